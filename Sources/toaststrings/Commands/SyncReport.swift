// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import CommandLineInterface
import SwiftExtraction
import XCStrings

/// What `sync` tells: for people on standard error, or as JSON on standard output.
struct SyncReport {
  /// One catalog.
  struct Catalog {
    let path: String
    let result: SyncResult
    let doubts: [SyncSession.Doubt]
  }

  let catalogs: [Catalog]
  let isJSON: Bool

  func write(_ context: CommandContext) {
    if isJSON {
      context.output.write(json())
    } else {
      for catalog in catalogs { tell(catalog, context) }
    }
  }

  // MARK: - For people

  private func tell(_ catalog: Catalog, _ context: CommandContext) {
    for doubt in catalog.doubts {
      context.inform(
        "\(doubt.path):\(doubt.line):\(doubt.column): \(doubt.message) [\(doubt.problem.rawValue)]"
      )
    }
    let result = catalog.result
    list("new", result.added, context)
    list("used again", result.returned, context)
    list("updated", result.updated, context)
    list("stale", result.stale, context)
    list("removed", result.removed, context)
    list("not looked up, but a literal in the sources; kept", result.literals, context)
    for (key, stored, code) in result.differing {
      context.inform(
        "the code's text of “\(key)” is “\(code)”, the catalog keeps “\(stored)”;"
          + " --review-changed takes it over"
      )
    }
    for (old, new) in result.renamed {
      context.inform(
        "“\(old)” may be “\(new)” now; rename it to keep its translations"
      )
    }
    let counts = [
      ("new", result.added), ("used again", result.returned), ("updated", result.updated),
      ("stale", result.stale), ("removed", result.removed),
    ].filter { !$0.1.isEmpty }.map { "\($0.1.count) \($0.0)" }
    context.inform(
      "\(catalog.path): \(counts.isEmpty ? "up to date" : counts.joined(separator: ", "))"
    )
  }

  private func list(_ label: String, _ keys: [String], _ context: CommandContext) {
    for key in keys { context.inform("\(label): \(key)") }
  }

  // MARK: - For programs

  private func json() -> [UInt8] {
    var bytes = Array("{\n  \"version\": 1,\n  \"catalogs\": [".utf8)
    for (index, catalog) in catalogs.enumerated() {
      bytes += (index > 0 ? ",\n    {" : "\n    {").utf8
      bytes += "\"path\": ".utf8
      JSONStrings.appendReportQuoted(catalog.path, to: &bytes)
      append("added", catalog.result.added, to: &bytes)
      append("returned", catalog.result.returned, to: &bytes)
      append("stale", catalog.result.stale, to: &bytes)
      append("removed", catalog.result.removed, to: &bytes)
      append("updated", catalog.result.updated, to: &bytes)
      bytes += ",\n      \"doubts\": [".utf8
      for (number, doubt) in catalog.doubts.enumerated() {
        bytes += (number > 0 ? ",\n        " : "\n        ").utf8
        append(doubt, to: &bytes)
      }
      bytes += "]}".utf8
    }
    bytes += "\n  ]\n}\n".utf8
    return bytes
  }

  private func append(_ name: String, _ keys: [String], to bytes: inout [UInt8]) {
    bytes += ",\n      \"\(name)\": [".utf8
    for (index, key) in keys.enumerated() {
      if index > 0 { bytes += ", ".utf8 }
      JSONStrings.appendReportQuoted(key, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private func append(_ doubt: SyncSession.Doubt, to bytes: inout [UInt8]) {
    bytes += "{\"problem\": ".utf8
    JSONStrings.appendReportQuoted(doubt.problem.rawValue, to: &bytes)
    bytes += ", \"path\": ".utf8
    JSONStrings.appendReportQuoted(doubt.path, to: &bytes)
    bytes += ", \"line\": \(doubt.line), \"column\": \(doubt.column), \"key\": ".utf8
    JSONStrings.appendReportQuoted(doubt.key, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }
}

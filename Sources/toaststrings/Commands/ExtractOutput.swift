// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogInterchange
import CatalogOperations
import CommandLineInterface
import Foundation
import SwiftExtraction
import XCStrings

/// Writes what was extracted in the formats of Xcode.
struct ExtractOutput {
  let output: String?
  let context: CommandContext

  // MARK: - .stringsdata

  /// Writes a `.stringsdata` file for each source into a folder, or that of a single source to
  /// standard output.
  func writeStringsData(_ extraction: ProjectExtraction) throws {
    guard let output, output != "-" else {
      guard extraction.sources.count == 1 else {
        throw UsageError(
          "several sources make several .stringsdata files; name a folder with '--output'",
          reference: "extract --help"
        )
      }
      context.output.write(StringsDataFile.bytes(of: extraction.sources[0]))
      return
    }
    let folder = output.hasSuffix("/") ? String(output.dropLast()) : output
    try NewFolder.make(folder)
    for (source, name) in zip(extraction.sources, Self.fileNames(extraction.sources.map(\.path)))
    where source.failure == nil {
      _ = try AtomicFile.replace("\(folder)/\(name)", StringsDataFile.bytes(of: source))
    }
  }

  /// A name for each source: its own, with a number of the path where two sources share it.
  static func fileNames(_ paths: [String]) -> [String] {
    let bases = paths.map { path -> String in
      let name = String(path.split(separator: "/").last ?? "source")
      return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }
    var counts: [String: Int] = [:]
    // File systems may not tell upper from lower case.
    for base in bases { counts[base.lowercased(), default: 0] += 1 }
    return zip(paths, bases).map { path, base in
      let isShared = counts[base.lowercased(), default: 0] > 1
      return isShared ? "\(base)-\(hash(path)).stringsdata" : "\(base).stringsdata"
    }
  }

  private static func hash(_ path: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  // MARK: - .xcstrings

  /// Writes a new catalog: to standard output or a file, or one for each table into a folder.
  func writeCatalogs(_ extraction: ProjectExtraction) throws {
    var tables: [String: [ExtractedString]] = [:]
    for source in extraction.sources {
      for string in source.strings { tables[string.table, default: []].append(string) }
    }
    if let output, output != "-", !output.hasSuffix(".xcstrings") {
      let folder = output.hasSuffix("/") ? String(output.dropLast()) : output
      try NewFolder.make(folder)
      for (table, strings) in tables.sorted(by: { $0.key < $1.key }) {
        let name = table.replacingOccurrences(of: "/", with: "_")
        _ = try AtomicFile.replace("\(folder)/\(name).xcstrings", try catalog(strings))
      }
      return
    }
    let table =
      output.map { $0 == "-" ? ExtractedString.defaultTable : SyncPlan.table($0) }
      ?? ExtractedString.defaultTable
    let bytes = try catalog(tables[table] ?? [])
    if let output, output != "-" {
      _ = try AtomicFile.replace(output, bytes)
    } else {
      context.output.write(bytes)
    }
    for (other, strings) in tables.sorted(by: { $0.key < $1.key }) where other != table {
      context.inform(
        "\(Count.text(strings.count, "text")) \(strings.count == 1 ? "is" : "are") of the table"
          + " \(other); name a folder with --output for all"
      )
    }
  }

  private func catalog(_ strings: [ExtractedString]) throws -> [UInt8] {
    let empty = try StringCatalog(TextBytes(SyncPlan.empty), path: "catalog")
    do {
      return try CatalogSync.apply(strings, to: empty, options: CatalogSync.Options()).bytes
        ?? SyncPlan.empty
    } catch {
      throw CommandFailure("the catalog cannot be made: \(error)")
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CatalogOperations
import CommandLineInterface
import XCStrings

/// `toaststrings format`: rewrites catalogs as Xcode lays them out.
enum FormatCommand {
  static let spec = CommandSpec(
    "format",
    summary: "rewrite catalogs in Xcode's exact layout and order",
    discussion: """
      Without operands every catalog below the working directory is formatted. A file that is \
      right already is not touched; one that is not JSON, or in which a name stands twice, is \
      refused and left alone, and the others are still formatted.
      """,
    examples: [
      .init("toaststrings format", "every catalog below this folder"),
      .init("toaststrings format --check", "in CI: status 1 when one would change"),
      .init("toaststrings format --diff App.xcstrings", "show what would change"),
    ],
    arguments: [
      ArgumentSpec(
        "path",
        count: .zeroOrMore,
        help: "Catalogs or folders; \"-\" formats stdin to stdout",
        completion: .catalogs
      )
    ],
    options: [
      .flag("check", short: "c", help: "Write nothing; status 1 when a file would change"),
      .flag(
        "diff",
        short: "d",
        help: "Write nothing; print what would change as a patch",
        details: "\"git apply\" and \"patch -p1\" apply it in the folder where the tool ran."
      ),
      .value(
        "order",
        ValueSpec(
          "order",
          form: .choice(
            ChoiceSet(
              noun: "order",
              [
                .init("xcode", help: "sorted as Xcode sorts"),
                .init("keep", help: "as the members stand"),
              ]
            )
          ),
          defaultValue: "xcode"
        ),
        help: "The order of members"
      ),
      Jobs.option,
    ],
    exitStatus: "0 done, 1 a file would change, 2 could not format"
  )

  static let command = CommandLineTool.Command(spec) { parsed, context in
    let found = try CatalogFinder.find(parsed.operands("path"))
    let order = parsed.value("order").flatMap(CatalogOrder.init(rawValue:)) ?? .xcode
    let isShown = parsed.flag("diff")
    let writes = !isShown && !parsed.flag("check")
    var failed = found.errors.map(\.description)
    var changed = 0
    try await OrderedWork.run(found.paths, jobs: Jobs.count(parsed)) { path in
      FormattedFile(path, order, writes: writes, keepsTexts: isShown, context)
    } handle: { file in
      switch file.outcome {
      case .unchanged: return
      case .failed(let reason): failed.append(reason)
      case .changed(let old, let new):
        changed += 1
        if file.path == "-", writes { return }
        if let old, let new {
          ShownDifference.write(from: old, to: new, path: file.path, context)
        } else if writes {
          context.inform("formatted \(file.path)")
        } else {
          context.output.write("\(file.path.escapedForTerminal)\n")
        }
      }
    }
    for reason in failed { context.complain(reason) }
    if !failed.isEmpty { return .failure }
    context.inform(summary(changed, of: found.paths.count, writes: writes))
    return changed > 0 && !writes ? .findings : .success
  }

  private static func summary(_ changed: Int, of count: Int, writes: Bool) -> String {
    let files = Count.text(count, "catalog")
    return writes ? "\(changed) of \(files) formatted" : "\(changed) of \(files) would change"
  }
}

/// What became of one file.
private struct FormattedFile: Sendable {
  enum Outcome: Sendable {
    case unchanged
    /// The texts before and after, where they are to be shown.
    case changed(old: [UInt8]?, new: [UInt8]?)
    case failed(String)
  }

  let path: String
  let outcome: Outcome

  init(
    _ path: String,
    _ order: CatalogOrder,
    writes: Bool,
    keepsTexts: Bool,
    _ context: CommandContext
  ) {
    self.path = path
    do {
      let catalog = try CatalogText.read(path, context)
      let new = try CatalogFormatting.formatted(catalog, order: order)
      if path == "-", writes { context.output.write(new ?? catalog.bytes) }
      guard let new else {
        outcome = .unchanged
        return
      }
      if writes, path != "-" { try Self.rewrite(path, order) }
      outcome = .changed(
        old: keepsTexts ? catalog.bytes : nil,
        new: keepsTexts ? new : nil
      )
    } catch let error as CatalogEditorError {
      outcome = .failed("\(path): \(error)")
    } catch {
      outcome = .failed("\(error)")
    }
  }

  /// Formats under the file's lock, so that the edit of another writer is not lost.
  private static func rewrite(_ path: String, _ order: CatalogOrder) throws {
    _ = try AtomicFile.update(path) { bytes in
      let catalog = try StringCatalog(TextBytes(bytes), path: path)
      return try CatalogFormatting.formatted(catalog, order: order)
    }
  }
}

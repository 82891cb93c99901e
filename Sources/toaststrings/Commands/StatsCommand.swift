// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CatalogOperations
import CommandLineInterface
import XCStrings

/// `toaststrings stats`: how much of each catalog is translated.
enum StatsCommand {
  static let spec = CommandSpec(
    "stats",
    summary: "show the coverage of each catalog and language",
    discussion: """
      A key is complete in a language when every form that the language needs has text and none \
      is "new". Stale keys and those that are not to be translated do not count.
      """,
    examples: [
      .init("toaststrings stats", "every catalog below this folder"),
      .init("toaststrings stats --format json App.xcstrings", "the same for a program"),
    ],
    arguments: [
      ArgumentSpec(
        "path",
        count: .zeroOrMore,
        help: "Catalogs or folders; \"-\" reads one catalog from stdin",
        completion: .catalogs
      )
    ],
    options: [
      .textOrJSON(help: "How the figures are written"),
      Jobs.option,
    ]
  )

  static let command = CommandLineTool.Command(spec) { parsed, context in
    let found = try CatalogFinder.find(parsed.operands("path"))
    var failed = found.errors.map(\.description)
    var reports: [(path: String, statistics: CatalogStatistics)] = []
    try await OrderedWork.run(found.paths, jobs: Jobs.count(parsed)) { path in
      Counted(path, context)
    } handle: { counted in
      switch counted.result {
      case .success(let statistics): reports.append((counted.path, statistics))
      case .failure(let failure): failed.append(failure.message)
      }
    }
    context.output.write(
      parsed.value("format") == "json"
        ? StatisticsReport.json(reports) : StatisticsReport.text(reports)
    )
    for reason in failed { context.complain(reason) }
    return failed.isEmpty ? .success : .failure
  }

  private struct Counted: Sendable {
    let path: String
    let result: Result<CatalogStatistics, CommandFailure>

    init(_ path: String, _ context: CommandContext) {
      self.path = path
      do {
        let catalog = try CatalogText.readCatalog(path, context)
        let duplicates = catalog.duplicateMembers
        guard duplicates.isEmpty else { throw CatalogEditorError.duplicateMembers(duplicates) }
        result = .success(CatalogStatistics(of: catalog, rules: .fromICU))
      } catch let error as CatalogEditorError {
        result = .failure(CommandFailure("\(path): \(error)"))
      } catch {
        result = .failure(CommandFailure("\(error)"))
      }
    }
  }
}

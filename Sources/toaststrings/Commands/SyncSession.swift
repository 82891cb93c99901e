// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CatalogInterchange
import CatalogOperations
import CommandLineInterface
import Foundation
import SwiftExtraction
import XCStrings

/// One run of `sync`.
struct SyncSession {
  private let parsed: ParsedArguments
  private let context: CommandContext
  private let catalogs: [String]
  private let sourcePaths: [String]

  /// A text with the path of its source.
  struct Located {
    let path: String
    let string: ExtractedString
  }

  /// A place where a key or its text is in doubt.
  struct Doubt {
    let problem: ExtractionProblem
    let path: String
    let line: Int
    let column: Int
    let key: String
    let message: String
  }

  init(_ parsed: ParsedArguments, _ context: CommandContext) throws {
    self.parsed = parsed
    self.context = context
    let paths = parsed.operands("path")
    catalogs = paths.filter { $0.hasSuffix(".xcstrings") }
    let others = paths.filter { !$0.hasSuffix(".xcstrings") }
    sourcePaths = others.isEmpty && !parsed.isGiven("stringsdata") ? ["."] : others
    guard !catalogs.isEmpty else {
      throw UsageError("a catalog (*.xcstrings) is missing", reference: "sync --help")
    }
  }

  func run() async throws -> ExitStatus {
    for catalog in catalogs where !parsed.flag("create") {
      guard FileManager.default.fileExists(atPath: catalog) else {
        throw CommandFailure("\(catalog): no such catalog; use --create to make it")
      }
    }
    let isComplete = parsed.flag("complete")
    var (options, includesTests) = try SourceOptions.read(parsed, near: catalogs.first ?? ".")
    options.collectsLiterals = isComplete
    let found = try SourceFinder.find(sourcePaths, includesTests: includesTests, context)
    let extraction = await SourceExtractor(options).extract(
      found.sources,
      jobs: Jobs.count(parsed)
    )
    var isUnreadable = !found.errors.isEmpty
    for error in found.errors { context.complain(error.description) }
    for source in extraction.sources {
      guard let failure = source.failure else { continue }
      context.complain(CheckError(path: source.path, message: failure).description)
      isUnreadable = true
    }
    if isComplete, isUnreadable || extraction.isIncomplete {
      tellUnreadable(extraction)
      throw CommandFailure(
        "--complete needs every source in full; nothing was changed, since a key that was not"
          + " found may be in what could not be read"
      )
    }
    if isComplete, extraction.sources.isEmpty, !parsed.isGiven("stringsdata") {
      throw CommandFailure(
        "--complete found no Swift source in \(sourcePaths.joined(separator: ", ")); nothing was"
          + " changed, since without sources every key would be unused"
      )
    }
    var strings = extraction.sources.flatMap { source in
      source.strings.map { Located(path: source.path, string: $0) }
    }
    strings += try readStringsData()
    try refuseConflicts(strings)
    return try sync(strings, extraction, isUnreadable: isUnreadable)
  }

  private func tellUnreadable(_ extraction: ProjectExtraction) {
    for source in extraction.sources {
      for problem in source.diagnostics where problem.problem == .unreadableSource {
        context.complain("\(source.path):\(problem.line):\(problem.column): \(problem.message)")
      }
    }
  }

  private func readStringsData() throws -> [Located] {
    try parsed.values("stringsdata").flatMap { path in
      let bytes = try TextBytes(contentsOfFile: path)
      do {
        let file = try StringsDataFile(bytes.copy(0..<bytes.count))
        return file.strings.map {
          Located(path: file.source.isEmpty ? path : file.source, string: $0)
        }
      } catch {
        throw CommandFailure("\(path): \(error)")
      }
    }
  }

  /// Refuses two default values of one key, in whatever table.
  private func refuseConflicts(_ strings: [Located]) throws {
    struct Key: Hashable {
      let table: String
      let key: ExactText
    }
    var first: [Key: Located] = [:]
    var messages: [String] = []
    for located in strings {
      guard let value = located.string.defaultValue, located.string.hasExplicitDefault else {
        continue
      }
      let key = Key(table: located.string.table, key: ExactText(located.string.key))
      guard let other = first[key] else {
        first[key] = located
        continue
      }
      guard let known = other.string.defaultValue, !known.isExactly(value) else { continue }
      messages.append(
        "\(located.path):\(located.string.line):\(located.string.column): the default value of"
          + " “\(located.string.key)” is “\(value)” here and “\(known)” at"
          + " \(other.path):\(other.string.line); make them one"
      )
    }
    guard let last = messages.popLast() else { return }
    for message in messages { context.complain(message) }
    throw CommandFailure(last + "; nothing was changed")
  }

  private func sync(
    _ strings: [Located],
    _ extraction: ProjectExtraction,
    isUnreadable: Bool
  ) throws -> ExitStatus {
    var reports: [SyncReport.Catalog] = []
    var plans: [SyncPlan] = []
    for path in catalogs {
      let plan = SyncPlan(
        path: path,
        strings: strings,
        options: syncOptions(extraction),
        creates: parsed.flag("create")
      )
      let (result, doubts) = try plan.preview()
      reports.append(SyncReport.Catalog(path: path, result: result, doubts: doubts))
      plans.append(plan)
    }
    let hasDrift = reports.contains { $0.result.isDrift }
    let hasDoubts =
      reports.contains { !$0.doubts.isEmpty } || extraction.hasDoubts
    let isRefused = parsed.flag("strict") && hasDoubts
    if parsed.flag("dry-run") {
      for (plan, report) in zip(plans, reports) {
        if let bytes = report.result.bytes {
          ShownDifference.write(
            from: plan.isNew ? nil : try plan.current(),
            to: bytes,
            path: plan.path,
            context
          )
        }
      }
    } else if !parsed.flag("check"), !isRefused {
      for (plan, report) in zip(plans, reports) where report.result.isDrift { try plan.write() }
    }
    SyncReport(catalogs: reports, isJSON: parsed.value("format") == "json").write(context)
    tellOtherTables(strings)
    if isUnreadable { return .failure }
    return isRefused || parsed.flag("check") && hasDrift ? .findings : .success
  }

  private func syncOptions(_ extraction: ProjectExtraction) -> CatalogSync.Options {
    var options = CatalogSync.Options()
    options.isComplete = parsed.flag("complete")
    options.reviewsChanged = parsed.flag("review-changed")
    options.isLiteral = { extraction.hasLiteral($0) }
    return options
  }

  /// Names the tables of the sources that no given catalog is.
  private func tellOtherTables(_ strings: [Located]) {
    let given = Set(catalogs.map(SyncPlan.table))
    var others: [String: Int] = [:]
    for located in strings where !given.contains(located.string.table) {
      others[located.string.table, default: 0] += 1
    }
    for (table, count) in others.sorted(by: { $0.key < $1.key }) {
      context.inform(
        "\(Count.text(count, "text")) \(count == 1 ? "is" : "are") of the table \(table), of which"
          + " no catalog was given"
      )
    }
  }
}

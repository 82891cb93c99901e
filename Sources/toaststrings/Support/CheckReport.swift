// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import XCStrings

/// What a check says while it goes on: the report or the changes it would make, messages, status.
struct CheckReport {
  private let request: CheckRequest
  private let context: CommandContext
  private let output: ReportDestination
  /// `nil` for a dry run, which shows differences alone.
  private var reporter: (any Reporter)?
  private(set) var summary = CheckSummary()
  private(set) var status = ExitStatus.success
  private var errors: [CheckError]
  private var records: [String: BaselineFile.Record] = [:]
  private var repairs = 0

  init(_ request: CheckRequest, _ context: CommandContext, errors: [CheckError]) throws {
    self.request = request
    self.context = context
    self.errors = errors
    output = try ReportDestination(request.output, context)
    guard !(request.fixing?.isDryRun ?? false) else { return }
    let terminal = context.outputTerminal
    let isShown = request.output == nil
    let style = ReportStyle(
      verbose: request.isVerbose,
      showsSource: isShown && terminal.isTerminal,
      usesColor: isShown && terminal.usesColor,
      columns: terminal.columns
    )
    reporter = request.format.makeReporter(
      to: output,
      style: style,
      tool: ToastStringsTool.identity
    )
  }

  mutating func begin() throws {
    try reporter?.begin()
  }

  /// Takes a catalog that was checked.
  mutating func add(_ piece: CheckPiece, _ outcome: CheckPiece.Outcome) throws {
    let checked = outcome.checked
    if let error = checked.error {
      errors.append(error)
      return
    }
    if let baseline = piece.baseline, let found = outcome.found {
      records[baseline.path, default: BaselineFile.Record()].add(
        found,
        to: baseline.name(piece.path)
      )
    }
    repairs += outcome.repairs
    if piece.code == nil {
      summary.add(keys: checked.keys, findings: checked.findings)
    } else {
      summary.add(checked.findings)
    }
    if checked.isMalformed {
      status = .failure
    } else if status == .success,
      checked.findings.contains(where: { piece.failLevel.fails($0.severity) })
    {
      status = .findings
    }
    if let change = outcome.change {
      ShownDifference.write(from: change.old, to: change.new, path: piece.path, context)
    }
    if !checked.findings.isEmpty {
      try reporter?.report(
        checked.findings,
        source: checked.source.map { CatalogReportSource($0) }
      )
    }
  }

  /// The report has no place to go; what could not be read is still told.
  mutating func fail(_ error: FileError) {
    context.complain(error.description)
    status = .failure
  }

  mutating func finish() throws {
    try reporter?.finish(summary, errors: errors)
    if reporter != nil { try output.finish() }
  }

  /// Writes baselines and says what is to be said beside the report.
  mutating func conclude(_ baselines: [String: BaselineFile]) {
    // What goes to both streams stays in its order where they are one.
    context.output.flush()
    // Rules that did not run have not lost their findings.
    let isWhole = request.selection == RuleSelection()
    for (path, baseline) in baselines.sorted(by: { $0.key < $1.key }) where isWhole {
      do {
        try baseline.finish(records[path] ?? BaselineFile.Record(), context)
      } catch {
        context.complain("\(error)")
        status = .failure
      }
    }
    for error in errors { context.complain(error.description) }
    if !errors.isEmpty { status = .failure }
    if let fixing = request.fixing {
      let verb = fixing.isDryRun ? "would be fixed" : "fixed"
      context.inform("\(Count.text(repairs, "finding")) \(verb)")
    }
    context.inform(summary.description)
  }
}

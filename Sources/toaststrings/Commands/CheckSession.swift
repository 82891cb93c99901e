// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import XCStrings

/// One run of `check`: finds the catalogs and what applies to them, checks, reports.
struct CheckSession {
  private let parsed: ParsedArguments
  private let context: CommandContext
  private let request: CheckRequest

  init(_ parsed: ParsedArguments, _ context: CommandContext) throws {
    self.parsed = parsed
    self.context = context
    request = try CheckRequest(parsed)
  }

  func run() async throws -> ExitStatus {
    var assembly = CheckAssembly(request, context)
    do {
      try await assembly.collect(parsed)
    } catch let error as ConfigurationError {
      throw error.usage
    } catch let error as RuleOptionError {
      throw error.usage
    } catch let error as RuleSelectionError {
      throw error.usage
    }
    try ReportDestination.requireOther(than: assembly.pieces.map(\.path), request.output)
    var report = try CheckReport(request, context, errors: assembly.errors)
    let total = assembly.pieces.count
    do {
      try report.begin()
      try await OrderedWork.run(assembly.pieces, jobs: Jobs.count(parsed)) { piece in
        (piece, piece.run())
      } handle: { (piece: CheckPiece, outcome: CheckPiece.Outcome) in
        try report.add(piece, outcome)
        context.progress.update("checked \(report.summary.catalogs) of \(total) catalogs")
      }
      try report.finish()
    } catch is OutputEnded {
      // Said once at the end by the tool, or not at all for a pipe that was closed.
    } catch let error as FileError {
      report.fail(error)
    }
    report.conclude(assembly.baselines)
    return report.status
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CatalogOperations
import CommandLineInterface
import SwiftExtraction
import XCStrings

/// One run of `extract`.
struct ExtractSession {
  private let parsed: ParsedArguments
  private let context: CommandContext
  private let format: ExtractFormat

  init(_ parsed: ParsedArguments, _ context: CommandContext) {
    self.parsed = parsed
    self.context = context
    format = parsed.value("format").flatMap(ExtractFormat.init(rawValue:)) ?? .text
  }

  func run() async throws -> ExitStatus {
    let paths = parsed.operands("path")
    var (options, includesTests) = try SourceOptions.read(parsed, near: paths.first ?? ".")
    options.reportsVerbatimVariables = parsed.flag("verbatim")
    let found = try SourceFinder.find(paths, includesTests: includesTests, context)
    let catalogs = try self.catalogs()
    let extraction = await SourceExtractor(options).extract(
      found.sources,
      jobs: Jobs.count(parsed),
      revising: reconciliation(catalogs)
    )
    var status = ExitStatus.success
    if parsed.flag("strict"), extraction.hasDoubts { status = .findings }
    try await write(extraction)
    for error in found.errors { context.complain(error.description) }
    for source in extraction.sources {
      guard let failure = source.failure else { continue }
      context.complain(CheckError(path: source.path, message: failure).description)
      status = .failure
    }
    if !found.errors.isEmpty { status = .failure }
    let count = extraction.sources.reduce(0) { $0 + $1.strings.count }
    context.inform(
      "\(Count.text(count, "text")) in \(Count.text(extraction.sources.count, "source"))"
    )
    return status
  }

  /// The keys of the catalogs of `--catalog`, by table.
  private func catalogs() throws -> [String: KeyReconciler] {
    var keys: [String: [String]] = [:]
    for path in parsed.values("catalog") {
      let catalog = try StringCatalog(contentsOfFile: path)
      keys[SyncPlan.table(path), default: []] += catalog.entries.map(\.key)
    }
    return keys.mapValues { KeyReconciler(keys: $0) }
  }

  private func reconciliation(
    _ catalogs: [String: KeyReconciler]
  ) -> (@Sendable (ExtractedString) -> ExtractedString)? {
    guard !catalogs.isEmpty else { return nil }
    return { string in
      catalogs[string.table]?.reconcile(string).string ?? string
    }
  }

  private func write(_ extraction: ProjectExtraction) async throws {
    switch format {
    case .text, .json:
      let output = try ReportDestination(parsed.value("output"), context)
      do {
        try await writeReport(extraction, to: output)
        try output.finish()
      } catch is OutputEnded {
        // Said once at the end by the tool, or not at all for a pipe that was closed.
      }
    case .stringsdata:
      try ExtractOutput(output: parsed.value("output"), context: context)
        .writeStringsData(extraction)
    case .xcstrings:
      try ExtractOutput(output: parsed.value("output"), context: context)
        .writeCatalogs(extraction)
    }
  }

  private func writeReport(
    _ extraction: ProjectExtraction,
    to output: ReportDestination
  ) async throws {
    let jobs = Jobs.count(parsed)
    let pieces = ExtractReportPiece.all(extraction.sources)
    guard format == .json else {
      try await OrderedWork.run(pieces, jobs: jobs) { piece in
        ExtractReport.text(piece)
      } handle: {
        try output.write($0)
      }
      return
    }
    try output.write(Array("[".utf8))
    var isFirst = true
    try await OrderedWork.run(pieces, jobs: jobs) { piece in
      ExtractReport.json(piece)
    } handle: { bytes in
      guard !bytes.isEmpty else { return }
      try output.write(Array((isFirst ? "\n  " : ",\n  ").utf8))
      isFirst = false
      try output.write(bytes)
    }
    try output.write(Array((isFirst ? "]\n" : "\n]\n").utf8))
  }
}

extension SourceFinder {
  /// Finds the sources that a command line names; `-` is standard input.
  static func find(
    _ paths: [String],
    includesTests: Bool,
    _ context: CommandContext
  ) throws -> Result {
    var finder = SourceFinder(includesTests: includesTests)
    if paths.contains("-") {
      let bytes = try context.input.readAll()
      finder.input = { bytes }
    }
    return finder.find(paths)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import XCStrings

/// Where a report goes: standard output, or a file that appears when the report is whole.
final class ReportDestination: ReportOutput {
  private let output: BufferedOutput
  private let path: String?
  /// Where the report waits until it is whole.
  private let spool: SpoolFile?

  init(_ path: String?, _ context: CommandContext) throws {
    self.path = path == "-" ? nil : path
    // What is no file, such as a pipe, has no folder to wait in that could be written to.
    spool = try self.path.map { try SpoolFile(for: $0) }
    output = context.output
  }

  func write(_ more: [UInt8]) throws {
    if let spool { return try spool.append(more) }
    output.write(more)
    // Nobody reads any more, or nothing more can be written: no need to go on.
    if output.failure != nil { throw OutputEnded() }
  }

  /// Puts the file in place.
  ///
  /// - Throws: `FileError` when it cannot be written.
  func finish() throws {
    guard let path, let spool else { return }
    try AtomicFile.replace(path, with: spool)
  }
}

extension ReportDestination {
  /// Sees to it that the report does not take the place of a catalog that it is about.
  ///
  /// - Throws: `UsageError` when the file is one of the catalogs, by whatever name.
  static func requireOther(than catalogs: [String], _ path: String?) throws {
    guard let path, path != "-" else { return }
    let file = RealPath.of(path)
    guard !catalogs.contains(where: { $0 != "-" && RealPath.of($0) == file }) else {
      throw UsageError(
        "'\(path)' for '--output' is a catalog that is read; name another file",
        reference: "check --help"
      )
    }
  }
}

/// The output took no more; the tool says so once at the end.
struct OutputEnded: Error {}

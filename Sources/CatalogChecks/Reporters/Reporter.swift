// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Writes findings in one format while they are found.
///
/// The calls are `begin`, then `report` once a catalog with findings, then `finish`. A reporter
/// keeps at most what belongs to one catalog; what it throws comes from its output.
///
/// A new format is one file with a reporter and one case of `ReportFormat`.
package protocol Reporter {
  /// Writes what stands before the first finding.
  mutating func begin() throws

  /// Writes the findings of one catalog.
  ///
  /// - Parameters:
  ///   - findings: all of the same path, sorted by line, column and rule; catalogs come in the
  ///     order of their paths.
  ///   - source: the text of the catalog; asked only by formats that show it.
  /// - Throws: what the output throws.
  mutating func report(_ findings: [Finding], source: (any ReportSource)?) throws

  /// Writes what stands after the last finding, and passes all bytes on to the output.
  ///
  /// - Parameters:
  ///   - summary: the counts of the whole run.
  ///   - errors: the files that could not be read or written. Formats that have no place for them
  ///     leave them out; the caller says them on the standard error output in any case.
  /// - Throws: what the output throws.
  mutating func finish(_ summary: CheckSummary, errors: [CheckError]) throws
}

extension [Finding] {
  /// Whether the findings are of one catalog and in the order in which reporters take them.
  package var isInReportOrder: Bool {
    zip(self, dropFirst()).allSatisfy { former, latter in
      former.path == latter.path
        && (former.location.line, former.location.column, former.rule)
          <= (latter.location.line, latter.location.column, latter.rule)
    }
  }
}

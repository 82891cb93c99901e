// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Why a request cannot be carried out; nothing is changed then.
package struct CatalogEditFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line of the list that has the request, from 1; `nil` for one from the command line, and
  /// where the catalog is at fault.
  package let line: Int?
  /// What is wrong and what to do, in one sentence without a full stop.
  package let reason: String
  /// The name that nobody knows, where that is the reason; for a suggestion.
  package let unknown: EditVocabulary.Unknown?

  package init(line: Int? = nil, _ reason: String) {
    self.line = line
    self.reason = reason
    unknown = nil
  }

  init(line: Int?, unknown: EditVocabulary.Unknown) {
    self.line = line
    reason = "unknown \(unknown.noun) \(quoted(unknown.name))"
    self.unknown = unknown
  }

  /// The line, when there is one, and the reason.
  package var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}

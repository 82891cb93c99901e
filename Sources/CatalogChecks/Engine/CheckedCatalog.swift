// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// What a check says of one catalog.
package struct CheckedCatalog: Sendable {
  /// The path as it was given.
  package let path: String
  /// The findings in the order of the file.
  package let findings: [Finding]
  /// The number of keys; zero for a file that is no catalog.
  package let keys: Int
  /// The bytes, for reports that show lines; `nil` when the file could not be read.
  package let source: TextBytes?
  /// Why the file could not be read.
  package let error: CheckError?
  /// Whether the file is not JSON, so that nothing else can be said of it.
  package let isMalformed: Bool

  /// The same catalog as one that could not be dealt with.
  package func failing(_ error: CheckError) -> CheckedCatalog {
    CheckedCatalog(
      path: path,
      findings: [],
      keys: 0,
      source: nil,
      error: error,
      isMalformed: false
    )
  }

  /// The same without some findings.
  ///
  /// - Parameter isKept: for each finding whether it stays.
  /// - Returns: the rest; a file that is not JSON keeps saying so.
  package func keeping(_ isKept: [Bool]) -> CheckedCatalog {
    CheckedCatalog(
      path: path,
      findings: zip(findings, isKept).filter { $0.1 || isMalformed }.map(\.0),
      keys: keys,
      source: source,
      error: error,
      isMalformed: isMalformed
    )
  }
}

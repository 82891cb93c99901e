// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// Repairs what can be repaired without a person.
///
/// A repair touches only what its finding is about. The result is checked again, since a repair may
/// uncover another finding, until there is nothing left to repair.
package struct CatalogFixer: Sendable {
  /// Says for each finding of a file whether it is to be repaired.
  package typealias Selection = @Sendable ([Finding]) -> [Bool]

  /// What became of a catalog.
  package struct Result: Sendable {
    /// The bytes of the repaired file; `nil` when it stays as it is.
    package let bytes: [UInt8]?
    /// What a check says of the file now.
    package let checked: CheckedCatalog
    /// How many findings were repaired.
    package let repairs: Int
  }

  /// Repairs follow from each other two or three times at most; this bounds an oversight.
  private static let passLimit = 10

  private let checker: Checker
  private let includesUnsafe: Bool

  /// Makes a fixer.
  ///
  /// - Parameters:
  ///   - checker: finds what is to be repaired.
  ///   - includesUnsafe: whether good guesses are carried out too.
  package init(_ checker: Checker, includesUnsafe: Bool) {
    self.checker = checker
    self.includesUnsafe = includesUnsafe
  }

  /// Whether any of the findings can be repaired.
  package func canFix(_ findings: [Finding]) -> Bool {
    findings.contains { isAllowed($0.fix) }
  }

  /// Repairs a catalog.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the catalog.
  ///   - path: its path, as reports name it.
  ///   - selection: which findings are repaired; by default all that can be.
  /// - Returns: the repaired file and what is still found in it.
  package func fix(
    _ bytes: TextBytes,
    path: String,
    selection: Selection = { $0.map { _ in true } }
  ) -> Result {
    var current = bytes
    var new: [UInt8]?
    var first: Int?
    for _ in 0..<Self.passLimit {
      guard let (checked, repairs, catalog) = checker.checkForRepair(current, path: path) else {
        break
      }
      let wanted = zip(zip(checked.findings, selection(checked.findings)), repairs)
        .compactMap { $0.0.1 && isAllowed($0.0.0.fix) ? $0.1 : nil }
      guard let repaired = try? CatalogRepairs(catalog).bytes(after: wanted) else {
        let repairs = (first ?? wanted.count) - wanted.count
        return Result(bytes: new, checked: checked, repairs: repairs)
      }
      first = first ?? wanted.count
      new = repaired
      current = TextBytes(repaired)
    }
    return Result(bytes: new, checked: checker.check(current, path: path), repairs: first ?? 0)
  }

  private func isAllowed(_ fix: FixKind) -> Bool {
    switch fix {
    case .none: false
    case .safe: true
    case .unsafe: includesUnsafe
    }
  }
}

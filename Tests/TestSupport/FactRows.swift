// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Synchronization
public import Testing

/// The rows of the shared table of run-time cases (`facts/runtime-cases.md`) that a test runs.
///
/// The trait claims a row, and nothing proves the claim: that the test asserts what the row says is
/// for whoever reads it. Swift Testing makes all tests with their traits before it runs any, whatever
/// the filter; so a test may ask for the rows that are claimed. For the same reason the rows of tests
/// that are skipped count, be it by a filter, by `.enabled(if:)` for a version of ICU that the system
/// does not have, or by `.disabled`: that no row is without a test says nothing about which ones ran.
public struct FactRows: TestTrait {
  /// The numbers of the rows.
  public let numbers: [Int]

  private static let all = Mutex<Set<Int>>([])

  /// The rows that tests of this process claim.
  public static var claimed: Set<Int> { all.withLock { $0 } }

  fileprivate init(_ numbers: [Int]) {
    self.numbers = numbers
    Self.all.withLock { $0.formUnion(numbers) }
  }
}

extension Trait where Self == FactRows {
  /// The test runs these rows.
  public static func rows(_ numbers: Int...) -> Self { FactRows(numbers) }

  /// The test runs the rows that its arguments name; `nil` is none.
  public static func rows(of numbers: [Int?]) -> Self { FactRows(numbers.compactMap { $0 }) }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Synchronization
public import Testing

/// The rows of the shared table of run-time cases (`facts/runtime-cases.md`) that a test runs.
///
/// A row is claimed by the trait alone, which stands at a test and nowhere else. Swift Testing makes
/// all tests with their traits before it runs any, whatever the filter; so a test may ask for the
/// rows that are claimed.
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

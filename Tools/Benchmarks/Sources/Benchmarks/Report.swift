// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Prints figures and remembers which missed their gate.
struct Report {
  private(set) var isGood = true

  /// A figure that must not be above a limit.
  mutating func atMost(_ limit: Double, _ name: String, _ value: Double, unit: String = "× floor") {
    line(name, value, "at most \(limit) \(unit)", value <= limit)
  }

  /// A figure that must not be below a limit.
  mutating func atLeast(_ limit: Double, _ name: String, _ value: Double, unit: String = "×") {
    line(name, value, "at least \(limit) \(unit)", value >= limit)
  }

  /// A figure without a gate.
  func note(_ name: String, _ value: Double, unit: String) {
    print("     \(name): \(rounded(value)) \(unit)")
  }

  private mutating func line(_ name: String, _ value: Double, _ gate: String, _ isMet: Bool) {
    if !isMet { isGood = false }
    print("\(isMet ? "ok  " : "MISS") \(name): \(rounded(value)) (\(gate))")
  }

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

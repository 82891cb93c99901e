// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CBaseline

/// Times work in CPU time of this thread.
enum Measurement {
  /// Nanoseconds a call of each body: the best of many short batches, taken in turn, so that a
  /// busy moment of the machine hits all of them or none, and since everything else only ever adds.
  static func nanoseconds(
    rounds: Int = 200,
    calls: Int = 1_000,
    _ bodies: [(Int) -> Void]
  ) -> [Double] {
    var best = [Double](repeating: .infinity, count: bodies.count)
    for _ in 0..<rounds {
      for (number, body) in bodies.enumerated() {
        let start = baseline_thread_time()
        for index in 0..<calls { body(index) }
        let time = Double(baseline_thread_time() - start) / Double(calls)
        best[number] = min(best[number], time)
      }
    }
    return best
  }

  /// Allocations a call.
  static func allocations(_ calls: Int = 1_000, _ body: (Int) -> Void) -> Double {
    for index in 0..<calls { body(index) }
    let start = baseline_allocations()
    for index in 0..<calls { body(index) }
    return Double(baseline_allocations() - start) / Double(calls)
  }
}

/// Keeps the optimizer from dropping work.
@inline(never)
@_optimize(none)
func use<Value>(_ value: Value) {}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Numbers of things in messages.
enum Count {
  /// A number with its noun: `1 key`, `2 keys`.
  static func text(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What is known of the number that chooses a plural form.
package enum PluralArgument: Hashable, Sendable {
  /// A whole number: `%d`, `%lld`, `%u`.
  case integer
  /// A number that may have a fraction: `%f`, `%g`.
  case fractional
  /// The conversion does not tell: `%@`, or no conversion at all.
  case unknown
}

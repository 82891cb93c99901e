// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The integers below 1,000,000 that a plural form stands for.
package enum PluralIntegers: Hashable, Sendable {
  /// None: the form is for fractions, for millions, or for nothing.
  case none
  /// Exactly one, so a text may name it in words.
  case single(Int)
  /// Several; the smallest of them, ascending, for messages.
  case several([Int])
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// What makes a text worth a rule's look: the traits of its characters, of its state and of its
/// form.
struct TextTriggers: OptionSet, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The traits that the reader notes, bit for bit.
  @inline(__always)
  init(_ traits: TextTraits) {
    rawValue = traits.rawValue
  }

  static let letter = TextTriggers(.letter)
  static let percent = TextTriggers(.percent)
  static let escape = TextTriggers(.escape)
  static let markup = TextTriggers(.markup)
  static let nonASCII = TextTriggers(.nonASCII)
  static let suspect = TextTriggers(.suspect)
  static let edge = TextTriggers(.edge)
  /// Nothing in the text, or nothing but blanks and escapes.
  static let blank = TextTriggers(rawValue: 1 << 16)
  /// A state other than `translated`.
  static let state = TextTriggers(rawValue: 1 << 17)
  /// A `zero`, `one` or `two` form.
  static let smallForm = TextTriggers(rawValue: 1 << 18)
  /// Percent signs in the text or its reference, unless the placeholders are certainly right.
  static let placeholder = TextTriggers(rawValue: 1 << 20)
  /// Every text.
  static let always = TextTriggers(rawValue: 1 << 19)

  /// Characters that are shown; a text without any of them may be blank.
  static var visible: TextTraits { .letter | .digit | .percent | .markup | .nonASCII | .other }
}

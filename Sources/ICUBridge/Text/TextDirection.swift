// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// The direction in which a text runs.
public enum TextDirection: Hashable, Sendable {
  /// From left to right, or from right to left.
  case leftToRight, rightToLeft

  /// The direction of the first character that has one; `nil` where none has (UAX #9, P2 and P3).
  package init?(firstStrongOf text: String) {
    var text = text
    let found = text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return Int32(-1) }
      return unsafe toast_first_strong_direction(start, Int32(clamping: bytes.count))
    }
    switch found {
    case 0: self = .leftToRight
    case 1: self = .rightToLeft
    default: return nil
    }
  }

  /// The direction of texts in a language, by its likely script.
  package init(locale: String) {
    self = unsafe toast_locale_is_right_to_left(locale) == 1 ? .rightToLeft : .leftToRight
  }

  /// Whether a text is ASCII with a letter or digit at both ends, or empty: nothing in it can have
  /// an effect on its surroundings in a language that runs from left to right.
  package static func isPlainASCII(_ text: String) -> Bool {
    let found = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe toast_is_plain_ascii(bytes.baseAddress, Int64(bytes.count)) == 1
    }
    return found ?? false
  }

  /// The same of bytes.
  @unsafe
  @usableFromInline
  static func isPlainASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe toast_is_plain_ascii(bytes.baseAddress, Int64(bytes.count)) == 1
  }
}

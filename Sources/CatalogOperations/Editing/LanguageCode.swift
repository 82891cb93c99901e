// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What is accepted as a language: all that is well-formed, known or not.
enum LanguageCode {
  /// Whether a code is made as BCP 47 makes them, or with underscores as older systems do: a
  /// language of two to eight letters, then parts of one to eight letters and digits.
  static func isWellFormed(_ code: String) -> Bool {
    let parts = code.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard let language = parts.first, 2...8 ~= language.count, language.allSatisfy(isLetter) else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      1...8 ~= part.count && part.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
}

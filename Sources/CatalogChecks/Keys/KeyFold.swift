// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import Foundation
internal import FormatStrings
internal import XCStrings

/// A key without what two spellings of one key differ by.
///
/// Placeholders become one byte whatever their specifier, length and position; quotation marks
/// become straight; `...` becomes `…`; blanks become one, and none beside punctuation, a placeholder
/// or an end; composed and decomposed letters become composed. Line breaks stay.
struct KeyFold {
  /// The folded key in UTF-8; a placeholder is `placeholder`.
  private(set) var bytes: [UInt8] = []
  /// Whether a letter is left besides placeholders, blanks, digits and punctuation.
  private(set) var hasLetter = false
  /// Whether the key holds an escape of Swift, such as `\u{2026}`, as text.
  private(set) var hasSwiftEscape = false

  static let placeholder: UInt8 = 1

  private var isBlankPending = false
  private let foldsCase: Bool

  /// Folds a key.
  ///
  /// - Parameters:
  ///   - document: the catalog.
  ///   - token: the key.
  ///   - foldsCase: whether capitals and small letters are the same.
  init(_ document: JSONDocument, _ token: Int, foldsCase: Bool) {
    self.foldsCase = foldsCase
    let traits = document[token].traits
    bytes.reserveCapacity(Int(document[token].extent))
    if !traits.hasAny(.nonASCII | .escape) {
      document.withText(token) { fold($0, hasPercent: traits.hasAny(.percent)) }
    } else {
      var text = document.text(token)
      if traits.hasAny(.escape), let resolved = Self.resolvingSwiftEscapes(text) {
        hasSwiftEscape = true
        text = resolved
      }
      if text.utf8.contains(where: { $0 >= 0x80 }) {
        text = text.precomposedStringWithCanonicalMapping
        hasLetter = text.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
        if foldsCase { text = text.lowercased() }
      }
      fold(text.utf8.span, hasPercent: traits.hasAny(.percent))
    }
  }

  private mutating func fold(_ text: Span<UInt8>, hasPercent: Bool) {
    guard hasPercent else {
      foldLiteral(text, 0..<text.count)
      return
    }
    for segment in FormatString(utf8: text).segments {
      switch segment {
      case .placeholder(let placeholder) where placeholder.reading == .conversion:
        append(Self.placeholder, isWord: false)
      case .percentSign: append(UInt8(ascii: "%"), isWord: false)
      default: foldLiteral(text, segment.range)
      }
    }
  }

  private mutating func foldLiteral(_ text: Span<UInt8>, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      switch byte {
      case 0x20, 0x09:
        isBlankPending = true
        index += 1
      case UInt8(ascii: "."):
        let isEllipsis =
          index + 2 < range.upperBound && text[index + 1] == byte && text[index + 2] == byte
        append(isEllipsis ? Self.ellipsis : byte, isWord: false)
        index += isEllipsis ? 3 : 1
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        append(foldsCase ? byte | 0x20 : byte, isWord: true)
        hasLetter = true
        index += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        append(byte, isWord: true)
        hasLetter = true
        index += 1
      case 0x80...0xFF: index += foldNonASCII(text, index, range.upperBound)
      default:
        append(byte, isWord: 0x30...0x39 ~= byte)
        index += 1
      }
    }
  }

  /// Stands for `…` and `...`; a control character, so that no key holds it by itself.
  private static let ellipsis: UInt8 = 2

  /// Folds the character at an index; gives its length.
  private mutating func foldNonASCII(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Int {
    let second = index + 1 < end ? text[index + 1] : 0
    let third = index + 2 < end ? text[index + 2] : 0
    switch (text[index], second, third) {
    // U+00A0; U+2000 to U+200A, U+202F, U+3000.
    case (0xC2, 0xA0, _):
      isBlankPending = true
      return 2
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE3, 0x80, 0x80):
      isBlankPending = true
    case (0xE2, 0x80, 0x98...0x9B): append(UInt8(ascii: "'"), isWord: false)
    case (0xE2, 0x80, 0x9C...0x9F): append(UInt8(ascii: "\""), isWord: false)
    case (0xE2, 0x80, 0xA6): append(Self.ellipsis, isWord: false)
    default:
      append(text[index], isWord: true)
      return 1
    }
    return 3
  }

  /// Appends a byte and, between two words, the blank before it.
  private mutating func append(_ byte: UInt8, isWord: Bool) {
    if isBlankPending, isWord, let last = bytes.last, Self.isWord(last) { bytes.append(0x20) }
    isBlankPending = false
    bytes.append(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// A text with each `\u{2026}` in it resolved; `nil` where there is none.
  static func resolvingSwiftEscapes(_ text: String) -> String? {
    var result = ""
    var rest = text[...]
    var isFound = false
    while let start = rest.range(of: "\\u{") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      if let end = rest.firstIndex(of: "}"), rest[..<end].utf8.count <= 8,
        let value = UInt32(rest[..<end], radix: 16), let scalar = Unicode.Scalar(value)
      {
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
        isFound = true
      } else {
        result += "\\u{"
      }
    }
    return isFound ? result + rest : nil
  }
}

extension KeyFold {
  /// A number that is the same for the same folded key: FNV-1a of 64 bits.
  var hash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}

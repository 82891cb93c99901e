// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings

/// The placeholders of a reference as bytes, to tell at a glance the texts that have just these.
///
/// Nearly all texts of a catalog do; they need no format string and no judgement.
struct PlaceholderSkeleton {
  /// The spellings one after the other, and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// Whether a spelling may stand in a text more than once.
  private var mayRepeat = false
  /// Whether `%%` is a percent sign.
  private let isFormatted: Bool
  /// Whether no glance can tell.
  private let isUnclear: Bool

  /// Takes the placeholders of a reference.
  ///
  /// - Parameters:
  ///   - reference: what a text is judged by.
  ///   - text: the text of the reference in UTF-8.
  ///   - isForm: whether it is the form of a substitution.
  init(_ reference: PlaceholderReference, _ text: Span<UInt8>, isForm: Bool) {
    isFormatted = reference.isFormatted
    if isForm {
      isUnclear = reference.expectedCount > 0 || !reference.expectsOwnArgument
      mayRepeat = true
      if !isUnclear { append(Array("%arg".utf8)) }
    } else if let placeholders = reference.plainMatch {
      isUnclear = placeholders.count > 60 || !placeholders.allSatisfy(Self.isClear)
      mayRepeat = placeholders.allSatisfy { $0.position != nil }
      if isUnclear { return }
      for placeholder in placeholders {
        append(placeholder.range.map { text[$0] })
      }
    } else {
      isUnclear = reference.expectedCount > 0 || reference.expectsOwnArgument
    }
  }

  /// Whether a text certainly has the placeholders of the reference and nothing odd.
  ///
  /// - Parameter text: the text in UTF-8.
  /// - Returns: `false` where only the judgement can tell.
  func matches(_ text: Span<UInt8>) -> Bool {
    if isUnclear { return false }
    var used: UInt64 = 0
    var offset = 0
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "%"):
        if offset + 1 < text.count, text[offset + 1] == UInt8(ascii: "%") {
          guard isFormatted else { return false }
          offset += 2
          continue
        }
        guard let spelling = spelling(text, at: offset) else { return false }
        let bit: UInt64 = 1 << UInt64(spelling.index)
        guard mayRepeat || used & bit == 0 else { return false }
        used |= bit
        offset = spelling.end
      // A full-width percent sign may have been meant.
      case 0xEF
      where offset + 2 < text.count && text[offset + 1] == 0xBC && text[offset + 2] == 0x85:
        return false
      default: offset += 1
      }
    }
    return used == (1 << UInt64(ends.count)) - 1
  }

  private mutating func append(_ spelling: [UInt8]) {
    bytes += spelling
    ends.append(bytes.count)
  }

  /// Whether a placeholder means the same wherever it stands, and no other begins with it.
  private static func isClear(_ placeholder: Placeholder) -> Bool {
    guard let specifier = placeholder.specifier, specifier.conversion != UInt8(ascii: "a") else {
      return false
    }
    if placeholder.position != nil { return true }
    return !placeholder.usesSpaceFlag
      && (specifier.argumentClass == .object || specifier.length == .longLong)
  }

  /// The spelling that stands at an offset.
  private func spelling(_ text: Span<UInt8>, at start: Int) -> (index: Int, end: Int)? {
    var first = 0
    for index in ends.indices {
      let length = ends[index] - first
      if start + length <= text.count {
        var same = 0
        while same < length, bytes[first + same] == text[start + same] { same += 1 }
        if same == length { return (index, start + length) }
      }
      first = ends[index]
    }
    return nil
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The kind of mark that a text ends in, whatever its script.
enum EndMark: Equatable {
  case none, stop, colon, question, exclamation, ellipsis

  /// Looks at the end of a text, through closing quotation marks, brackets, markup and blanks.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - isGreek: whether `;` is a question mark.
  init(endOf text: String, isGreek: Bool) {
    let scalars = text.unicodeScalars.reversed().drop(while: Self.isClosing)
    guard let last = scalars.first else {
      self = .none
      return
    }
    let mark = Self.mark(last, isGreek: isGreek)
    let repeats = scalars.prefix { $0 == last }.count
    self = mark == .stop && repeats >= 3 ? .ellipsis : mark
  }

  /// The mark as messages name it.
  var name: String {
    switch self {
    case .none: "no mark"
    case .stop: "a full stop"
    case .colon: "a colon"
    case .question: "a question mark"
    case .exclamation: "an exclamation mark"
    case .ellipsis: "an ellipsis"
    }
  }

  private static func mark(_ scalar: Unicode.Scalar, isGreek: Bool) -> EndMark {
    switch scalar {
    // Latin, CJK, full-width, half-width, Devanagari (one and two), Urdu, Ethiopic, Armenian,
    // Burmese, Khmer.
    case ".", "。", "．", "｡", "।", "॥", "۔", "።", "։", "။", "។": .stop
    case ":", "：", "፦": .colon
    // The last three: Greek as a character of its own, Ethiopic, Armenian.
    case "?", "？", "؟", "\u{37E}", "፧", "՞": .question
    case "!", "！", "՜": .exclamation
    case "…", "⋯", "‥": .ellipsis
    case ";" where isGreek: .question
    default: .none
    }
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .format, .spaceSeparator, .control, .lineSeparator,
      .paragraphSeparator:
      true
    // „…“ closes with what opens elsewhere.
    default:
      scalar == "\"" || scalar == "'" || scalar == "*" || scalar == "_" || scalar == "“"
        || scalar == "‘" || scalar == "«"
    }
  }
}

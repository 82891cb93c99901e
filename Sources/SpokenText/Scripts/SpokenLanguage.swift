// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What speech needs to know of a language: its marks and how its words are told apart.
package struct SpokenLanguage: Sendable, Hashable {
  /// Languages that are treated in a way of their own.
  package enum Family: Sendable, Hashable {
    case english, japanese, chinese, korean, thai, lao, arabic, urdu, armenian, ethiopic, burmese
    case khmer, devanagari, other
  }

  /// The tag as it was given; `nil` for a text of no known language.
  package let tag: String?
  package let family: Family

  /// Looks at the first subtag only.
  package init(_ tag: String?) {
    self.tag = tag
    family = tag.map(Self.family) ?? .other
  }

  /// Whether sentences are written without spaces between them.
  package var isJapaneseOrChinese: Bool { family == .japanese || family == .chinese }

  /// What ends a sentence.
  ///
  /// The marks other than `.` and `。` wait for the judgement of native readers.
  package var sentenceMark: String {
    switch family {
    case .japanese, .chinese: "。"
    case .thai, .lao: ""
    case .devanagari: "।"
    case .urdu: "۔"
    case .armenian: "։"
    case .ethiopic: "።"
    case .burmese: "။"
    case .khmer: "។"
    case .english, .korean, .arabic, .other: "."
    }
  }

  /// What separates clauses, with its space.
  package var comma: String {
    switch family {
    case .japanese: "、"
    case .chinese: "，"
    case .arabic, .urdu: "، "
    case .ethiopic: "፣ "
    case .burmese: "၊ "
    case .thai, .lao: " "
    default: ", "
    }
  }

  /// The word for an arrow between two words; `nil` where a comma stands in for it.
  package var arrowWord: String? {
    switch family {
    case .english: " to "
    case .japanese: "から"
    case .chinese: "到"
    default: nil
    }
  }

  private static func family(_ tag: String) -> Family {
    var bytes = tag.utf8.makeIterator()
    func lower(_ byte: UInt8?) -> UInt8 { (byte ?? 0) | 0x20 }
    let (a, b) = (lower(bytes.next()), lower(bytes.next()))
    if let third = bytes.next(), third != UInt8(ascii: "-"), third != UInt8(ascii: "_") {
      // Three letters: Cantonese and Mandarin have codes of their own.
      let c = lower(third)
      if (a, b, c) == (0x79, 0x75, 0x65) || (a, b, c) == (0x63, 0x6D, 0x6E) { return .chinese }
      return .other
    }
    return switch (Unicode.Scalar(a), Unicode.Scalar(b)) {
    case ("e", "n"): .english
    case ("j", "a"): .japanese
    case ("z", "h"): .chinese
    case ("k", "o"): .korean
    case ("t", "h"): .thai
    case ("l", "o"): .lao
    case ("a", "r"), ("f", "a"): .arabic
    case ("u", "r"): .urdu
    case ("h", "y"): .armenian
    case ("a", "m"), ("t", "i"): .ethiopic
    case ("m", "y"): .burmese
    case ("k", "m"): .khmer
    case ("h", "i"), ("m", "r"), ("n", "e"), ("b", "n"), ("p", "a"): .devanagari
    default: .other
    }
  }
}

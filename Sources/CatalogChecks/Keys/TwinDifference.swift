// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings

/// What the spellings of one key differ by.
struct TwinDifference: OptionSet, CustomStringConvertible {
  let rawValue: Int

  /// Specifiers, lengths or positions of placeholders.
  static let placeholders = TwinDifference(rawValue: 1 << 0)
  /// Composed and decomposed letters.
  static let normalization = TwinDifference(rawValue: 1 << 1)
  static let blanks = TwinDifference(rawValue: 1 << 2)
  /// Straight and curly quotation marks.
  static let quotationMarks = TwinDifference(rawValue: 1 << 3)
  /// `...` and `…`.
  static let ellipses = TwinDifference(rawValue: 1 << 4)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Compares keys that are equal once folded.
  init(_ keys: [String]) {
    self = []
    let spellings = keys.map(Spelling.init)
    guard let first = spellings.first else { return }
    for other in spellings.dropFirst() {
      if other.placeholders != first.placeholders { insert(.placeholders) }
      if !other.letters.elementsEqual(first.letters) { insert(.normalization) }
      if other.blanks != first.blanks { insert(.blanks) }
      if other.quotationMarks != first.quotationMarks { insert(.quotationMarks) }
      if other.ellipses != first.ellipses { insert(.ellipses) }
    }
  }

  /// The differences as messages name them.
  var description: String {
    let names: [(TwinDifference, String)] = [
      (.placeholders, "placeholders"), (.normalization, "Unicode normalization"),
      (.blanks, "blanks"), (.quotationMarks, "quotation marks"), (.ellipses, "dots"),
    ]
    return MessageText.list(names.filter { contains($0.0) }.map(\.1)) + " alone"
  }

  /// One key, sorted into what can differ.
  private struct Spelling {
    var placeholders: [String] = []
    var letters: [Unicode.Scalar] = []
    var blanks: [Unicode.Scalar] = []
    var quotationMarks: [Unicode.Scalar] = []
    var ellipses: [Int] = []

    init(_ key: String) {
      placeholders = FormatString(key).placeholders.map { $0.text(position: $0.position) }
      var dots = 0
      for scalar in key.unicodeScalars {
        if scalar == "." {
          dots += 1
          continue
        }
        if dots > 0 { ellipses.append(dots) }
        dots = 0
        switch scalar {
        case "…": ellipses.append(0)
        case "'", "\"", "\u{2018}"..."\u{201F}": quotationMarks.append(scalar)
        default:
          if scalar.isBlank {
            blanks.append(scalar)
          } else if !scalar.isASCII {
            letters.append(scalar)
          }
        }
      }
      if dots > 0 { ellipses.append(dots) }
    }
  }
}

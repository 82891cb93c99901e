// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What stands before the first and after the last visible character of a text.
struct TextEdges: Equatable {
  /// One end of a text.
  struct Edge: Equatable {
    /// Whether a blank stands there; which one and how many does not matter.
    var hasBlank = false
    /// The number of line breaks, CR LF being one.
    var lineBreaks = 0
  }

  private(set) var leading = Edge()
  private(set) var trailing = Edge()
  /// The number of line breaks in the whole text.
  private(set) var lineBreaks = 0
  /// The first and the last visible character; `nil` for a text that is blank.
  private(set) var first, last: Unicode.Scalar?

  /// Looks at a text; direction marks and isolates at its ends are looked through.
  init(_ text: String) {
    var sinceVisible = Edge()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar.isLineBreak {
        if scalar != "\n" || previous != "\r" {
          sinceVisible.lineBreaks += 1
          lineBreaks += 1
        }
      } else if scalar.isBlank {
        sinceVisible.hasBlank = true
      } else if !scalar.isDirectionMark, !scalar.isIsolateControl {
        if first == nil { (first, leading) = (scalar, sinceVisible) }
        last = scalar
        sinceVisible = Edge()
      }
      previous = scalar
    }
    trailing = sinceVisible
    if first == nil { leading = trailing }
  }

  /// Whether nothing of the text is seen.
  var isBlank: Bool { first == nil }

  /// The number of line breaks between the first and the last visible character.
  var innerLineBreaks: Int {
    isBlank ? 0 : lineBreaks - leading.lineBreaks - trailing.lineBreaks
  }
}

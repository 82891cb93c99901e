// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Makes the ends of a text like those of its source.
struct TextEdgeRepair {
  enum End { case start, end }

  /// Scalars with their UTF-8 offsets.
  private typealias Run = [(scalar: Unicode.Scalar, range: Range<Int>)]

  private let text: String
  private let source: String

  init(_ text: String, source: String) {
    self.text = text
    self.source = source
  }

  /// Removes the blanks at an end; line breaks and direction marks stay.
  func removingBlanks(at end: End) -> [TextEdit] {
    Self.run(of: text, end).filter(\.scalar.isBlank)
      .map { TextEdit(range: $0.range, replacement: "") }
  }

  /// Adds the blanks that the source has at an end.
  func addingBlanks(at end: End) -> [TextEdit] {
    let blanks = Self.run(of: source, end).map(\.scalar).filter(\.isBlank)
    let run = Self.run(of: text, end)
    // Beside a line break the blank belongs to the line with words, else it is outermost.
    let isOutermost = !run.contains { $0.scalar.isLineBreak }
    let outer = end == .start ? 0 : text.utf8.count
    let inner =
      end == .start
      ? run.last?.range.upperBound ?? 0 : run.first?.range.lowerBound ?? text.utf8.count
    let place = isOutermost ? outer : inner
    return [TextEdit(range: place..<place, replacement: Self.text(of: blanks))]
  }

  /// Adds or removes line breaks at an end until there are as many as in the source.
  func matchingLineBreaks(at end: End) -> [TextEdit] {
    let own = Self.lineBreaks(in: Self.run(of: text, end))
    let wanted = Self.lineBreaks(in: Self.run(of: source, end))
    if own.count < wanted.count {
      let place = end == .start ? 0 : text.utf8.count
      let breaks = String(repeating: "\n", count: wanted.count - own.count)
      return [TextEdit(range: place..<place, replacement: breaks)]
    }
    let surplus = own.count - wanted.count
    return (end == .start ? own.prefix(surplus) : own.suffix(surplus))
      .map { TextEdit(range: $0, replacement: "") }
  }

  /// What stands before the first or after the last visible character.
  private static func run(of text: String, _ end: End) -> Run {
    var all: Run = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      all.append((scalar, offset..<offset + length))
      offset += length
    }
    let isOuter = { (scalar: Unicode.Scalar) in
      scalar.isLineBreak || scalar.isBlank || scalar.isDirectionMark || scalar.isIsolateControl
    }
    switch end {
    case .start: return Array(all.prefix { isOuter($0.scalar) })
    case .end: return all.reversed().prefix { isOuter($0.scalar) }.reversed()
    }
  }

  /// The ranges of line breaks, CR LF being one.
  private static func lineBreaks(in run: Run) -> [Range<Int>] {
    var breaks: [Range<Int>] = []
    var previous: Unicode.Scalar?
    for (scalar, range) in run where scalar.isLineBreak || scalar == "\r" {
      if scalar == "\n", previous == "\r", let last = breaks.last,
        last.upperBound == range.lowerBound
      {
        breaks[breaks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        breaks.append(range)
      }
      previous = scalar
    }
    return breaks
  }

  private static func text(of scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

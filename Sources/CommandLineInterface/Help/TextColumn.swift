// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Breaks text into lines between words.
///
/// Widths are counted in scalars: help is ASCII.
enum TextColumn {
  /// The lines of one paragraph; words longer than the width stand alone on a line.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if line.isEmpty {
        line = String(word)
      } else if line.unicodeScalars.count + 1 + word.unicodeScalars.count <= width {
        line += " \(word)"
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// The lines of paragraphs that are separated by an empty line; so are the results.
  ///
  /// A line that begins with a space is kept as it is.
  static func paragraphs(_ text: String, width: Int) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines: [String] = []
    var paragraph: [Substring] = []
    func flush() {
      lines += Self.lines(paragraph.joined(separator: " "), width: width)
      paragraph = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.first == " " {
        flush()
        lines.append(String(line))
      } else {
        paragraph.append(line)
      }
    }
    flush()
    return lines
  }

  /// A left part and a right part that begins at a column; the right part moves to the next line
  /// where the left one leaves no room.
  static func pair(_ left: String, _ right: [String], column: Int) -> [String] {
    guard let first = right.first else { return [left] }
    let indent = String(repeating: " ", count: column)
    let leftWidth = left.unicodeScalars.count
    var lines: [String] = []
    if leftWidth + 1 <= column {
      lines.append(left + String(repeating: " ", count: column - leftWidth) + first)
    } else {
      lines += [left, indent + first]
    }
    return lines + right.dropFirst().map { $0.isEmpty ? "" : indent + $0 }
  }
}

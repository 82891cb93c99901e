// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What is different between two texts, line by line, and the patch that says so.
///
/// A line ends with a line feed; every other byte is content, a carriage return too.
package struct TextDifference: Sendable {
  /// Lines that are replaced by others; one of the ranges may be empty, never both.
  struct Change: Sendable, Equatable {
    let old: Range<Int>
    let new: Range<Int>
  }

  private let old: LineTable
  private let new: LineTable
  private let changes: [Change]

  /// Compares two texts.
  ///
  /// The changes always lead from one text to the other; they are the fewest possible or near that
  /// unless the texts have little in common (see ``LineMatcher``).
  ///
  /// - Parameters:
  ///   - old: The text before.
  ///   - new: The text after.
  package init(from old: [UInt8], to new: [UInt8]) {
    self.old = LineTable(old)
    self.new = LineTable(new)
    changes = Self.changes(self.old, self.new)
  }

  /// Whether the texts are the same.
  package var isEmpty: Bool { changes.isEmpty }

  /// How many lines only the text before has.
  package var removedLines: Int { changes.reduce(0) { $0 + $1.old.count } }

  /// How many lines only the text after has.
  package var addedLines: Int { changes.reduce(0) { $0 + $1.new.count } }

  private static func changes(_ old: LineTable, _ new: LineTable) -> [Change] {
    // Most lines of most edits are outside the changed part; they need no numbers.
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    let oldRange = head..<(old.count - tail)
    let newRange = head..<(new.count - tail)
    guard !oldRange.isEmpty || !newRange.isEmpty else { return [] }
    let matcher = LineMatcher(LineNumbering(old, oldRange, new, newRange))
    return changes(matcher.matches, newCount: newRange.count, offset: head)
  }

  /// The gaps between the lines that stay.
  private static func changes(_ matches: [Int32], newCount: Int, offset: Int) -> [Change] {
    var changes: [Change] = []
    var oldStart = 0
    var newStart = 0
    func close(_ oldEnd: Int, _ newEnd: Int) {
      guard oldStart < oldEnd || newStart < newEnd else { return }
      changes.append(
        Change(
          old: (oldStart + offset)..<(oldEnd + offset),
          new: (newStart + offset)..<(newEnd + offset)
        )
      )
    }
    for (line, match) in matches.enumerated() where match >= 0 {
      close(line, Int(match))
      oldStart = line + 1
      newStart = Int(match) + 1
    }
    close(matches.count, newCount)
    return changes
  }
}

extension TextDifference {
  /// One line of a patch.
  package struct Line: Sendable, Equatable {
    /// What a line of a patch is.
    package enum Kind: Sendable {
      /// `---` and `+++` with the names.
      case file
      /// `@@ -1,3 +1,4 @@`.
      case hunk
      /// A line that stays.
      case context
      case removed
      case added
      /// The remark that the line before has no line feed.
      case remark
    }

    package let kind: Kind
    /// What the line begins with: a sign and, for the names, more.
    package let prefix: String
    /// The content, without a line feed.
    package let content: ArraySlice<UInt8>
  }

  /// The patch as `diff -u` and git write it; empty when nothing is different.
  ///
  /// Lines are copied as they are, control characters too, so that `patch` can apply it. For a
  /// terminal, print the lines of ``forEachLine(oldName:newName:context:_:)`` escaped.
  ///
  /// - Parameters:
  ///   - oldName: The name before; `/dev/null` when there was no file.
  ///   - newName: The name after.
  ///   - context: How many lines that stay are shown around changes.
  /// - Returns: The bytes, with a line feed at the end.
  package func unified(oldName: String, newName: String, context: Int = 3) -> [UInt8] {
    var bytes: [UInt8] = []
    forEachLine(oldName: oldName, newName: newName, context: context) { line in
      bytes.append(contentsOf: line.prefix.utf8)
      bytes.append(contentsOf: line.content)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Passes the lines of the patch on, one after the other.
  ///
  /// - Parameters:
  ///   - oldName: The name before; `/dev/null` when there was no file.
  ///   - newName: The name after.
  ///   - context: How many lines that stay are shown around changes.
  ///   - body: Takes each line.
  /// - Throws: What `body` throws.
  package func forEachLine(
    oldName: String,
    newName: String,
    context: Int = 3,
    _ body: (Line) throws -> Void
  ) rethrows {
    guard !isEmpty else { return }
    try body(Line(kind: .file, prefix: "--- ", content: Self.header(oldName)[...]))
    try body(Line(kind: .file, prefix: "+++ ", content: Self.header(newName)[...]))
    var first = 0
    while first < changes.count {
      var last = first
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * context
      {
        last += 1
      }
      try writeHunk(changes[first...last], context: context, body)
      first = last + 1
    }
  }

  private func writeHunk(
    _ hunk: ArraySlice<Change>,
    context: Int,
    _ body: (Line) throws -> Void
  ) rethrows {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    let range = "-\(Self.position(oldRange)) +\(Self.position(newRange))"
    try body(Line(kind: .hunk, prefix: "@@ \(range) @@", content: []))
    var line = oldRange.lowerBound
    for change in hunk {
      try write(.context, " ", old, line..<change.old.lowerBound, body)
      try write(.removed, "-", old, change.old, body)
      try write(.added, "+", new, change.new, body)
      line = change.old.upperBound
    }
    try write(.context, " ", old, line..<oldRange.upperBound, body)
  }

  private func write(
    _ kind: Line.Kind,
    _ prefix: String,
    _ table: LineTable,
    _ range: Range<Int>,
    _ body: (Line) throws -> Void
  ) rethrows {
    for index in range {
      let content = table[index]
      if content.last == UInt8(ascii: "\n") {
        try body(Line(kind: kind, prefix: prefix, content: content.dropLast()))
      } else {
        try body(Line(kind: kind, prefix: prefix, content: content))
        try body(Line(kind: .remark, prefix: "\\ No newline at end of file", content: []))
      }
    }
  }

  /// First line and count; a count of one is left out, and no lines stand after the line before.
  private static func position(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  /// A name as git writes it: in quotes where it holds quotes, backslashes or control characters,
  /// with a tab behind where a space in it would seem to end it.
  private static func header(_ name: String) -> [UInt8] {
    let needsQuotes = name.utf8.contains { byte in
      byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
    guard needsQuotes else {
      return Array((name.utf8.contains(UInt8(ascii: " ")) ? name + "\t" : name).utf8)
    }
    var quoted: [UInt8] = [UInt8(ascii: "\"")]
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): quoted += Array("\\n".utf8)
      case UInt8(ascii: "\t"): quoted += Array("\\t".utf8)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 8)
        quoted += Array(("\\" + String(repeating: "0", count: 3 - digits.count) + digits).utf8)
      default: quoted.append(byte)
      }
    }
    return quoted + [UInt8(ascii: "\"")]
  }
}

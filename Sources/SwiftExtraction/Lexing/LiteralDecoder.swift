// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A literal with its escapes resolved.
struct DecodedLiteral: Equatable {
  enum Segment: Equatable {
    case text(String)
    /// The tokens between `\(` and `)`.
    case interpolation(Range<Int>)
  }

  /// The pieces; an empty literal has none.
  var segments: [Segment]

  /// The text of a literal without interpolations, else `nil`.
  var plainText: String? {
    if segments.isEmpty { return "" }
    guard segments.count == 1, case .text(let text) = segments[0] else { return nil }
    return text
  }
}

/// Resolves the escapes, line joins and indentation of literals as the compiler does; normalizes
/// nothing.
struct LiteralDecoder {
  private let tape: SourceTape
  private let first: Int
  private let last: Int
  private var pounds = 0
  private var indentation: Range<Int> = 0..<0
  private var buffer: [UInt8] = []

  /// The literal whose opening quotation marks are a token.
  static func decode(_ tape: SourceTape, _ start: Int) -> DecodedLiteral {
    let end = max(Int(tape.link(start)), start)
    // Most literals are one run of plain characters.
    if end <= start + 2 {
      guard end == start + 2 else { return DecodedLiteral(segments: []) }
      if tape.endOffset(start) == tape.start(start) + 1, tape.kind(start + 1) == .stringText {
        let range = tape.range(start + 1)
        if !tape.bytes[range].contains(UInt8(ascii: "\\")) {
          return DecodedLiteral(
            segments: [.text(String(decoding: tape.bytes[range], as: UTF8.self))]
          )
        }
      }
    }
    var decoder = LiteralDecoder(tape, start, end)
    return decoder.decode()
  }

  private init(_ tape: SourceTape, _ start: Int, _ end: Int) {
    self.tape = tape
    first = start
    last = end
  }

  private mutating func decode() -> DecodedLiteral {
    let opening = tape.range(first)
    while pounds < opening.count,
      tape.bytes[opening.lowerBound + pounds] == UInt8(ascii: "#")
    { pounds += 1 }
    let isMultiline = opening.count - pounds == 3
    if isMultiline { indentation = closingIndentation() }
    var segments: [DecodedLiteral.Segment] = []
    var index = first + 1
    while index < last {
      switch tape.kind(index) {
      case .stringText:
        let isLast = index + 1 == last
        append(
          tape.range(index),
          isMultiline: isMultiline,
          isFirst: index == first + 1,
          isLast: isLast
        )
        index += 1
      case .interpolationStart:
        flush(&segments)
        segments.append(.interpolation(tape.content(index)))
        index = tape.after(index)
      default:
        index += 1
      }
    }
    flush(&segments)
    return DecodedLiteral(segments: segments)
  }

  private mutating func flush(_ segments: inout [DecodedLiteral.Segment]) {
    guard !buffer.isEmpty else { return }
    segments.append(.text(String(decoding: buffer, as: UTF8.self)))
    buffer.removeAll(keepingCapacity: true)
  }

  /// The blanks before the closing quotation marks, where they stand alone on their line.
  private func closingIndentation() -> Range<Int> {
    let end = tape.start(last)
    var start = end
    while start > 0, tape.bytes[start - 1] == 0x20 || tape.bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, Self.isLineBreak(tape.bytes[start - 1]) else { return end..<end }
    return start..<end
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func append(
    _ range: Range<Int>,
    isMultiline: Bool,
    isFirst: Bool,
    isLast: Bool
  ) {
    let bytes = tape.bytes
    var p = range.lowerBound
    var end = range.upperBound
    if isMultiline, isFirst {
      // The rest of the opening line and its break do not count.
      var start = p
      while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
      if start < end, Self.isLineBreak(bytes[start]) {
        p = skipIndentation(after: start, end)
      }
    }
    if isMultiline, isLast, indentation.lowerBound > p || !indentation.isEmpty {
      end = min(end, max(p, indentation.lowerBound))
    }
    if isMultiline, isLast, end > p, Self.isLineBreak(bytes[end - 1]),
      end == indentation.lowerBound
    {
      end -= bytes[end - 1] == 0x0A && end - 1 > p && bytes[end - 2] == 0x0D ? 2 : 1
    }
    while p < end {
      let byte = bytes[p]
      if byte == UInt8(ascii: "\\"), hasPounds(p + 1, end) {
        p = appendEscape(p + 1 + pounds, end, isMultiline: isMultiline)
      } else if isMultiline, Self.isLineBreak(byte) {
        buffer.append(0x0A)
        p = skipIndentation(after: p, end)
      } else {
        buffer.append(byte)
        p += 1
      }
    }
  }

  private func hasPounds(_ start: Int, _ end: Int) -> Bool {
    guard start + pounds < end else { return false }
    for offset in 0..<pounds where tape.bytes[start + offset] != UInt8(ascii: "#") { return false }
    return true
  }

  /// The offset after a line break and the indentation of the line that follows.
  private func skipIndentation(after lineBreak: Int, _ end: Int) -> Int {
    let bytes = tape.bytes
    var p = lineBreak + 1
    if bytes[lineBreak] == 0x0D, p < end, bytes[p] == 0x0A { p += 1 }
    for offset in indentation {
      guard p < end, bytes[p] == bytes[offset] else { break }
      p += 1
    }
    return p
  }

  /// Appends what an escape stands for; its letter is at an offset.
  private mutating func appendEscape(_ start: Int, _ end: Int, isMultiline: Bool) -> Int {
    let bytes = tape.bytes
    switch bytes[start] {
    case UInt8(ascii: "n"): buffer.append(0x0A)
    case UInt8(ascii: "t"): buffer.append(0x09)
    case UInt8(ascii: "r"): buffer.append(0x0D)
    case UInt8(ascii: "0"): buffer.append(0)
    case UInt8(ascii: "u"):
      return appendScalar(start + 1, end)
    case let byte where isMultiline && (byte == 0x20 || byte == 0x09 || Self.isLineBreak(byte)):
      // A backslash at the end of a line joins it with the next.
      var p = start
      while p < end, bytes[p] == 0x20 || bytes[p] == 0x09 { p += 1 }
      guard p < end, Self.isLineBreak(bytes[p]) else { return start }
      return skipIndentation(after: p, end)
    case let byte: buffer.append(byte)
    }
    return start + 1
  }

  private mutating func appendScalar(_ start: Int, _ end: Int) -> Int {
    let bytes = tape.bytes
    guard start < end, bytes[start] == UInt8(ascii: "{") else { return start }
    var p = start + 1
    var value: UInt32 = 0
    while p < end, bytes[p] != UInt8(ascii: "}"), p - start <= 8 {
      let byte = bytes[p]
      let digit: UInt32 =
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - 0x30)
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - 0x61) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - 0x41) + 10
        default: 16
        }
      guard digit < 16 else { return p }
      value = value << 4 | digit
      p += 1
    }
    if let scalar = Unicode.Scalar(value) { buffer.append(contentsOf: String(scalar).utf8) }
    return p < end ? p + 1 : end
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// What it is in which a file first differs from Xcode's layout.
enum LayoutFault: Equatable {
  case byteOrderMark
  case lineEnds
  /// Lines that end with CR alone.
  case loneReturns
  case tab
  case indentation
  case lineBreak
  /// A blank at the end of a line.
  case blank
  case emptyLine
  case colon
  case comma
  case emptyObject
  case emptyArray
  /// An escape that Xcode would spell in another way, as the file spells it.
  case escape(String)
  /// A single line break after the last bracket.
  case finalNewline
  case blanksAfterEnd
  /// A member stands in the place of another: the name that is there and the name that should be.
  case order(found: String, expected: String)

  /// Tells what a difference is.
  ///
  /// - Parameters:
  ///   - difference: the first byte that differs from Xcode's layout in Xcode's order.
  ///   - isLaidOut: whether everything up to that byte and the byte itself are Xcode's layout for the
  ///     file's own order, so that only the order is to blame.
  ///   - document: the document.
  init(_ difference: LayoutDifference, isLaidOut: Bool, in document: JSONDocument) {
    if isLaidOut, let order = Self.order(at: difference.offset, in: document) {
      self = order
    } else {
      self = Self.layout(difference, document)
    }
  }

  // MARK: - Order

  private static func order(at offset: Int, in document: JSONDocument) -> LayoutFault? {
    var object = 0
    // Down to the object in whose names or between whose members the offset is.
    while document[object].kind == .object {
      let members = Array(document.members(of: object))
      guard let place = members.lastIndex(where: { document.startOffset($0.name) <= offset }) else {
        return nil
      }
      if offset < document.endOffset(members[place].name) {
        return order(members[place...].map(\.name), document)
      }
      object = members[place].value
    }
    return nil
  }

  private static func order(_ names: [Int], _ document: JSONDocument) -> LayoutFault? {
    let texts = names.map(document.text)
    guard let found = texts.first,
      let expected = texts.min(by: { MemberOrder.compare($0, $1) < 0 })
    else { return nil }
    return .order(found: found, expected: expected)
  }

  // MARK: - Layout

  private static func layout(
    _ difference: LayoutDifference,
    _ document: JSONDocument
  ) -> LayoutFault {
    let bytes = document.bytes
    let offset = difference.offset
    if offset == 0, bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      return .byteOrderMark
    }
    let found = offset < bytes.count ? bytes[offset] : 0
    guard let expected = difference.expected else {
      let rest = bytes.copy(offset..<bytes.count)
      return rest == [0x0A] || rest == [0x0D, 0x0A] ? .finalNewline : .blanksAfterEnd
    }
    if let before = lastToken(before: offset, document) {
      let token = document[before]
      if token.kind == .string || token.kind == .name, offset < document.endOffset(before) {
        return .escape(escape(at: offset, document))
      }
      if found == 0x0D { return lineEnds(at: offset, bytes) }
      if token.kind == .name { return .colon }
      let isEmpty = document.index(after: before) == before + 1
      if isEmpty, token.kind == .object || token.kind == .array,
        offset < document.endOffset(before)
      {
        return token.kind == .object ? .emptyObject : .emptyArray
      }
    }
    switch (found, expected) {
    case (0x0D, _): return lineEnds(at: offset, bytes)
    case (0x09, _): return .tab
    case (UInt8(ascii: ","), _), (_, UInt8(ascii: ",")): return .comma
    case (0x20, 0x0A): return isLineEnd(after: offset, bytes) ? .blank : .lineBreak
    case (_, 0x0A): return .lineBreak
    case (0x0A, _): return .emptyLine
    default: return .indentation
    }
  }

  /// What the CR at an offset belongs to.
  private static func lineEnds(at offset: Int, _ bytes: TextBytes) -> LayoutFault {
    offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? .lineEnds : .loneReturns
  }

  /// Whether nothing but spaces stand before the next line end.
  private static func isLineEnd(after offset: Int, _ bytes: TextBytes) -> Bool {
    var offset = offset
    while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
    return offset < bytes.count && (bytes[offset] == 0x0A || bytes[offset] == 0x0D)
  }

  /// The last token that starts before an offset.
  private static func lastToken(before offset: Int, _ document: JSONDocument) -> Int? {
    var (low, high) = (0, document.tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if document.startOffset(middle) < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The escape that an offset stands in, as the file spells it.
  private static func escape(at offset: Int, _ document: JSONDocument) -> String {
    let bytes = document.bytes
    guard let token = lastToken(before: offset, document) else { return "" }
    var start = document.contentRange(token).lowerBound
    let end = document.contentRange(token).upperBound
    while start < end {
      guard bytes[start] == UInt8(ascii: "\\") else {
        start += 1
        continue
      }
      let length = escapeLength(at: start, bytes)
      if offset < start + length {
        return String(decoding: bytes.copy(start..<min(start + length, end)), as: UTF8.self)
      }
      start += length
    }
    return ""
  }

  /// The number of bytes of an escape; a surrogate pair is one.
  private static func escapeLength(at start: Int, _ bytes: TextBytes) -> Int {
    guard bytes[start + 1] == UInt8(ascii: "u") else { return 2 }
    let unit = UInt16(String(decoding: bytes.copy(start + 2..<start + 6), as: UTF8.self), radix: 16)
    return unit.map { 0xD800..<0xDC00 ~= $0 } == true ? 12 : 6
  }
}

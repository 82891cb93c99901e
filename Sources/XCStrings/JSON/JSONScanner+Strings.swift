// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Strings and their escapes, the names of members among them.
extension JSONScanner {
  /// Reads a string from its quotation mark on.
  mutating func scanString(at quote: Int, isName: Bool) throws(JSONSyntaxError) -> Int {
    let start = quote + 1
    var p = start
    var seen: UInt16 = 0
    while true {
      // Eight bytes at a time while nothing special is among them.
      while p + 8 <= count {
        let word = unsafe UnsafeRawPointer(base + p).loadUnaligned(as: UInt64.self)
        let low =
          unsafe classes[Int(word & 0xFF)] | classes[Int(word >> 8 & 0xFF)]
          | classes[Int(word >> 16 & 0xFF)] | classes[Int(word >> 24 & 0xFF)]
        let high =
          unsafe classes[Int(word >> 32 & 0xFF)] | classes[Int(word >> 40 & 0xFF)]
          | classes[Int(word >> 48 & 0xFF)] | classes[Int(word >> 56 & 0xFF)]
        let both = low | high
        if both & TextTraits.stop != 0 { break }
        seen |= both
        p += 8
      }
      while p < count, traits(p) & TextTraits.stop == 0 {
        seen |= traits(p)
        p += 1
      }
      guard p < count else {
        throw JSONSyntaxError(fault: .unexpectedEnd(expected: "the end of a string"), offset: count)
      }
      let b = byte(p)
      if b == UInt8(ascii: "\"") { break }
      if b >= 0x80 {
        repeat {
          seen |= traits(p)
          let length = utf8Length(at: p)
          if length == 0 { throw JSONSyntaxError(fault: .invalidUTF8(byte(p)), offset: p) }
          p += length
        } while p < count && byte(p) >= 0x80
      } else if b == UInt8(ascii: "\\") {
        seen |= UInt16(TextTraits.escape.rawValue)
        p = try scanEscape(at: p)
      } else {
        throw JSONSyntaxError(fault: .controlCharacter(b), offset: p)
      }
    }
    var traits = TextTraits(rawValue: UInt32(seen & ~TextTraits.stop))
    let length = p - start
    if isName {
      let name = traits.contains(.escape) ? escapedName(start, length) : name(start, length)
      // Keys are texts too; the format's own names are not looked at.
      if name == .other, length > 0, hasEdge(start, p) { traits.insert(.edge) }
      tokens.append(
        JSONToken(kind: .name, start: start, extent: length, name: name, traits: traits)
      )
    } else {
      if length > 0, hasEdge(start, p) { traits.insert(.edge) }
      tokens.append(JSONToken(kind: .string, start: start, extent: length, traits: traits))
    }
    return p + 1
  }

  /// Reads one escape; says so when Xcode would write it in another way.
  private mutating func scanEscape(at p: Int) throws(JSONSyntaxError) -> Int {
    guard p + 1 < count else {
      throw JSONSyntaxError(fault: .unexpectedEnd(expected: "the end of a string"), offset: count)
    }
    switch byte(p + 1) {
    case UInt8(ascii: "n"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "t"),
      UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"):
      return p + 2
    case UInt8(ascii: "/"):
      isInXcodeLayout = false
      return p + 2
    case UInt8(ascii: "u"):
      return try scanUnicodeEscape(at: p)
    default:
      throw JSONSyntaxError(fault: .invalidEscape(scalar(at: p + 1)), offset: p)
    }
  }

  private mutating func scanUnicodeEscape(at p: Int) throws(JSONSyntaxError) -> Int {
    guard let unit = hex(at: p + 2) else {
      throw JSONSyntaxError(fault: .invalidEscape("u"), offset: p)
    }
    switch unit {
    case 0xD800..<0xDC00:
      guard p + 7 < count, byte(p + 6) == UInt8(ascii: "\\"), byte(p + 7) == UInt8(ascii: "u"),
        let low = hex(at: p + 8), 0xDC00..<0xE000 ~= low
      else { return try scanLoneSurrogate(at: p) }
      isInXcodeLayout = false
      return p + 12
    case 0xDC00..<0xE000:
      return try scanLoneSurrogate(at: p)
    default:
      let hasUpperCase = (p + 2..<p + 6).contains { 0x41...0x46 ~= byte($0) }
      let hasShortForm = [0x08, 0x09, 0x0A, 0x0C, 0x0D].contains(unit)
      if unit >= 0x20 || hasShortForm || hasUpperCase { isInXcodeLayout = false }
      return p + 6
    }
  }

  private mutating func scanLoneSurrogate(at p: Int) throws(JSONSyntaxError) -> Int {
    guard allowsLoneSurrogates else { throw JSONSyntaxError(fault: .loneSurrogate, offset: p) }
    isInXcodeLayout = false
    return p + 6
  }

  // MARK: - Names

  /// Up to eight bytes from an offset on, the first lowest, with zeros above.
  @inline(__always)
  private func word(_ p: Int, _ length: Int) -> UInt64 {
    if p + 8 <= count {
      let word = unsafe UnsafeRawPointer(base + p).loadUnaligned(as: UInt64.self)
      return length >= 8 ? word : word & ((1 << (8 * UInt64(length))) - 1)
    }
    return (0..<min(length, 8)).reduce(0) { $0 | UInt64(byte(p + $1)) << (8 * UInt64($1)) }
  }

  @inline(__always)
  private func name(_ start: Int, _ length: Int) -> MemberName {
    guard length > 0 else { return .other }
    let head = word(start, length)
    return names.name(
      length: length,
      head: head,
      tail: length <= 8 ? head : word(start + length - 8, 8)
    )
  }

  /// A name spelled with escapes may still be one of the format's.
  private func escapedName(_ start: Int, _ length: Int) -> MemberName {
    guard length <= MemberNameTable.longestSpelling else { return .other }
    let text = unsafe JSONStrings.unescaped(UnsafeBufferPointer(start: base + start, count: length))
    return names.name(text)
  }

  // MARK: - Edges

  /// Whether a text may start or end with a blank, a line break or an escape.
  @inline(__always)
  private func hasEdge(_ start: Int, _ end: Int) -> Bool {
    let first = byte(start)
    if first == 0x20 || first == UInt8(ascii: "\\") { return true }
    if first >= 0xC2, isBlankScalar(start, end) { return true }
    let last = byte(end - 1)
    if last == 0x20 { return true }
    if last >= 0x80 {
      // U+00A0 and U+0085 take two bytes, the other blanks three.
      return end - start >= 2 && isBlankScalar(end - 2, end)
        || end - start >= 3 && isBlankScalar(end - 3, end)
    }
    // An escape of any length at the end.
    return end - start >= 2 && byte(end - 2) == UInt8(ascii: "\\")
      || end - start >= 6 && byte(end - 6) == UInt8(ascii: "\\")
  }

  /// Whether the scalar at an offset is a blank above ASCII.
  private func isBlankScalar(_ p: Int, _ end: Int) -> Bool {
    guard p + 1 < end else { return false }
    switch byte(p) {
    case 0xC2: return byte(p + 1) == 0xA0 || byte(p + 1) == 0x85
    case 0xE1: return p + 2 < end && byte(p + 1) == 0x9A && byte(p + 2) == 0x80
    case 0xE2:
      guard p + 2 < end else { return false }
      let tail = byte(p + 2)
      return byte(p + 1) == 0x80 && (0x80...0x8A ~= tail || 0xA8...0xA9 ~= tail || tail == 0xAF)
        || byte(p + 1) == 0x81 && tail == 0x9F
    case 0xE3: return p + 2 < end && byte(p + 1) == 0x80 && byte(p + 2) == 0x80
    default: return false
    }
  }

  private func hex(at p: Int) -> UInt16? {
    guard p + 4 <= count else { return nil }
    var value: UInt16 = 0
    for q in p..<p + 4 {
      guard let digit = JSONStrings.hexDigit(byte(q)) else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}

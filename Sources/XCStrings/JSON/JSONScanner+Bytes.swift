// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Single bytes, the scalars that they make up, and the blanks between tokens.
extension JSONScanner {
  @inline(__always)
  func byte(_ p: Int) -> UInt8 { unsafe base[p] }

  @inline(__always)
  func traits(_ p: Int) -> UInt16 { unsafe classes[Int(base[p])] }

  /// The number of bytes of the scalar at an offset; zero when they are not UTF-8.
  @inline(__always)
  func utf8Length(at p: Int) -> Int {
    func isTail(_ q: Int) -> Bool { byte(q) & 0xC0 == 0x80 }
    let lead = byte(p)
    switch lead {
    case 0xC2...0xDF:
      return p + 1 < count && isTail(p + 1) ? 2 : 0
    case 0xE0...0xEF:
      guard p + 2 < count, isTail(p + 1), isTail(p + 2) else { return 0 }
      if lead == 0xE0, byte(p + 1) < 0xA0 { return 0 }
      if lead == 0xED, byte(p + 1) >= 0xA0 { return 0 }
      return 3
    case 0xF0...0xF4:
      guard p + 3 < count, isTail(p + 1), isTail(p + 2), isTail(p + 3) else { return 0 }
      if lead == 0xF0, byte(p + 1) < 0x90 { return 0 }
      if lead == 0xF4, byte(p + 1) >= 0x90 { return 0 }
      return 4
    default:
      return 0
    }
  }

  /// The scalar at an offset, U+FFFD where there is none.
  func scalar(at p: Int) -> Unicode.Scalar {
    guard p < count else { return "\u{FFFD}" }
    if byte(p) < 0x80 { return Unicode.Scalar(byte(p)) }
    let length = utf8Length(at: p)
    guard length > 0 else { return "\u{FFFD}" }
    let bytes = unsafe UnsafeBufferPointer(start: base + p, count: length)
    return unsafe String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }

  // MARK: - Blanks and layout

  /// Skips the line break and indentation that Xcode writes at a depth, or whatever blanks there are.
  @inline(__always)
  mutating func skipLayout(_ p: Int, depth: Int) -> Int {
    let end = p + 1 + 2 * depth
    if end < count, byte(p) == 0x0A, areSpaces(p + 1, end), !Self.isBlank(byte(end)) { return end }
    isInXcodeLayout = false
    return skipBlanks(p)
  }

  @inline(__always)
  private func areSpaces(_ from: Int, _ end: Int) -> Bool {
    var p = from
    while p + 8 <= end {
      let word = unsafe UnsafeRawPointer(base + p).loadUnaligned(as: UInt64.self)
      if word != 0x2020_2020_2020_2020 { return false }
      p += 8
    }
    while p < end {
      if byte(p) != 0x20 { return false }
      p += 1
    }
    return true
  }

  func skipBlanks(_ from: Int) -> Int {
    var p = from
    while p < count, Self.isBlank(byte(p)) { p += 1 }
    return p
  }

  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

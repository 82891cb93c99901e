// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Numbers and the three words of JSON.
extension JSONScanner {
  /// Reads a number; its value is nobody's concern here.
  mutating func scanNumber(at start: Int) throws(JSONSyntaxError) -> Int {
    var p = start
    func isDigit(_ p: Int) -> Bool { p < count && 0x30...0x39 ~= byte(p) }
    func skipDigits() { while isDigit(p) { p += 1 } }
    if byte(p) == UInt8(ascii: "-") { p += 1 }
    guard isDigit(p) else { throw JSONSyntaxError(fault: .invalidNumber, offset: start) }
    if byte(p) == UInt8(ascii: "0") { p += 1 } else { skipDigits() }
    if p < count, byte(p) == UInt8(ascii: ".") {
      p += 1
      guard isDigit(p) else { throw JSONSyntaxError(fault: .invalidNumber, offset: start) }
      skipDigits()
    }
    if p < count, byte(p) | 0x20 == UInt8(ascii: "e") {
      p += 1
      if p < count, byte(p) == UInt8(ascii: "+") || byte(p) == UInt8(ascii: "-") { p += 1 }
      guard isDigit(p) else { throw JSONSyntaxError(fault: .invalidNumber, offset: start) }
      skipDigits()
    }
    if isDigit(p) { throw JSONSyntaxError(fault: .invalidNumber, offset: start) }
    tokens.append(JSONToken(kind: .number, start: start, extent: p - start))
    return p
  }

  /// Reads `true`, `false` or `null`.
  mutating func scanLiteral(
    _ text: StaticString,
    _ kind: JSONKind,
    at p: Int,
    expected: String
  ) throws(JSONSyntaxError) -> Int {
    let length = text.utf8CodeUnitCount
    let isThere =
      p + length <= count
      && (0..<length).allSatisfy { unsafe base[p + $0] == text.utf8Start[$0] }
    guard isThere else { throw fault(at: p, expected: expected) }
    tokens.append(JSONToken(kind: kind, start: p, extent: length))
    return p + length
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What is wrong with a text that is not JSON, told apart as far as it helps to correct it.
extension JSONScanner {
  /// The fault for a byte that does not fit, once conflict markers and bad UTF-8 are ruled out.
  func fault(
    at p: Int,
    expected: String,
    otherwise: JSONSyntaxError.Fault? = nil
  ) -> JSONSyntaxError {
    if let marker = conflictMarker(at: p) {
      return JSONSyntaxError(fault: .conflictMarker(marker), offset: p)
    }
    if byte(p) >= 0x80, utf8Length(at: p) == 0 {
      return JSONSyntaxError(fault: .invalidUTF8(byte(p)), offset: p)
    }
    let fault = otherwise ?? .unexpected(found: scalar(at: p), expected: expected)
    return JSONSyntaxError(fault: fault, offset: p)
  }

  private func conflictMarker(at p: Int) -> String? {
    guard p == 0 || byte(p - 1) == 0x0A || byte(p - 1) == 0x0D, p + 7 <= count else { return nil }
    for marker in ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
    where zip(marker.utf8, p..<p + 7).allSatisfy({ $0 == byte($1) }) {
      return marker
    }
    return nil
  }

  /// The fault where a comma or a closing bracket should stand.
  func missingSeparator(at p: Int, closer: Unicode.Scalar) -> JSONSyntaxError {
    guard p < count else {
      return JSONSyntaxError(
        fault: .unexpectedEnd(expected: "a comma or “\(closer)”"),
        offset: count
      )
    }
    if byte(p) == UInt8(ascii: "\"") {
      return fault(at: p, expected: "", otherwise: .missingComma(unescapedQuote: false))
    }
    // Text right after a string's closing mark: the mark was meant as a part of the string.
    if let last = tokens.last, last.kind == .string, !Self.isClosing(byte(p)) {
      let quote = Int(last.start) + Int(last.extent)
      let isSameLine = !(quote..<p).contains { byte($0) == 0x0A }
      if isSameLine, conflictMarker(at: p) == nil {
        return JSONSyntaxError(fault: .missingComma(unescapedQuote: true), offset: quote)
      }
    }
    return fault(at: p, expected: "a comma or “\(closer)”")
  }

  private static func isClosing(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }
}

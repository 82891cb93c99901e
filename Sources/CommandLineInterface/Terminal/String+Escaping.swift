// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension String {
  /// The text with everything shown that could act on a terminal or a log, or break a line.
  ///
  /// Escaped are C0 and C1 controls and DEL, the line and paragraph separators, and the marks that
  /// change the direction of text (Unicode 15, `Bidi_Control`, and the deprecated U+206A to
  /// U+206F): `\t`, `\n` and `\r` by letter, all others as `\u{1B}`. So are the signs that make a
  /// command for a build service: the first colon of a text that begins with `::` after any blanks,
  /// and the second number sign of `##[` and `##vso[`, which are obeyed anywhere in a line.
  /// A backslash stays as it is, so that to escape twice is to escape once. Every text of a catalog
  /// and every file name passes here on its way to a terminal or a log.
  package var escapedForTerminal: String {
    let needsWork = utf8.contains {
      $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ":")
    }
    guard needsWork else { return self }
    let scalars = Array(unicodeScalars)
    let start =
      scalars.firstIndex { !$0.properties.isWhitespace || Self.actsOnTerminal($0) }
      ?? scalars.endIndex
    let isCommand = scalars[start...].starts(with: "::".unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _
      where Self.actsOnTerminal(scalar) || isCommand && index == start
        || Self.isSecondSign(scalars, index):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a number sign is the second one of `##[` or `##vso[`.
  private static func isSecondSign(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard scalars[index] == "#", index > 0, scalars[index - 1] == "#" else { return false }
    let rest = scalars[(index + 1)...]
    return rest.first == "[" || rest.starts(with: "vso[".unicodeScalars)
  }

  private static func actsOnTerminal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    default: false
    }
  }
}

extension Sequence<UInt8> {
  /// Bytes as text for a terminal; bytes that are not UTF-8 are shown as `\xE9`.
  package var escapedForTerminal: String {
    UTF8ByByte(bytes: Array(self)).text().escapedForTerminal
  }
}

/// Decodes UTF-8 and spells out each byte that does not belong.
private struct UTF8ByByte {
  let bytes: [UInt8]

  func text() -> String {
    if let whole = String(validating: bytes, as: UTF8.self) { return whole }
    var result = ""
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let sequence = (1...4).lazy.compactMap { count -> String? in
        guard index + count <= bytes.count else { return nil }
        return String(validating: bytes[index..<index + count], as: UTF8.self)
      }.first
      if let sequence {
        result += sequence
        index += sequence.utf8.count
      } else {
        let digits = String(bytes[index], radix: 16, uppercase: true)
        result += "\\x" + (digits.count < 2 ? "0" : "") + digits
        index += 1
      }
    }
    return result
  }
}

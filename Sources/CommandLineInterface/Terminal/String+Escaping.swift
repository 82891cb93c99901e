// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import HarmlessText

extension String {
  /// The text with everything shown that could act on a terminal or a log, or break a line; see
  /// `HarmlessText`, of a text that begins a line.
  ///
  /// Every text of a catalog and every file name passes here on its way to a terminal or a log.
  package var escapedForTerminal: String { HarmlessText.escaped(self, beginsLine: true) }
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

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SpeechCleaner {
  /// S3: one space for any run; none between Han or kana, none inside a number, none at the ends.
  func whiteSpace(_ units: inout SpokenUnits, _ notes: inout SpeechNotes) {
    var offset = 0
    var isChanged = false
    while offset < units.count {
      guard units.scalars[offset].isSpace else {
        offset += 1
        continue
      }
      var end = offset + 1
      // One plain space inside a text is what most texts have.
      if units.scalars[offset] == " ", offset > 0, let next = units.at(end), !next.isSpace {
        offset = end
        continue
      }
      while let next = units.at(end), next.isSpace { end += 1 }
      let run = units.text(offset..<end)
      let replacement = Self.space(for: run, before: units.at(offset - 1), after: units.at(end))
      if replacement != run || replacement.utf8.count != run.utf8.count {
        units.replace(offset..<end, with: replacement)
        isChanged = true
      }
      offset += replacement.unicodeScalars.count
    }
    if isChanged { notes.insert(.whiteSpace) }
  }

  private static func space(
    for run: String,
    before: Unicode.Scalar?,
    after: Unicode.Scalar?
  ) -> String {
    guard let before, let after else { return "" }
    // One plain space between two Han words was put there on purpose.
    if run != " ", run != "\u{3000}", before.isCJK, after.isCJK { return "" }
    let isGrouping = run == "\u{A0}" || run == "\u{202F}"
    if isGrouping, before.isASCIIDigit, after.isASCIIDigit { return "" }
    return " "
  }

  /// S4: letters and digits as wide as Han characters become ASCII.
  func narrow(_ units: inout SpokenUnits) {
    for offset in 0..<units.count {
      let value = units.scalars[offset].value
      switch value {
      case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
        if let narrow = Unicode.Scalar(value - 0xFEE0) {
          units.replace(offset..<offset + 1, with: String(narrow))
        }
      default: break
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIDigit: Bool { 0x30...0x39 ~= value }

  fileprivate var isCJK: Bool { value.isHan || value.isKana || value.isCJKPunctuation }
}

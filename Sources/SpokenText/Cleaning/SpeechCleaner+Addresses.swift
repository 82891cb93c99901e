// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SpeechCleaner {
  /// S8: a web address is spoken as its host and the word for a link.
  func addresses(_ units: inout SpokenUnits, _ notes: inout SpeechNotes) {
    var offset = 0
    while offset < units.count {
      guard let start = Self.hostStart(at: offset, units) else {
        offset += 1
        continue
      }
      let end = Self.addressEnd(from: start, units)
      let host = Self.host(in: start..<end, units)
      guard !host.isEmpty else {
        offset = end
        continue
      }
      let spoken = vocabulary.linkPrefix + host + vocabulary.linkSuffix
      units.replace(offset..<end, with: spoken)
      offset += spoken.unicodeScalars.count
      notes.insert(.url)
    }
  }

  /// Where the host begins when an address begins at an offset.
  private static func hostStart(at offset: Int, _ units: SpokenUnits) -> Int? {
    switch units.scalars[offset] {
    case "h", "H", "f", "F", "w", "W": break
    default: return nil
    }
    if let previous = units.at(offset - 1), previous.isAddressLetter { return nil }
    for scheme in ["https://", "http://", "ftp://"] where units.matchesLowercased(scheme, offset) {
      return offset + scheme.utf8.count
    }
    return units.matchesLowercased("www.", offset) ? offset : nil
  }

  private static func addressEnd(from start: Int, _ units: SpokenUnits) -> Int {
    var end = start
    while let next = units.at(end), next.value > 0x20, next.isAddressPart { end += 1 }
    // Marks at the end belong to the sentence, and a bracket that the address did not open.
    while end > start, let last = units.at(end - 1) {
      switch last {
      case ".", ",", ";", ":", "!", "?", "'", "\"", "*", "_": end -= 1
      case ")" where !units.text(start..<end).unicodeScalars.contains("("): end -= 1
      default: return end
      }
    }
    return end
  }

  private static func host(in range: Range<Int>, _ units: SpokenUnits) -> String {
    var host = String.UnicodeScalarView()
    for scalar in units.scalars[range] {
      if scalar == "/" || scalar == "?" || scalar == "#" { break }
      // A name and password before the host are nobody's business.
      if scalar == "@" { host = String.UnicodeScalarView() } else { host.append(scalar) }
    }
    let text = String(host)
    guard let colon = text.firstIndex(of: ":"), !text.hasPrefix("[") else { return text }
    return String(text[..<colon])
  }
}

extension SpokenUnits {
  fileprivate func matchesLowercased(_ text: String, _ offset: Int) -> Bool {
    var position = offset
    for wanted in text.unicodeScalars {
      guard let scalar = at(position) else { return false }
      let isCapital = 0x41...0x5A ~= scalar.value
      guard scalar.value + (isCapital ? 0x20 : 0) == wanted.value else { return false }
      position += 1
    }
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isAddressLetter: Bool {
    0x61...0x7A ~= value | 0x20 || 0x30...0x39 ~= value
  }

  /// Han, kana and their punctuation end an address that is written into a sentence.
  fileprivate var isAddressPart: Bool {
    switch self {
    case "<", ">", "\"", "「", "」", "“", "”", "’", "]", "…": false
    default: !value.isHan && !value.isKana && !value.isCJKPunctuation && !isSpace
    }
  }
}

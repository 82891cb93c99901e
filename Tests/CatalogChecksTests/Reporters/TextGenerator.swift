// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Texts that reports get wrong when anything can: a repeatable sequence of them.
struct TextGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next number of a SplitMix64 sequence.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A text of pieces that mean something to some reader, and of any scalars.
  mutating func text() -> String {
    let pieces = [
      "\"", "\\", "\n", "\r\n", "\t", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{9B}", "\u{85}",
      "\u{2028}", "\u{202E}", "\u{61C}", "::error::", "\n::error file=a::b", "##[error]", "##vso[",
      "%", "%0A", "%lld", ",", ":", "日本語", "é", "e\u{301}", "👨‍👩‍👧", "\u{FFFF}", "\u{10FFFF}", " ", "a",
    ]
    var text = ""
    for _ in 0..<next() % 12 {
      if next() % 4 == 0, let scalar = Unicode.Scalar(UInt32(next() % 0x11_0000)) {
        text.unicodeScalars.append(scalar)
      } else {
        text += pieces[Int(next() % UInt64(pieces.count))]
      }
    }
    return text
  }
}

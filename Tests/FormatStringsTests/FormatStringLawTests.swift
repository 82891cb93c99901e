// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings
import Testing

/// Laws that hold for every text, tried on texts made by a seeded generator.
@Suite("Laws of format strings")
struct FormatStringLawTests {
  /// SplitMix64, so that a failing run can be repeated.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  /// Pieces of the grammar and of what is near it.
  static let pieces: [[UInt8]] =
    [
      "%", "%%", "$", "#", "@", "#@", "arg", "*", ".", "0", "1", "2$", "128$", "-", "+", " ", "'",
      "h", "hh", "l", "ll", "L", "q", "z", "t", "j", "d", "u", "f", "x", "s", "S", "p", "n", "％",
      "٪", "é", "文", "99999999999999999999", "name",
    ].map { Array($0.utf8) } + [[0xEF], [0xEF, 0xBC], [0xFF], [0xC3], [0x80], [0x00]]

  private func randomText(_ generator: inout Generator) -> [UInt8] {
    (0..<Int.random(in: 0...12, using: &generator)).flatMap { _ in
      Self.pieces.randomElement(using: &generator) ?? []
    }
  }

  /// Checks that segments cover `bytes` and that what they hold agrees with them.
  private func checkTiling(_ format: FormatString, _ bytes: [UInt8]) {
    var joined: [UInt8] = []
    var end = 0
    var placeholders: [Placeholder] = []
    var previousIsLiteral = false
    for segment in format.segments {
      #expect(segment.range.lowerBound == end, "gap or overlap in \(bytes)")
      #expect(!segment.range.isEmpty, "empty segment in \(bytes)")
      end = segment.range.upperBound
      joined += bytes[segment.range]
      var isLiteral = false
      switch segment {
      case .literal: isLiteral = true
      case .percentSign(let range): #expect(Array(bytes[range]) == [0x25, 0x25])
      case .placeholder(let placeholder):
        #expect(bytes[placeholder.range.lowerBound] == 0x25)
        placeholders.append(placeholder)
      case .invalid(let invalid):
        let first = bytes[invalid.range.lowerBound]
        #expect(first == (invalid.reason == .fullWidthSign ? 0xEF : 0x25))
      }
      #expect(!(isLiteral && previousIsLiteral), "two literals in a row in \(bytes)")
      previousIsLiteral = isLiteral
    }
    #expect(joined == bytes)
    #expect(format.utf8Count == bytes.count)
    #expect(format.placeholders == placeholders)
    #expect(
      format.isLiteral
        == format.segments.allSatisfy { if case .literal = $0 { true } else { false } }
    )
  }

  @Test("Segments tile any bytes", arguments: 1...8)
  func tiling(seed: UInt64) {
    var generator = Generator(state: seed)
    for _ in 0..<1_000 {
      let bytes = randomText(&generator)
      checkTiling(FormatString(utf8: bytes.span), bytes)
    }
  }

  @Test("Segments tile random bytes", arguments: 1...2)
  func noise(seed: UInt64) {
    var generator = Generator(state: seed &+ 1_000)
    for _ in 0..<1_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: .min ... .max, using: &generator)
      }
      checkTiling(FormatString(utf8: bytes.span), bytes)
    }
  }

  @Test("A string and its bytes are read alike", arguments: 1...2)
  func stringAndBytes(seed: UInt64) {
    var generator = Generator(state: seed &+ 2_000)
    for _ in 0..<500 {
      let text = String(decoding: randomText(&generator), as: UTF8.self)
      #expect(FormatString(text) == FormatString(utf8: Array(text.utf8).span))
    }
  }

  @Test("A placeholder that is written again is read again as the same", arguments: 1...4)
  func roundTrip(seed: UInt64) throws {
    var generator = Generator(state: seed &+ 3_000)
    for _ in 0..<1_000 {
      let format = FormatString(utf8: randomText(&generator).span)
      for placeholder in format.placeholders {
        let again = FormatString(placeholder.text(position: placeholder.position))
        let found = try #require(again.placeholders.first)
        #expect(again.segments.count == 1)
        #expect(found.kind == placeholder.kind)
        #expect(found.position == placeholder.position)
      }
    }
  }
}

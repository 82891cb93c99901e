// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing

@testable import XCStrings

/// The fine points of Xcode's order, measured on public catalogs.
@Suite struct MemberOrderTests {
  @Test(arguments: [
    ["", "_debug", "-6mo", "(none)", "[tag]", "%lld toasts", "• bullet", "7", "42", "apple"],
    ["apple", "Ärger", "azure", "east", "Éclair", "Item 2", "item 9", "item 10"],
    ["toast.title.9", "toast.title.10", "Zebra", "zulu", "日本"],
    ["cask", "Cask"], ["Mark as Read", "Mark As Read"],
    ["1", "01"], ["a1", "a01"], ["a01a", "a1b"],
    [" ", "_", "-", ",", ";", ":", "!", "?", ".", "'", "\"", "(", ")", "[", "]", "{", "}", "@"],
    ["@", "*", "/", "\\", "&", "#", "%", "`", "^", "+", "<", "=", ">", "|", "~", "$", "0", "a"],
    ["...", "…"], ["a", "ab"], ["zh-Hans", "zh-Hant", "zh-HK"],
    ["Don’t have a FreshRSS instance?", "Don't have a Miniflux instance?"],
    ["编队栏位", "繁中服（txwy）"],
  ])
  func namesAreOrdered(_ names: [String]) {
    for (a, b) in zip(names, names.dropFirst()) {
      #expect(MemberOrder.compare(a, b) < 0, "\(a) before \(b)")
      #expect(MemberOrder.compare(b, a) > 0, "\(b) after \(a)")
    }
    for name in names { #expect(MemberOrder.compare(name, name) == 0) }
  }

  /// The short cut never says anything else than Foundation.
  @Test(arguments: 0..<40)
  func plainOrderAgreesWithFoundation(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let alphabet = (0x20..<0x7F).map { UInt8($0) }
    var judged = 0
    for _ in 0..<250 {
      let stem = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0x20
      }
      let names = (0..<2).map { _ in
        stem.map { Bool.random(using: &random) ? $0 : Self.otherCase($0) }
          + (0..<Int.random(in: 0..<4, using: &random)).map { _ in
            alphabet.randomElement(using: &random) ?? 0x20
          }
      }
      let (first, second) = (names[0], names[1])
      guard let plain = PlainOrder.compare(first.span, second.span) else { continue }
      judged += 1
      let texts = names.map { String(decoding: $0, as: UTF8.self) }
      let witness = MemberOrder.compare(texts[0], texts[1])
      #expect(plain.signum() == witness.signum(), "\(texts)")
    }
    #expect(judged > 100)
  }

  private static func otherCase(_ byte: UInt8) -> UInt8 {
    0x61...0x7A ~= byte | 0x20 ? byte ^ 0x20 : byte
  }
}

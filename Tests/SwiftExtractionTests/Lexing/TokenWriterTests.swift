// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing

@testable import SwiftExtraction

@Suite struct TokenWriterTests {
  /// Whatever is appended, changed and forgotten, a writer holds what an array would.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func holdsWhatAnArrayWould(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var writer = TokenWriter()
    var expected: [Token] = []
    for step in 0..<1000 {
      let place = expected.isEmpty ? 0 : Int.random(in: expected.indices, using: &random)
      // Most changes are to what is new.
      let near = max(place, expected.count - Int.random(in: 1..<8, using: &random))
      switch Int.random(in: 0..<20, using: &random) {
      case 0 where !expected.isEmpty:
        let from = Bool.random(using: &random) ? near : place
        writer.removeAll(from: from)
        expected.removeLast(expected.count - from)
      case 1...3 where !expected.isEmpty:
        writer.setLink(near, step)
        expected[near].link = UInt32(step)
      case 4 where !expected.isEmpty:
        writer.setShort(near)
        expected[near].marks |= Token.shortBit
      default:
        let kind = TokenKind.allCases[Int.random(in: TokenKind.allCases.indices, using: &random)]
        let token = Token(kind, at: step, Token.spaceBit, link: Token.noLink)
        writer.append(token)
        expected.append(token)
      }
      #expect(writer.count == expected.count)
      if let last = expected.last { #expect(Self.isSame(writer.last, last)) }
      if expected.count > 1 {
        #expect(Self.isSame(writer.beforeLast, expected[expected.count - 2]))
      }
      if !expected.isEmpty {
        let place = min(place, expected.count - 1)
        #expect(Self.isSame(writer[place], expected[place]))
      }
    }
    let list = writer.tokens()
    #expect(list.count == expected.count)
    #expect(expected.indices.allSatisfy { Self.isSame(list[$0], expected[$0]) })
  }

  private static func isSame(_ a: Token, _ b: Token) -> Bool {
    a.place == b.place && a.marks == b.marks
  }
}

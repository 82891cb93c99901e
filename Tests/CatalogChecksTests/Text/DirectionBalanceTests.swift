// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@testable import CatalogChecks

@Suite struct DirectionBalanceTests {
  private static let isolates: [Character] = ["\u{2066}", "\u{2067}", "\u{2068}"]
  private static let embeddings: [Character] = ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}"]

  @Test("What is opened and closed in turn is balanced, nested or side by side")
  func balanced() {
    var texts = ["a"]
    for opener in Self.isolates { texts.append("\(opener)b\u{2069}") }
    for opener in Self.embeddings { texts.append("\(opener)c\u{202C}") }
    for outer in texts {
      for inner in texts {
        #expect(DirectionBalance.firstFault(in: outer + inner) == nil)
        #expect(DirectionBalance.firstFault(in: outer + "\n" + inner) == nil)
        #expect(DirectionBalance.firstFault(in: "\u{2068}" + outer + inner + "\u{2069}") == nil)
      }
    }
  }

  @Test("Taking away one end of a pair is a fault", arguments: isolates + embeddings)
  func halves(opener: Character) {
    let closer: Character = Self.isolates.contains(opener) ? "\u{2069}" : "\u{202C}"
    #expect(DirectionBalance.firstFault(in: "a\(opener)b")?.opens == true)
    #expect(DirectionBalance.firstFault(in: "a\(opener)b")?.position == 2)
    #expect(DirectionBalance.firstFault(in: "ab\(closer)")?.opens == false)
    #expect(DirectionBalance.firstFault(in: "a\(opener)\nb\(closer)")?.position == 2)
  }

  @Test("Marks need no partner")
  func marks() {
    #expect(DirectionBalance.firstFault(in: "\u{200E}\u{200F}\u{61C}") == nil)
  }

  @Test("An embedding is not closed from outside its isolate")
  func crossing() {
    #expect(DirectionBalance.firstFault(in: "\u{202A}\u{2068}\u{202C}\u{2069}") != nil)
    #expect(DirectionBalance.firstFault(in: "\u{2068}\u{202A}\u{2069}\u{202C}") != nil)
  }
}

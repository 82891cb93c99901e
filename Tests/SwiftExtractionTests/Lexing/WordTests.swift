// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@testable import SwiftExtraction

@Suite struct WordTests {
  /// Every word is found by its bytes, and nothing else is taken for one.
  @Test(arguments: Word.allCases)
  func isFound(_ word: Word) {
    #expect(NameLinks.link(word.text.utf8) == word.link)
    #expect(Word(link: word.link) == word)
    #expect(Word(link: NameLinks.link((word.text + "x").utf8)) == nil)
    let tape = SourceLexer.tape(of: Array("a \(word.text) b".utf8))
    #expect(tape.isWord(1, word))
    #expect(tape.text(1) == word.text)
    // Between backticks it is a name.
    #expect(!SourceLexer.tape(of: Array("a `\(word.text)` b".utf8)).isWord(1, word))
  }

  /// However many names a project has.
  @Test(arguments: [0, 5_000])
  func notableNamesAreSeenAndKeepTheirLinks(_ more: Int) {
    let links = NameLinks(notable: ["localized", "let"] + (0..<more).map { "name\($0)" })
    for name in ["localized", "let", "other"] {
      let found = links.find(NameHash.short(name.utf8))
      #expect(found.link == NameLinks.link(name.utf8))
      #expect(found.isNotable == (name != "other"))
    }
  }
}

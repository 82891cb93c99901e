// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@testable import CatalogChecks

@Suite struct TextEdgesTests {
  @Test("What is put around a text is found there, and the middle stays as it is")
  func sumOfParts() {
    let cores = ["a", "a b", "a\nb", "a\r\nb", "ä \u{2028} ö", "%@"]
    let ends = ["", " ", "\n", "\r\n", "\n\n", " \n", "\u{A0}", "\u{200F}", "\u{2068} "]
    for core in cores {
      let middle = TextEdges(core).lineBreaks
      for start in ends {
        for end in ends {
          let edges = TextEdges(start + core + end)
          let before = TextEdges(start).lineBreaks
          let after = TextEdges(end).lineBreaks
          #expect(edges.innerLineBreaks == middle)
          #expect(edges.leading.lineBreaks == before)
          #expect(edges.trailing.lineBreaks == after)
          #expect(edges.leading.hasBlank == start.unicodeScalars.contains(where: \.isBlank))
          #expect(edges.trailing.hasBlank == end.unicodeScalars.contains(where: \.isBlank))
          #expect(edges.lineBreaks == before + middle + after)
        }
      }
    }
  }

  @Test("CR LF is one line break, LF CR two", arguments: [("\r\n", 1), ("\n\r", 2), ("\r", 1)])
  func carriageReturns(text: String, count: Int) {
    #expect(TextEdges("a" + text + "b").lineBreaks == count)
  }

  @Test(
    "A text of blanks has no visible character",
    arguments: ["", " ", "\n \n", "\u{200E}\u{A0}"]
  )
  func blank(text: String) {
    #expect(TextEdges(text).isBlank)
    #expect(TextEdges(text).innerLineBreaks == 0)
  }
}

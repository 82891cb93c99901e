// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@testable import CatalogChecks

@Suite struct MarkupTests {
  private static let tokens: [(text: String, token: MarkupScan.Token)] = [
    ("**bold**", .strong), ("__bold__", .strong), ("[a](b)", .link),
    ("[a](https://example.org/x_y)", .link), ("^[a](inflect: true)", .inflection),
    ("${name}", .name("name")), ("https://example.org", .address), ("<b>", .tag("b")),
    ("</b>", .tag("/b")), ("<br/>", .tag("br")), ("<BR />", .tag("br")),
    ("<a href=\"https://example.org\">", .tag("a")),
  ]

  @Test("Tokens are found side by side, in their order")
  func sequences() {
    for first in Self.tokens {
      for second in Self.tokens {
        var scan = MarkupScan(Array("x \(first.text) y \(second.text) z".unicodeScalars))
        #expect(scan.next() == first.token)
        #expect(scan.next() == second.token)
        #expect(scan.next() == nil)
      }
    }
  }

  @Test(
    "What only looks like one is none",
    arguments: [
      "****", "** a **", "2 ** 3 ** 4", "a__b__c", "*a*", "[a] (b)", "[a](b c)", "[](b)", "[a]()",
      "^a", "$name", "${}", "${name", "<None>", "<a key>", "a < b > c", "<b c>", "\\**a\\**",
      "://x",
      "a:b", "http:/x", "[", "^[", "[a](", "**", "<", "<b", "\\",
    ]
  )
  func none(text: String) {
    var scan = MarkupScan(Array(text.unicodeScalars))
    #expect(scan.next() == nil)
  }

  @Test(
    "Openings without an end, however many, take no token away and add none",
    arguments: ["[", "^[", "[a](", "**a ", "__a ", "${", "<b ", "<a href=", "::", "\\"]
  )
  func longRows(opening: String) {
    let row = String(repeating: opening, count: 5_000)
    for test in Self.tokens {
      var scan = MarkupScan(Array("\(test.text) x \(row)".unicodeScalars))
      #expect(scan.next() == test.token)
      #expect(scan.next() == nil)
    }
  }

  @Test("Brackets close the one that was opened last", arguments: [1, 2, 50])
  func nestedBrackets(depth: Int) {
    let open = String(repeating: "[", count: depth)
    let closed = String(repeating: "](a)", count: depth)
    #expect(Markup("\(open)x\(closed)").links == depth)
    #expect(Markup("\(open)x\(String(repeating: "]", count: depth))(a)").links == 1)
    #expect(Markup("]\(open)x\(closed)").links == depth)
  }

  @Test("A text has no differences from itself, nor from one with its tokens in another order")
  func order() {
    let texts = Self.tokens.map(\.text)
    let forward = Markup(texts.joined(separator: " "))
    let backward = Markup(texts.reversed().joined(separator: " "))
    #expect(forward.differences(from: backward, lacksInflection: false) == [])
    #expect(forward == backward)
  }

  @Test("Leaving one token out is one difference", arguments: tokens.map(\.text))
  func oneLess(token: String) {
    let source = Markup("x \(token) y")
    #expect(Markup("x y").differences(from: source, lacksInflection: false).count == 1)
  }
}

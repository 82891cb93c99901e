// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("*", "", true), ("*", "a/b", true), ("?", "", false),
    ("?", "é", true), ("?", "e\u{301}", false), ("??", "e\u{301}", true),
    ("e\u{301}", "é", false), ("*.xcstrings", "Sources/A/B.xcstrings", true),
    ("Sources/*", "Sources/A/B", true), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false),
    ("\\*", "*", true), ("\\*", "a", false), ("\\\\", "\\", true), ("a\\", "a\\", true),
    ("[ab]", "a", false), ("[ab]", "[ab]", true), ("**", "x", true), ("a**b", "ab", true),
    ("*?", "", false), ("*?", "x", true), ("*a?", "aaab", true), ("*ab", "aab", true),
  ])
  func matching(_ pattern: String, _ text: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(text) == expected)
  }

  /// Against the definition, over all patterns and texts of up to four letters.
  @Test func agreesWithTheDefinition() {
    func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
      guard let first = pattern.first else { return text.isEmpty }
      let rest = pattern.dropFirst()
      if first == "*" { return (0...text.count).contains { matches(rest, text.dropFirst($0)) } }
      guard let letter = text.first, first == "?" || first == letter else { return false }
      return matches(rest, text.dropFirst())
    }
    func words(_ letters: String) -> [String] {
      var all = [""]
      var last = [""]
      for _ in 0..<4 {
        last = last.flatMap { word in letters.map { word + String($0) } }
        all += last
      }
      return all
    }
    for pattern in words("ab*?") {
      let glob = Glob(pattern)
      for text in words("ab") {
        let expected = matches(Array(pattern)[...], Array(text)[...])
        if glob.matches(text) != expected { Issue.record("\(pattern) on \(text)") }
      }
    }
  }

  @Test func manyStarsTakeNoExponentialTime() {
    let glob = Glob(String(repeating: "*a", count: 40) + "*b")
    #expect(!glob.matches(String(repeating: "a", count: 20_000)))
  }

  @Test func literalPatternsAreKnown() {
    #expect(Glob("a\\*b").isLiteral)
    #expect(!Glob("a*b").isLiteral)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@testable import CommandLineInterface

@Suite struct SuggestionsTests {
  @Test func nearestComeFirstAndThreeAtMost() {
    let candidates = ["formal", "formats", "format", "forum", "former", "zzz"]
    #expect(Suggestions.near("formt", in: candidates) == ["format"])
    #expect(Suggestions.near("formatt", in: candidates) == ["formats", "format", "formal"])
    #expect(Suggestions.near("JSON", in: ["jsonl", "json"]) == ["json", "jsonl"])
    #expect(Suggestions.near("x", in: ["f", "o"]) == [])
    #expect(Suggestions.near("", in: ["a"]) == [])
    #expect(Suggestions.near(String(repeating: "a", count: 100_000), in: candidates) == [])
  }
}

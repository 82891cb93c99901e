// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@testable import CommandLineInterface

@Suite struct SuggestionsTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("ab", "ba", 1), ("ca", "abc", 2), ("kitten", "sitting", 3),
    ("form", "from", 1), ("a cat", "an abct", 3),
  ])
  func distances(_ left: String, _ right: String, _ expected: Int) {
    #expect(Suggestions.editDistance(Array(left), Array(right)) == expected)
  }

  /// The laws of a metric, over all words of up to three letters out of three.
  @Test func distanceIsAMetric() {
    var words: [[Character]] = [[]]
    for length in 0..<3 {
      words += words.filter { $0.count == length }.flatMap { word in "abc".map { word + [$0] } }
    }
    for left in words {
      for right in words {
        let distance = Suggestions.editDistance(left, right)
        #expect((distance == 0) == (left == right))
        #expect(distance == Suggestions.editDistance(right, left))
        #expect(distance >= abs(left.count - right.count))
        #expect(distance <= max(left.count, right.count))
        for middle in words.prefix(13) {
          #expect(
            distance <= Suggestions.editDistance(left, middle)
              + Suggestions.editDistance(middle, right)
          )
        }
      }
    }
  }

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

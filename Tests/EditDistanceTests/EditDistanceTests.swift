// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import EditDistance
import Testing

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("ab", "ba", 1), ("ca", "abc", 2), ("kitten", "sitting", 3),
    ("form", "from", 1), ("a cat", "an abct", 3),
  ])
  func distances(_ left: String, _ right: String, _ expected: Int) {
    #expect(EditDistance.between(Array(left), Array(right)) == expected)
  }

  /// The laws of a metric, over all words of up to three letters out of three.
  @Test func distanceIsAMetric() throws {
    let words = Self.words
    for left in words {
      for right in words {
        let distance = try #require(EditDistance.between(left, right))
        #expect((distance == 0) == (left == right))
        #expect(distance == EditDistance.between(right, left))
        #expect(distance >= abs(left.count - right.count))
        #expect(distance <= max(left.count, right.count))
        for middle in words.prefix(13) {
          let first = try #require(EditDistance.between(left, middle))
          let second = try #require(EditDistance.between(middle, right))
          #expect(distance <= first + second)
        }
      }
    }
  }

  @Test("A limit leaves distances as they are and drops those above it")
  func limits() throws {
    for left in Self.words {
      for right in Self.words {
        let distance = try #require(EditDistance.between(left, right))
        for limit in 0...3 {
          #expect(
            EditDistance.between(left, right, atMost: limit) == (distance <= limit ? distance : nil)
          )
        }
      }
    }
  }

  @Test("With a limit, words longer than it are as far apart as without one")
  func limitsOfLongerWords() throws {
    let words = (0..<6).reduce(into: [[Character]()]) { words, length in
      words += words.filter { $0.count == length }.flatMap { word in "ab".map { word + [$0] } }
    }
    for left in words {
      for right in words {
        let distance = try #require(EditDistance.between(left, right))
        for limit in 0...2 {
          #expect(
            EditDistance.between(left, right, atMost: limit) == (distance <= limit ? distance : nil)
          )
        }
      }
    }
  }

  @Test("With a limit, the longest words take room and time in proportion")
  func longWords() {
    let word = (0..<200_000).map { $0 % 7 }
    var slip = word
    slip.swapAt(100_000, 100_001)
    slip.remove(at: 150_000)
    #expect(EditDistance.between(word, slip, atMost: 2) == 2)
    #expect(EditDistance.between(slip, word, atMost: 2) == 2)
    #expect(EditDistance.between(word, slip, atMost: 1) == nil)
  }

  /// All words of up to three letters out of three.
  private static let words: [[Character]] = (0..<3).reduce(into: [[]]) { words, length in
    words += words.filter { $0.count == length }.flatMap { word in "abc".map { word + [$0] } }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing

@testable import SwiftExtraction

@Suite struct PathOrderTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func pathsComeInTheOrderOfTheirBytes(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let shared = String(repeating: "folder/", count: Int.random(in: 0..<4, using: &random))
    let letters = ["a", "b", "B", "é", "e\u{301}", "日", "/", ".", "10", "9", "\u{1}", "\0"]
    let paths = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
      shared
        + (0..<Int.random(in: 0..<14, using: &random)).map { _ in
          letters[Int.random(in: letters.indices, using: &random)]
        }
        .joined()
    }
    let sorted = PathOrder.sorted(paths).map { Array(paths[$0].utf8) }
    #expect(sorted == paths.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
  }
}

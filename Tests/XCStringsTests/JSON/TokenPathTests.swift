// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing

@testable import XCStrings

/// The way to one token after another is the one that is found anew for each.
@Suite struct TokenPathTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func isTheWayFoundAnew(seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed)
    let document = try StringCatalog(generator.catalog(layout: .minified, keyCount: 8)).document
    var path = TokenPath(document)
    let ascending = Array(document.tokens.indices)
    for tokens in [ascending, ascending.reversed(), ascending.shuffled(using: &generator.random)] {
      for token in tokens {
        #expect(path.names(from: 0, to: token) == document.path(from: 0, to: token))
      }
    }
    // From one value after another, each to the tokens in it.
    for root in ascending where document[root].kind == .object {
      for token in root..<document.index(after: root) {
        #expect(path.names(from: root, to: token) == document.path(from: root, to: token))
      }
    }
  }
}

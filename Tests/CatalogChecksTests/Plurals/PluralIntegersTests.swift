// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ICUBridge
import Testing

@testable import CatalogChecks

@Suite("Integers of a plural form in words")
struct PluralIntegersTests {
  @Test(
    arguments: [
      ("fr", .one, "0 and 1"), ("en", .one, "1"), ("cs", .few, "2, 3 and 4"),
      ("ru", .one, "1, 21, 31, 41 and others"), ("cs", .many, nil),
    ] as [(String, PluralCategory, String?)]
  )
  func examples(_ locale: String, _ form: PluralCategory, _ words: String?) {
    let integers = PluralNeeds.of(locale).integers(of: form, zeroFormPresent: false)
    #expect(integers.examples == words)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ICUBridge
import Testing

@Suite struct ICUVersionTests {
  @Test("Versions are numbers without empty parts")
  func numbers() throws {
    let version = ICUVersion.current
    for text in [version.icu, version.cldr, version.unicode] {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      #expect(parts.allSatisfy { Int($0) != nil }, "\(text)")
    }
    // CLDR 40 came with ICU 70; each ICU since has taken the CLDR release of its half-year.
    let icu = try #require(version.icu.split(separator: ".").first.flatMap { Int($0) })
    let cldr = try #require(version.cldr.split(separator: ".").first.flatMap { Int($0) })
    #expect(icu - cldr == 30)
  }

  @Test("ICU 72.1 brings CLDR 42 and Unicode 15", .enabled(if: isICU72, notICU72))
  func pinned() {
    #expect(ICUVersion.current.cldr == "42")
    #expect(ICUVersion.current.unicode == "15.0")
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// Runs every case of every fixture; a new one needs no code.
@Suite struct ExtractionFixtureTests {
  @Test(arguments: ExtractionFixture.all)
  func extractsWhatIsExpected(_ fixture: ExtractionFixture) async {
    #expect(await fixture.extracted() == fixture.expected)
  }

  @Test func fixturesAreFound() {
    #expect(ExtractionFixture.all.count > 80)
  }
}

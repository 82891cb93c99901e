// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution
import Testing

@Suite struct EmbeddingTests {
  @Test("Nothing in a text ends the literal that it is embedded in")
  func quotes() {
    let texts = LocalizationBundle.module.preferring(["pl"])
    let key: LocalizedResource = "Quotes \"\"\"# and \\#(x) stay"
    #expect(String(localized: key, in: texts) == "Cudzysłowy \"\"\"# i \\#(x) zostają")
    #expect(texts.languages == ["en", "pl"])
  }
}

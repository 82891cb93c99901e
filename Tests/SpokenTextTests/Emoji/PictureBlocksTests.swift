// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import SpokenText
import Testing

@Suite("Blocks of pictures")
struct PictureBlocksTests {
  @Test("no picture counts as a word, which holds without a look at each")
  func pictures() {
    for value in UInt32(0x1F300)...0x1FAFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(!scalar.properties.isAlphabetic && scalar.properties.numericType == nil)
      #expect(ReadingUnits(String(scalar), language: SpokenLanguage("en")).words == 0)
    }
  }
}

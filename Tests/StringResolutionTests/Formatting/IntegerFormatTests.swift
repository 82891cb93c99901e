// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ICUBridge
import StringResolution
import TestSupport
import Testing

@Suite struct IntegerFormatTests {
  @Test(
    "Whole numbers are written as ICU writes them",
    arguments: [
      "en", "de", "fr", "es", "pl", "pt-PT", "hi", "en-IN", "ar", "ar-EG", "ar-AE", "fa", "he",
      "sv",
      "my", "ne", "ja", "de-CH", "de-AT", "bn", "mr", "ur", "dz", "sat", "ff-Adlm", "hu", "lv",
      "th-u-nu-thai", "zh-u-nu-hanidec", "zh-u-nu-hans", "en-u-nu-roman", "ta-u-nu-taml",
    ]
  )
  func agreement(tag: String) throws {
    let language = tag.firstRange(of: "-u-").map { String(tag[..<$0.lowerBound]) } ?? tag
    let bundle = try TestCatalog().with("k", [(language, .text("%lld"))]).bundle(tag)
    let identifier = try #require(LocaleNames.identifier(ofTag: tag))
    let formatter = try ICUNumberFormatter(skeleton: "", locale: identifier)
    var random = SeededGenerator(seed: 3)
    var numbers: [Int64] = [.min, .max, 0]
    for digits in 0..<19 {
      for _ in 0..<6 {
        let bound = (0..<digits).reduce(Int64(1)) { result, _ in result * 10 }
        let number = Int64.random(in: 0...max(bound, 9), using: &random)
        numbers += [number, -number, bound, bound - 1]
      }
    }
    for number in numbers {
      #expect(bundle.text("k", .integer(number)) == formatter.format(number)?.text, "\(number)")
    }
  }
}

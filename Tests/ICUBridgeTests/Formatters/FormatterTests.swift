// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ICUBridge
import Testing

@Suite(.enabled(if: isICU72, notICU72))
struct FormatterTests {
  @Test("Numbers come with the category of what is shown")
  func numbers() throws {
    let rules = try PluralSelector(locale: "en")
    let plain = try ICUNumberFormatter(skeleton: "", locale: "en")
    let fixed = try ICUNumberFormatter(skeleton: ".0", locale: "en")
    #expect(plain.format(Int64(1), rules: rules)?.category == .one)
    #expect(fixed.format(1.0, rules: rules)?.category == .other)
    #expect(fixed.format(1.0, rules: rules)?.text == "1.0")
    #expect(
      plain.format(decimal: "123456789012345678901", rules: rules)?.text
        == "123,456,789,012,345,678,901"
    )
    #expect(plain.format(decimal: "1x") == nil)
    #expect(plain.format(Int64.min)?.text == "-9,223,372,036,854,775,808")
    #expect(throws: ICUError.self) { try ICUNumberFormatter(skeleton: "nonsense", locale: "en") }
    let long = String(repeating: "0", count: 600)
    #expect(throws: ICUError.self) { try ICUNumberFormatter(skeleton: long, locale: "en") }
  }

  @Test(
    "The table of small numbers is what the rules say",
    arguments: ["en", "ar", "ru", "lv", "br", "kw"]
  )
  func smallNumbers(locale: String) throws {
    let selector = try PluralSelector(locale: locale)
    let rules = try PluralRules(locale: locale)
    for number in 0..<1_200 {
      #expect(selector.category(ofMagnitude: UInt64(number)) == rules.category(of: Int64(number)))
    }
    // Numbers beyond 2^53 keep their last digits.
    let ru = try PluralSelector(locale: "ru")
    #expect(ru.category(ofMagnitude: 18_446_744_073_709_551_601) == .one)
    #expect(ru.category(ofMagnitude: 18_446_744_073_709_551_611) == .many)
  }

  @Test("Texts longer than any first buffer come whole")
  func longTexts() throws {
    let list = try ICUListFormatter(locale: "en", kind: .and, width: .wide)
    let items = (0..<2_000).map { "item \($0) é" }
    let text = try #require(list.format(items))
    #expect(text.hasPrefix("item 0 é, item 1 é, "))
    #expect(text.hasSuffix(", and item 1999 é"))
    #expect(list.format([]) == "")
  }

  @Test("Dates, distances and ordinals")
  func others() throws {
    let date = try ICUDateFormatter(locale: "de", zone: "Europe/Berlin", date: .long, time: .short)
    #expect(date.format(secondsSince1970: 0) == "1. Januar 1970 um 01:00")
    let fields = try ICUDateFormatter(locale: "en", zone: "UTC", skeleton: "yMMMd")
    #expect(fields.format(secondsSince1970: 0) == "Jan 1, 1970")
    #expect(ICUDateFormatter.knowsTimeZone("Europe/Riga"))
    #expect(!ICUDateFormatter.knowsTimeZone("Nowhere/Land"))
    let relative = try ICURelativeFormatter(locale: "en", width: .wide)
    #expect(relative.format(-1, .day, isNumeric: false) == "yesterday")
    #expect(relative.format(-1, .day, isNumeric: true) == "1 day ago")
    #expect(try ICUOrdinalFormatter(locale: "en").format(22) == "22nd")
    #expect(NumberSymbols.decimalSeparator(locale: "de") == ",")
  }

  @Test("Locale names")
  func names() {
    #expect(LocaleNames.base("zh-Hant-hk@x=y") == "zh_Hant_HK")
    #expect(LocaleNames.identifier(ofTag: "ar-AE-u-nu-latn") == "ar_AE@numbers=latn")
    #expect(LocaleNames.languageAlias("iw") == "he")
    #expect(LocaleNames.explicitParents["es_MX"] == "es_419")
    #expect(LocaleNames.explicitParents["zh_Hant"] == "root")
  }
}

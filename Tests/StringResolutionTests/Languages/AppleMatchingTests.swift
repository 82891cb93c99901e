// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import TestSupport
import Testing

@Suite struct AppleMatchingTests {
  /// Preferences, available languages, expected list: rows 1 to 27 and 108 to 110 of the facts.
  private static let rows: [(String, String, String)] = [
    ("zh-HK", "en,zh-Hans,zh-Hant", "zh-Hant"),
    ("zh-HK", "en,zh-Hans,zh-Hant,zh-HK", "zh-HK,zh-Hant"),
    ("zh-MO", "en,zh-Hant,zh-HK", "zh-HK,zh-Hant"),
    ("zh-TW", "en,zh-Hans,zh-Hant", "zh-Hant"),
    ("zh", "en,zh-Hans,zh-Hant", "zh-Hans"), ("zh-CN", "en,zh-Hans,zh-Hant", "zh-Hans"),
    ("zh-SG", "en,zh-Hans,zh-Hant", "zh-Hans"), ("zh-Hans-HK", "en,zh-Hans,zh-Hant", "zh-Hans"),
    ("zh-Hant", "en,zh-Hans", ""),
    ("zh-Hant-CN", "en,zh-Hans,zh-Hant", "zh-Hant"),
    ("zh-Hans-TW", "en,zh-Hans,zh-Hant", "zh-Hans"),
    ("yue", "en,zh-Hans,zh-Hant", "zh-Hant"), ("yue-Hans", "en,zh-Hans,zh-Hant", "zh-Hans"),
    ("wuu", "en,zh-Hans,zh-Hant", "zh-Hans"),
    ("pt-PT", "en,pt-BR", "pt-BR"), ("pt-PT,en", "en,pt-BR", "en"),
    ("pt-BR", "en,pt-PT", "pt-PT"), ("pt-AO", "en,pt-BR,pt-PT", "pt-PT"),
    ("pt", "en,pt-BR,pt-PT", "pt-BR"),
    ("en-AU", "en,en-GB", "en-GB,en"), ("en-NZ", "en,en-GB,en-AU", "en-AU,en-GB,en"),
    ("en-CA", "en,en-GB", "en"), ("en", "en-GB,en-US", "en-US"),
    ("es-MX", "en,es,es-419", "es-419,es"), ("es-AR", "en,es,es-419", "es-419,es"),
    ("es-US", "en,es,es-419", "es-419,es"), ("es-AR", "en,es,es-MX", "es"),
    ("no", "en,nb", "nb"), ("nn", "en,no", "no"), ("nb", "en,no", "no"),
    ("iw", "en,he", "he"), ("in", "en,id", "id"), ("ji", "en,yi", "yi"), ("mo", "en,ro", "ro"),
    ("tl", "en,fil", "fil"), ("fil", "en,tl", "tl"), ("he", "en,iw", "iw"),
    ("sr-Latn", "en,sr", ""), ("uz-AF", "en,uz,uz-Arab", "uz"), ("sh", "sr,sr-Latn", "sr-Latn"),
    ("ca", "en,es", ""), ("uk", "en,ru", ""), ("af", "en,nl", ""), ("gsw", "en,de", ""),
    ("da", "en,nb", ""), ("ms", "en,id", ""),
    ("hi-Latn", "en,hi,en-IN", "en-IN,en"),
    ("fr-CH,fr-CA", "en,fr-FR,fr-CA", "fr-CA"),
    ("xx", "zxx,ja", "zxx"), ("xx", "en,ja", ""),
    ("en-FR", "en,en-GB", "en-GB,en"), ("zh-Latn", "en,zh-Hans", ""),
    ("zh-Hant-HK", "zh-TW,zh-HK,zh-CN", "zh-HK,zh-TW"),
    ("de", "en,German", "German"),
    ("en-US-u-nu-arab", "en,ar", "en"),
    // POSIX names: rows 29 and 30.
    ("C", "en,ja", ""), ("POSIX", "en,ja", ""),
    ("ja_JP.UTF-8", "en,ja", "ja"), ("zh_TW.Big5", "zh-Hans,zh-Hant", "zh-Hant"),
    ("sr_RS@latin", "sr,sr-Latn", "sr-Latn"), ("sr_RS@cyrillic", "sr-Cyrl,sr-Latn", "sr-Cyrl"),
    ("de_DE@euro", "en,de", "de"),
  ]

  @Test("The languages that Apple's matching gives", arguments: rows)
  func matches(preferred: String, available: String, expected: String) {
    let match = LanguageMatching.apple.match(
      available: available.split(separator: ",").map(String.init),
      preferences: LanguagePreferences(preferred.split(separator: ",").map(String.init))
    )
    #expect(match.languages.joined(separator: ",") == expected)
  }

  // MARK: - Against Apple's own function

  private static let languages = [
    "en", "es", "pt", "fr", "de", "it", "nl", "sv", "da", "nb", "nn", "no", "fi", "pl", "cs", "ru",
    "uk", "sr", "hr", "bs", "sh", "ar", "he", "iw", "fa", "hi", "bn", "ta", "th", "vi", "id", "in",
    "ms", "fil", "tl", "ja", "ko", "zh", "yue", "wuu", "ars", "uz", "az", "pa", "mo", "ro", "ca",
  ]
  private static let scripts = ["", "", "", "Latn", "Cyrl", "Arab", "Hans", "Hant"]
  private static let regions = [
    "", "", "", "US", "GB", "AU", "NZ", "CA", "IN", "IE", "ZA", "MX", "AR", "ES", "419", "001",
    "150", "BR", "PT", "AO", "MO", "FR", "CH", "BE", "AT", "DE", "CN", "TW", "HK", "SG", "RS", "ME",
    "BA", "EG", "AE", "SA", "NO", "SE", "FI", "RU", "UA", "IL", "JP", "KR", "ID", "PH", "AF", "UZ",
  ]
  private static let old = [
    "German", "English", "Japanese", "zh_CN", "zh_TW", "no_NO", "zxx", "pt_BR",
  ]

  private static func tag(_ random: inout SeededGenerator) -> String {
    if Int.random(in: 0..<40, using: &random) == 0 {
      return old.randomElement(using: &random) ?? "en"
    }
    // Few languages, so that most queries have something to decide.
    let pool =
      Int.random(in: 0..<3, using: &random) == 0 ? languages : Array(languages.prefix(4)) + ["zh"]
    let parts = [
      pool.randomElement(using: &random), scripts.randomElement(using: &random),
      regions.randomElement(using: &random),
    ]
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "-")
  }

  @Test(
    "Ten thousand random queries agree with the toolchain's copy of Apple's function",
    .enabled(if: isICU72, notICU72),
    .enabled(if: MatchingOracle.isAvailable, "python3, the oracle or its library is absent")
  )
  func oracle() throws {
    var random = SeededGenerator(seed: 20_261_130)
    var queries: [(available: [String], preferred: [String])] = []
    for _ in 0..<10_000 {
      var available: [String] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let tag = Self.tag(&random)
        if !available.contains(tag) { available.append(tag) }
      }
      let count = Int.random(in: 1...3, using: &random)
      queries.append((available, (0..<count).map { _ in Self.tag(&random) }))
    }
    let answers = try MatchingOracle.answers(queries)
    try #require(answers.count == queries.count)
    var wrong = 0
    for (query, answer) in zip(queries, answers) {
      let match = LanguageMatching.apple.match(
        available: query.available,
        preferences: LanguagePreferences(query.preferred)
      )
      if match.languages != answer {
        wrong += 1
        if wrong <= 10 {
          Issue.record("\(query): \(match.languages), the oracle says \(answer)")
        }
      }
    }
    #expect(wrong == 0)
    #expect(answers.count { !$0.isEmpty } > 4_000)
  }
}

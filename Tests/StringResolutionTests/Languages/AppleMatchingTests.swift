// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import TestSupport
import Testing

@Suite struct AppleMatchingTests {
  /// The row of the facts' table A or G, preferences, available languages, expected list.
  private static let rows: [(Int, String, String, String)] = [
    (1, "zh-HK", "en,zh-Hans,zh-Hant", "zh-Hant"),
    (2, "zh-HK", "en,zh-Hans,zh-Hant,zh-HK", "zh-HK,zh-Hant"),
    (3, "zh-MO", "en,zh-Hant,zh-HK", "zh-HK,zh-Hant"),
    (4, "zh-TW", "en,zh-Hans,zh-Hant", "zh-Hant"),
    (5, "zh", "en,zh-Hans,zh-Hant", "zh-Hans"), (5, "zh-CN", "en,zh-Hans,zh-Hant", "zh-Hans"),
    (5, "zh-SG", "en,zh-Hans,zh-Hant", "zh-Hans"),
    (5, "zh-Hans-HK", "en,zh-Hans,zh-Hant", "zh-Hans"),
    (6, "zh-Hant", "en,zh-Hans", ""),
    (7, "zh-Hant-CN", "en,zh-Hans,zh-Hant", "zh-Hant"),
    (7, "zh-Hans-TW", "en,zh-Hans,zh-Hant", "zh-Hans"),
    (8, "yue", "en,zh-Hans,zh-Hant", "zh-Hant"), (8, "yue-Hans", "en,zh-Hans,zh-Hant", "zh-Hans"),
    (8, "wuu", "en,zh-Hans,zh-Hant", "zh-Hans"),
    (9, "pt-PT", "en,pt-BR", "pt-BR"), (10, "pt-PT,en", "en,pt-BR", "en"),
    (11, "pt-BR", "en,pt-PT", "pt-PT"), (12, "pt-AO", "en,pt-BR,pt-PT", "pt-PT"),
    (13, "pt", "en,pt-BR,pt-PT", "pt-BR"),
    (14, "en-AU", "en,en-GB", "en-GB,en"), (15, "en-NZ", "en,en-GB,en-AU", "en-AU,en-GB,en"),
    (16, "en-CA", "en,en-GB", "en"), (17, "en", "en-GB,en-US", "en-US"),
    (18, "es-MX", "en,es,es-419", "es-419,es"), (18, "es-AR", "en,es,es-419", "es-419,es"),
    (18, "es-US", "en,es,es-419", "es-419,es"), (19, "es-AR", "en,es,es-MX", "es"),
    (20, "no", "en,nb", "nb"), (20, "nn", "en,no", "no"), (20, "nb", "en,no", "no"),
    (21, "iw", "en,he", "he"), (21, "in", "en,id", "id"), (21, "ji", "en,yi", "yi"),
    (21, "mo", "en,ro", "ro"),
    (21, "tl", "en,fil", "fil"), (21, "fil", "en,tl", "tl"), (21, "he", "en,iw", "iw"),
    (21, "id", "en,in", "in"), (21, "yi", "en,ji", "ji"), (21, "ro", "en,mo", "mo"),
    (22, "sr-Latn", "en,sr", ""), (22, "uz-AF", "en,uz,uz-Arab", "uz"),
    (23, "sh", "sr,sr-Latn", "sr-Latn"),
    (24, "ca", "en,es,es-419", ""), (24, "eu", "en,es", ""), (24, "gl", "en,es", ""),
    (24, "uk", "en,ru", ""), (24, "be", "en,ru", ""), (24, "af", "en,nl", ""),
    (24, "lb", "en,de", ""),
    (24, "gsw", "en,de", ""),
    (24, "da", "en,nb", ""), (24, "ms", "en,id", ""),
    (25, "hi-Latn", "en,hi,en-IN", "en-IN,en"),
    (26, "fr-CH,fr-CA", "en,fr-FR,fr-CA", "fr-CA"),
    (27, "xx", "zxx,ja", "zxx"), (28, "xx", "en,ja", ""),
    (108, "en-FR", "en,en-GB", "en-GB,en"), (108, "zh-Latn", "en,zh-Hans", ""),
    (109, "zh-Hant-HK", "zh-TW,zh-HK,zh-CN", "zh-HK,zh-TW"),
    (110, "de", "en,German", "German"),
    (31, "en-US-u-nu-arab", "en,ar", "en"),
    // POSIX names.
    (29, "C", "en,ja", ""), (29, "POSIX", "en,ja", ""),
    (30, "ja_JP.UTF-8", "en,ja", "ja"), (30, "zh_TW.Big5", "zh-Hans,zh-Hant", "zh-Hant"),
    (30, "sr_RS@latin", "sr,sr-Latn", "sr-Latn"),
    (30, "sr_RS@cyrillic", "sr-Cyrl,sr-Latn", "sr-Cyrl"),
    (30, "de_DE@euro", "en,de", "de"),
  ]

  @Test("The languages that Apple's matching gives", .rows(of: rows.map(\.0)), arguments: rows)
  func matches(row: Int, preferred: String, available: String, expected: String) {
    let match = LanguageMatching.apple.match(
      available: available.split(separator: ",").map(String.init),
      preferences: LanguagePreferences(preferred.split(separator: ",").map(String.init))
    )
    #expect(match.languages.joined(separator: ",") == expected, "row \(row)")
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

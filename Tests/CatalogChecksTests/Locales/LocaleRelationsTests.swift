// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing

@Suite struct LocaleRelationsTests {
  @Test(
    "A parent's texts cover its children",
    arguments: [
      ("es-MX", "es-419"), ("es-MX", "es"), ("es-419", "es"), ("zh-HK", "zh-Hant"),
      ("zh-Hant-HK", "zh-Hant"), ("zh-TW", "zh-Hant"), ("zh_TW", "zh-Hant"), ("nn", "no"),
      ("nb", "no"), ("nb-NO", "no"), ("pt-PT", "pt"), ("pt-BR", "pt"), ("en-GB", "en"),
      ("zh-CN", "zh-Hans"), ("sr-CS", "sr"), ("ur-PK", "ur"), ("sv-SE", "sv"),
    ]
  )
  func covered(child: String, parent: String) {
    let child = LocaleFacts.of(child)
    let parent = LocaleFacts.of(parent)
    #expect(child.isCovered(by: parent))
    #expect(!parent.isCovered(by: child))
  }

  @Test(
    "Siblings and other scripts do not",
    arguments: [
      ("pt-PT", "pt-BR"), ("pt-BR", "pt-PT"), ("zh-Hant", "zh-Hans"), ("zh-HK", "zh-Hans"),
      ("zh-HK", "zh-TW"), ("sr-Latn", "sr"), ("en-GB", "en-US"), ("nn", "nb"), ("de", "en"),
      ("de", "de"), ("mul", "en"), ("en", "mul"), ("xx-GB", "xx"),
    ]
  )
  func notCovered(one: String, other: String) {
    #expect(!LocaleFacts.of(one).isCovered(by: LocaleFacts.of(other)))
  }

  @Test("Variants of the source language")
  func variants() {
    let english = LocaleFacts.of("en")
    #expect(LocaleFacts.of("en-GB").isVariant(ofSource: english))
    #expect(!LocaleFacts.of("en").isVariant(ofSource: english))
    #expect(!LocaleFacts.of("de").isVariant(ofSource: english))
    #expect(!LocaleFacts.of("nb").isVariant(ofSource: LocaleFacts.of("no")))
  }

  @Test(
    "Two codes for one language",
    arguments: [
      ("zh-Hans", "zh-CN", SharedLanguage.sameLocalization),
      ("zh-Hans", "zh_CN", .sameLocalization), ("zh-Hant", "zh-TW", .sameLocalization),
      ("zh-HK", "zh-Hant-HK", .sameLocalization), ("zh", "zh-Hans", .sameLocalization),
      ("nb", "no", .sameLocalization), ("nb-NO", "no", .sameLocalization),
      ("iw", "he", .sameLocalization), ("sr", "sr-Cyrl", .sameLocalization),
      ("pt", "pt-BR", .ownDefaultRegion), ("en", "en-US", .ownDefaultRegion),
      ("de", "de-DE", .ownDefaultRegion), ("nb", "nb-NO", .ownDefaultRegion),
      ("pt-PT", "pt-BR", nil), ("pt", "pt-PT", nil), ("zh-Hans", "zh-Hant", nil),
      ("zh-Hant", "zh-HK", nil), ("nb", "nn", nil), ("nn", "no", nil), ("sr", "sr-Latn", nil),
      ("en", "en-GB", nil), ("es", "es-419", nil), ("de", "de", nil), ("mul", "Base", nil),
    ] as [(String, String, SharedLanguage?)]
  )
  func shared(one: String, other: String, expected: SharedLanguage?) {
    #expect(LocaleFacts.of(one).sharedLanguage(with: LocaleFacts.of(other)) == expected)
    #expect(LocaleFacts.of(other).sharedLanguage(with: LocaleFacts.of(one)) == expected)
  }
}

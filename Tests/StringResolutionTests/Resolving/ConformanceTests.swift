// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import TestSupport
import Testing

@Suite struct ConformanceTests {
  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  @Test(
    "Every sample of CLDR's plural tables gets its form",
    .enabled(if: isICU72, notICU72),
    .enabled(if: sharedFolder != nil, Comment(rawValue: sharedFolderAbsent)),
    arguments: [("plurals.xml", 5_928), ("ordinals.xml", 1_122)]
  )
  func samples(file: String, count: Int) throws {
    let folder = try #require(sharedFolder).appendingPathComponent("conformance")
    let table = try PluralTable(contentsOf: folder.appendingPathComponent(file))
    // The forms that each language has; one that has no zero must not get it for the number 0.
    var forms: [String: [String: String]] = [:]
    for row in table.rows {
      for locale in row.locales { forms[locale, default: [:]][row.category] = "\(row.category) %@" }
    }
    let catalog = TestCatalog(source: "zz").with("%@", forms.map { ($0.key, .plural($0.value)) })
    let base = try catalog.bundle()
    var tested = 0
    for row in table.rows {
      for locale in row.locales {
        let bundle = base.preferring(LanguagePreferences([locale]))
        try #require(bundle.language == locale)
        for sample in row.samples {
          let value = file == "ordinals.xml" ? ordinal(sample) : cardinal(sample)
          let resolution = bundle.resolution("%@", value)
          #expect(
            resolution.text.hasPrefix(row.category + " ") && resolution.problems.isEmpty,
            "\(locale) \(sample): \(resolution)"
          )
          tested += 1
        }
      }
    }
    #expect(tested == count)
  }

  private func ordinal(_ sample: String) -> LocalizationArgument {
    .styled(.integer(sample, .ordinal))
  }

  private func cardinal(_ sample: String) -> LocalizationArgument {
    let parts = sample.split(separator: "c")
    guard parts.count == 2 else {
      return Int64(sample).map { .integer($0) } ?? .decimal(sample)
    }
    let digits = parts[0].split(separator: ".").dropFirst().first?.count ?? 0
    return .styled(
      .decimal("\(parts[0])E\(parts[1])", .compact.width(.wide).fractionDigits(digits))
    )
  }
}

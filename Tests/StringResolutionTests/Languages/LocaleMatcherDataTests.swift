// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import ICUBridge
import StringResolution
import TestSupport
import Testing

/// ICU's own test of its matcher, `localeMatcherTest.txt`.
@Suite struct LocaleMatcherDataTests {
  private struct Query {
    var supported: [String] = []
    var fallback: String?
    var favorsScript = false
    var hasThreshold = false
    var desired: [String] = []
    var expected: String?
    var expectedDesired: String?
    var line = 0
  }

  private static func queries(_ text: String) -> [Query] {
    var queries: [Query] = []
    var current = Query()
    for (number, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = raw.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      if line.isEmpty { continue }
      func list(_ text: Substring) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      if line.hasPrefix("** test:") {
        current = Query()
      } else if line.hasPrefix("@") {
        let parts = line.dropFirst().split(
          separator: "=",
          maxSplits: 1,
          omittingEmptySubsequences: false
        )
        let value = parts.count > 1 ? parts[1] : ""
        switch parts[0] {
        case "supported": current.supported = list(value)
        case "default": current.fallback = value.isEmpty ? nil : String(value)
        case "favor": current.favorsScript = value == "script"
        case "threshold": current.hasThreshold = !value.isEmpty
        default: break
        }
      } else if let arrow = line.range(of: ">>") {
        var query = current
        query.desired = list(line[..<arrow.lowerBound])
        let parts = line[arrow.upperBound...].split(
          separator: "|",
          omittingEmptySubsequences: false
        )
        .map { $0.trimmingCharacters(in: .whitespaces) }
        query.expected = parts.first.flatMap { $0.isEmpty ? nil : $0 }
        query.expectedDesired = parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil
        query.line = number + 1
        queries.append(query)
      }
    }
    return queries
  }

  @Test(
    "The matcher gives what ICU's test data expects",
    .enabled(if: isICU72, notICU72),
    .enabled(if: sharedFolder != nil, Comment(rawValue: sharedFolderAbsent))
  )
  func data() throws {
    let file = try #require(sharedFolder).appendingPathComponent(
      "conformance/localeMatcherTest.txt"
    )
    let queries = Self.queries(try String(contentsOf: file, encoding: .utf8))
    #expect(queries.count == 929)
    var tested = 0
    for query in queries {
      // ICU 72 has no public way to set the threshold.
      guard !query.hasThreshold, let expected = query.expected else { continue }
      let matcher = try LocaleMatcher(
        supported: query.supported,
        // ICU's own test leaves the default open, which makes it the first language.
        fallback: query.fallback ?? query.supported.first,
        favorsScript: query.favorsScript
      )
      let match = matcher.match(query.desired)
      let found =
        match.map { query.supported[$0.supported] } ?? query.fallback ?? query.supported.first
        ?? "null"
      #expect(Self.isSame(found, expected), "line \(query.line): \(found), expected \(expected)")
      if let wish = query.expectedDesired {
        let found = match.map { query.desired[$0.desired] } ?? "null"
        #expect(Self.isSame(found, wish), "line \(query.line): \(found), expected \(wish)")
      }
      tested += 1
    }
    #expect(tested >= 900)
  }

  @Test(
    "The option cldr gives the plain cases of ICU's test data",
    .enabled(if: isICU72, notICU72),
    .enabled(if: sharedFolder != nil, Comment(rawValue: sharedFolderAbsent))
  )
  func option() throws {
    let file = try #require(sharedFolder).appendingPathComponent(
      "conformance/localeMatcherTest.txt"
    )
    var tested = 0
    for query in Self.queries(try String(contentsOf: file, encoding: .utf8)) {
      guard let expected = query.expected, query.fallback == nil, !query.favorsScript,
        !query.hasThreshold
      else { continue }
      let preferences = LanguagePreferences(query.desired)
      // Wishes with extensions lose them on the way, which ICU's data does not expect.
      guard preferences.items.map(\.tag) == query.desired else { continue }
      let match = LanguageMatching.cldr.match(available: query.supported, preferences: preferences)
      let found = match.languages.first ?? query.supported.first ?? "null"
      #expect(Self.isSame(found, expected), "line \(query.line): \(found), expected \(expected)")
      tested += 1
    }
    #expect(tested > 300)
  }

  private static func isSame(_ a: String, _ b: String) -> Bool {
    func canonical(_ name: String) -> String {
      LocaleNames.identifier(ofTag: name.replacing("_", with: "-")) ?? name.lowercased()
    }
    return canonical(a) == canonical(b)
  }
}

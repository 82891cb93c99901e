// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing
import XCStrings

/// How many substitutions a key has changes nothing in what is found.
@Suite("Keys with many substitutions")
struct ManySubstitutionsTests {
  /// Below and above the numbers from which tables are made.
  static let counts = [2, 8, 9, 16, 17, 40]

  /// A catalog whose one key has substitutions, right in both languages.
  private struct Sample {
    var names: [String]
    /// The tokens of the German text.
    var tokens: [String]
    var specifiers: [String]
    /// The German forms.
    var forms: [String]

    init(names: [String]) {
      self.names = names
      tokens = names.map { "%#@\($0)@" }
      specifiers = names.map { _ in "lld" }
      forms = names.map { _ in "%arg Dateien" }
    }

    init(count: Int) { self.init(names: (0..<count).map { "count\(String($0, radix: 2))zero" }) }

    private func localization(
      _ tokens: [String],
      _ specifiers: [String],
      _ forms: [String]
    ) -> String {
      let substitutions = names.indices.map { index in
        """
        "\(names[index])" : { "argNum" : \(index + 1), "formatSpecifier" : "\(specifiers[index])",
          "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "\(forms[index])" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "\(forms[index])" } }
        } } }
        """
      }
      return """
        { "stringUnit" : { "state" : "translated", "value" : "\(tokens.joined(separator: " – "))" },
          "substitutions" : { \(substitutions.joined(separator: ", ")) } }
        """
    }

    /// The errors and warnings, by rule.
    func found() throws -> [String] {
      let key = names.map { _ in "%lld" }.joined(separator: " – ")
      let english = localization(
        names.map { "%#@\($0)@" },
        names.map { _ in "lld" },
        names.map { _ in "%arg files" }
      )
      let text = """
        { "sourceLanguage" : "en", "strings" : { "\(key)" : { "comment" : "Counts", "localizations" : {
          "de" : \(localization(tokens, specifiers, forms)), "en" : \(english) } } }, "version" : "1.0" }
        """
      return Checker().findings(in: try StringCatalog(text.utf8), path: "App.xcstrings")
        .filter { $0.severity != .info && $0.rule != "layout" }
        .map { "\($0.rule) \($0.locale ?? "-") \($0.variation ?? "-")" }
    }
  }

  @Test(arguments: counts)
  func rightOnes(count: Int) throws {
    #expect(try Sample(count: count).found() == [])
  }

  @Test(arguments: counts)
  func anotherSpecifier(count: Int) throws {
    var sample = Sample(count: count)
    sample.specifiers[count - 1] = "@"
    let name = sample.names[count - 1]
    #expect(try sample.found() == ["substitution-argument de substitutions.\(name)"])
  }

  @Test(arguments: counts)
  func lostToken(count: Int) throws {
    var sample = Sample(count: count)
    sample.tokens[count - 1] = "Ende"
    let name = sample.names[count - 1]
    #expect(try sample.found() == ["unused-substitution de substitutions.\(name)"])
  }

  @Test(arguments: counts)
  func strangeToken(count: Int) throws {
    var sample = Sample(count: count)
    sample.tokens[count - 1] = "%#@folders@"
    #expect(try sample.found() == ["undefined-substitution de -"])
  }

  @Test(arguments: counts)
  func lostNumber(count: Int) throws {
    var sample = Sample(count: count)
    sample.forms[count - 1] = "Dateien"
    let name = sample.names[count - 1]
    let found = try sample.found()
    #expect(found.contains("missing-placeholder de substitutions.\(name).plural.other"))
    #expect(found.allSatisfy { $0.contains("substitutions.\(name).") })
  }

  /// A composed and a decomposed letter make two names, each with an argument of its own.
  @Test(arguments: counts)
  func namesByScalars(count: Int) throws {
    var sample = Sample(names: ["caf\u{E9}", "cafe\u{301}"] + Sample(count: count).names)
    #expect(try sample.found() == [])
    sample.tokens[1] = "Ende"
    #expect(try sample.found() == ["unused-substitution de substitutions.cafe\u{301}"])
  }
}

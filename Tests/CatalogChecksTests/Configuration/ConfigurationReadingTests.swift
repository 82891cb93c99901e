// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing
import XCStrings

@Suite struct ConfigurationReadingTests {
  static let vocabulary = ConfigurationVocabulary(
    rules: ["invalid-json", "layout", "identical-to-source", "missing-comment"],
    isLocale: { $0.count < 8 }
  )

  /// Reads a configuration by way of a file, as a user does.
  static func read(_ text: String) throws -> CheckConfiguration {
    let folder = try TemporaryFolder()
    try folder.write(text, to: ".toaststrings.json")
    var loader = ConfigurationLoader(
      origin: .nearest,
      vocabulary: vocabulary,
      workingDirectory: folder.path,
      globs: simpleGlobs
    )
    return try loader.configuration(forCatalog: "A.xcstrings")
  }

  static func error(_ text: String) throws -> ConfigurationError {
    try #require(throws: ConfigurationError.self) { _ = try read(text) }
  }

  @Test func readsEveryMember() throws {
    let configuration = try Self.read(
      """
      // What this project wants.
      {
        catalogs: ["App/*",], exclude: ['*Legacy.xcstrings'],
        "locales": ["de", "zh-Hant"], failOn: "warning", strict: true, profile: "release",
        baseline: "known.json", sources: ["Sources"],
        extraction: {routines: ["L"], types: ["Banner"], members: ["loc"], tests: true},
        toasts: {catalogs: ["Toasts*"], keys: ["toast.*"], columns: +80,},
        rules: {
          layout: "off", /* our own layout */
          "identical-to-source": {
            severity: "info", ignoreKeys: ["brand.*"], ignoreLocales: ["en*"], brands: ["Acme"],
          },
        },
      }
      """
    )
    #expect(configuration.file == ".toaststrings.json")
    #expect(configuration.catalogs == ["App/*"])
    #expect(configuration.excluded == ["*Legacy.xcstrings"])
    #expect(configuration.locales == ["de", "zh-Hant"])
    #expect(configuration.failLevel == .warning)
    #expect(configuration.isStrict)
    #expect(configuration.profile == .release)
    #expect(configuration.baseline == "known.json")
    #expect(configuration.sources == ["Sources"])
    #expect(configuration.extraction.routines == ["L"])
    #expect(configuration.extraction.types == ["Banner"])
    #expect(configuration.extraction.members == ["loc"])
    #expect(configuration.extraction.tests)
    #expect(configuration.toasts.catalogs == ["Toasts*"])
    #expect(configuration.toasts.keys == ["toast.*"])
    #expect(configuration.toasts.columns == 80)
    #expect(configuration.rules.count == 2)
    #expect(configuration.rules["layout"]?.level == .off)
    let rule = try #require(configuration.rules["identical-to-source"])
    #expect(rule.level == .info)
    #expect(rule.ignoredKeys == ["brand.*"])
    #expect(rule.ignoredLocales == ["en*"])
    #expect(try rule.options.texts("brands") == ["Acme"])
    #expect(configuration.absolutePath(of: "../x/./y").hasSuffix("/x/y"))
  }

  @Test(arguments: ["{}", " { } ", "\u{FEFF}{}", "//\n{/**/}\n//"])
  func nothingSaidIsTheDefault(_ text: String) throws {
    var configuration = try Self.read(text)
    #expect(configuration.toasts.columns == 120)
    configuration.file = nil
    #expect(configuration == CheckConfiguration(folder: configuration.folder))
  }

  @Test(arguments: [
    ("{\n  rulez: {}}", "2:3: unknown member 'rulez'"),
    ("{toasts: {\n column: 3}}", "2:2: unknown member 'column' in 'toasts'"),
    ("{rules: {\n  'layouts': 'off'}}", "2:3: unknown rule 'layouts' in 'rules'"),
    ("{b: 1, a: 1}", "1:2: unknown member 'b'"),
    ("{failOn: 'errors'}", "1:2: 'failOn' cannot be 'errors', only error, warning, info or never"),
    ("{profile: 'debug'}", "1:2: 'profile' cannot be 'debug', only release"),
    ("{strict: 1}", "1:2: 'strict' must be true or false, not a number"),
    ("{strict: null}", "1:2: 'strict' must be true or false, not null"),
    ("{catalogs: 'a'}", "1:2: 'catalogs' must be a list of texts, not a text"),
    ("{catalogs: ['a',\n  7]}", "2:3: 'catalogs.1' must be a text, not a number"),
    ("{baseline: []}", "1:2: 'baseline' must be a text, not a list"),
    (
      "{toasts: {columns: 1.5}}",
      "1:11: 'toasts.columns' must be a whole number above 0, not 1.5"
    ),
    ("{toasts: []}", "1:2: 'toasts' must be an object, not a list"),
    ("{rules: {layout: 3}}", "1:10: 'rules.layout' must be a severity or an object, not a number"),
    (
      "{rules: {layout: 'on'}}",
      "1:10: 'rules.layout' cannot be 'on', only off, info, warning or error"
    ),
    (
      "{rules: {layout: {\n severity: 1}}}",
      "2:2: 'rules.layout.severity' must be off, info, warning or error, not a number"
    ),
    (
      "{rules: {'invalid-json': 'warning'}}",
      "1:10: 'rules.invalid-json' cannot change: 'invalid-json' is always an error"
    ),
    ("{locales: ['de',\n'deutschland']}", "2:1: unknown locale 'deutschland' in 'locales'"),
    (
      "{strict: true,\n 'strict': true}",
      "2:2: 'strict' stands twice, first at 1:2; keep one of them"
    ),
    ("{'a\u{202E}': 1}", "1:2: unknown member 'a\\u{202E}'"),
  ])
  func namesWhatIsWrongAndWhere(_ text: String, _ words: String) throws {
    #expect(try Self.error(text).description == ".toaststrings.json:\(words)")
  }

  @Test(arguments: [
    ("", "1:1: ", "a value expected, found the end of the file"),
    ("[]", ": ", "the whole must be an object, not a list"),
    ("{", "1:2: ", "the name of a member expected, found the end of the file"),
    ("{a: 1\n b: 2}", "2:2: ", "a comma or the end of the object expected, found 'b'"),
    ("{a 1}", "1:4: ", "a colon after 'a' expected, found '1'"),
    ("{a: }", "1:5: ", "a value expected, found '}'"),
    ("{a: [1 2]}", "1:8: ", "a comma or the end of the list expected, found '2'"),
    ("{a: [,]}", "1:6: ", "a value expected, found ','"),
    ("{a: yes}", "1:5: ", "a value expected, found 'yes'"),
    ("{a: 'x\n'}", "1:5: ", "the text has no end on its line"),
    ("{a: 'x", "1:5: ", "the text has no end"),
    ("{a: 'x\\", "1:5: ", "the text has no end"),
    ("{} {}", "1:4: ", "nothing more after the configuration expected, found '{'"),
    ("{a: 1]}", "1:6: ", "a comma or the end of the object expected, found ']'"),
    ("{\n/* }", "2:1: ", "the comment has no end"),
    ("{a: 'x\ty'}", "1:7: ", "a control character in a text; write an escape"),
    ("{a: 1.2.3}", ": ", "a number or an escape is misspelled"),
    ("{a: '\\u12'}", ": ", "a number or an escape is misspelled"),
  ])
  func locatesSyntaxErrors(_ text: String, _ place: String, _ words: String) throws {
    let description = try Self.error(text).description
    #expect(description.hasPrefix(".toaststrings.json" + (place == ": " ? "" : ":") + place))
    #expect(description.hasSuffix(words))
  }

  @Test func depthIsLimited() throws {
    let text = "{a: " + String(repeating: "[", count: 100_000)
    #expect(try Self.error(text).description.hasSuffix("nested deeper than 32 levels"))
  }

  @Test func unknownNamesCarryWhatIsKnown() throws {
    let unknown = try #require(Self.error("{rules: {laiout: 'off'}}").unknown)
    #expect(unknown.token == "laiout")
    #expect(unknown.known == Self.vocabulary.rules)
    let member = try #require(Self.error("{exclud: []}").unknown)
    #expect(member.known.contains("exclude"))
    #expect(try Self.error("{strict: 3}").unknown == nil)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing

@Suite struct RuleSettingsTests {
  static let rules = [
    RuleMetadata(id: "invalid-json", family: .file, summary: "", severity: .error),
    RuleMetadata(id: "layout", family: .file, summary: "", severity: .warning),
    RuleMetadata(id: "missing-placeholder", family: .placeholders, summary: "", severity: .error),
    RuleMetadata(id: "untranslated", family: .coverage, summary: "", severity: .warning),
    RuleMetadata(id: "needs-review", family: .coverage, summary: "", severity: .info),
    RuleMetadata(id: "missing-comment", family: .coverage, summary: "", severity: nil),
  ]

  private func settings(
    _ levels: [String: RuleLevel] = [:],
    profile: CheckConfiguration.Profile? = nil,
    only: [String] = [],
    skip: [String] = []
  ) throws -> RuleSettings {
    var configuration = CheckConfiguration(folder: "/")
    configuration.profile = profile
    for (rule, level) in levels {
      let options = RuleOptions(rule: rule)
      configuration.rules[rule] = RuleConfiguration(level: level, options: options)
    }
    return try RuleSettings(
      rules: Self.rules,
      configuration: configuration,
      selection: RuleSelection(only: only, skipped: skip),
      globs: simpleGlobs
    )
  }

  @Test func defaults() throws {
    let settings = try settings()
    let expected = [
      "invalid-json", "layout", "missing-placeholder", "untranslated", "needs-review",
    ]
    #expect(settings.active.map(\.rule) == expected)
    #expect(settings["layout"]?.severity == .warning)
    #expect(settings["missing-comment"] == nil)
  }

  @Test func theConfigurationBeatsTheDefault() throws {
    let settings = try settings(["layout": .off, "missing-comment": .info])
    #expect(settings["layout"] == nil)
    #expect(settings["missing-comment"]?.severity == .info)
  }

  @Test func theProfileBeatsTheDefaultAndTheConfigurationTheProfile() throws {
    let release = try settings(profile: .release)
    #expect(release["untranslated"]?.severity == .error)
    #expect(release["needs-review"]?.severity == .error)
    #expect(release["layout"]?.severity == .warning)
    let lowered = try settings(["untranslated": .info, "needs-review": .off], profile: .release)
    #expect(lowered["untranslated"]?.severity == .info)
    #expect(lowered["needs-review"] == nil)
  }

  @Test func onlyTurnsOnWhatIsOff() throws {
    let settings = try settings(["layout": .off], only: ["missing-comment", "layout"])
    #expect(settings.active.map(\.rule) == ["invalid-json", "layout", "missing-comment"])
    #expect(settings["missing-comment"]?.severity == .warning)
    #expect(settings["layout"]?.severity == .warning)
    let kept = try self.settings(["missing-comment": .error], only: ["missing-comment"])
    #expect(kept["missing-comment"]?.severity == .error)
  }

  @Test func skipBeatsAll() throws {
    let settings = try settings(["layout": .error], only: ["layout"], skip: ["layout"])
    #expect(settings.active.map(\.rule) == ["invalid-json"])
  }

  @Test func oneRuleAlwaysRuns() throws {
    for level in RuleLevel.allCases {
      let settings = try settings(["invalid-json": level], only: ["layout"])
      #expect(settings["invalid-json"]?.severity == .error)
      #expect(settings["invalid-json"]?.severity(stated: .error) == .error)
    }
    #expect(throws: RuleSelectionError.mandatory) { try settings(skip: ["invalid-json"]) }
  }

  @Test func unknownRulesAreRejected() throws {
    let known = Self.rules.map(\.id)
    for rule in ["layouts", ""] {
      #expect(throws: RuleSelectionError.unknown(rule, known: known)) {
        try settings(only: [rule])
      }
      #expect(throws: RuleSelectionError.unknown(rule, known: known)) {
        try settings(skip: [rule])
      }
    }
  }

  @Test func softenedFindingsAreNotRaised() throws {
    let plain = try #require(settings()["missing-placeholder"])
    #expect(Severity.allCases.map(plain.severity(stated:)) == [.info, .warning, .error])
    let lowered = try #require(settings(["missing-placeholder": .info])["missing-placeholder"])
    #expect(Severity.allCases.map(lowered.severity(stated:)) == [.info, .info, .info])
    let middle = try #require(settings(["missing-placeholder": .warning])["missing-placeholder"])
    #expect(Severity.allCases.map(middle.severity(stated:)) == [.info, .warning, .warning])
    let raised = try #require(settings(["layout": .error])["layout"])
    #expect(Severity.allCases.map(raised.severity(stated:)) == [.info, .error, .error])
  }

  @Test func ignoresKeysAndLocales() throws {
    var configuration = CheckConfiguration(folder: "/")
    configuration.rules["layout"] = RuleConfiguration(
      ignoredKeys: ["debug.*"],
      ignoredLocales: ["en*"],
      options: RuleOptions(rule: "layout")
    )
    let settings = try RuleSettings(
      rules: Self.rules,
      configuration: configuration,
      globs: simpleGlobs
    )
    let layout = try #require(settings["layout"])
    #expect(layout.ignoresSome)
    #expect(layout.ignores(key: "debug.a", locale: nil))
    #expect(layout.ignores(key: "a", locale: "en-GB"))
    #expect(!layout.ignores(key: "a", locale: "de"))
    #expect(!layout.ignores(key: nil, locale: nil))
    #expect(settings["untranslated"]?.ignoresSome == false)
  }

  @Test(
    arguments: [
      (nil, nil, false, .error), (nil, .warning, false, .warning), (.info, .warning, false, .info),
      (nil, nil, true, .warning), (.info, nil, true, .info), (.never, nil, true, .never),
      (.error, .info, true, .warning), (nil, .never, false, .never),
    ] as [(FailLevel?, FailLevel?, Bool, FailLevel)]
  )
  func failLevel(_ option: FailLevel?, _ file: FailLevel?, _ strict: Bool, _ level: FailLevel) {
    let result = FailLevel(option: option, configured: file, strict: strict)
    #expect(result == level)
    let failing = Severity.allCases.filter(result.fails)
    #expect(failing.map(\.rawValue) == ["info", "warning", "error"].suffix(failing.count))
    #expect(failing.first?.rawValue ?? "never" == level.rawValue)
  }
}

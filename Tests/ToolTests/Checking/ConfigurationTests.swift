// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// What the configuration file, its nearest one upwards of each catalog, changes about a check.
@Suite struct ConfigurationTests {
  private func rules(_ place: WorkingFolder, _ words: String...) throws -> [String] {
    try CheckReport(place.run(["check", "--format", "json"] + words)).findings.map {
      "\($0.path) \($0.rule) \($0.severity)"
    }
  }

  private func folder(_ configuration: String = "") throws -> WorkingFolder {
    let place = try WorkingFolder(fixture: "small")
    if !configuration.isEmpty { try place.write(".toaststrings.json", configuration) }
    return place
  }

  @Test func theNearestUpwardsApplies() throws {
    let place = try folder(#"{"rules": {"empty-translation": "info"}}"#)
    let catalog = try place.bytes("A.xcstrings")
    try place.write("near/deep/B.xcstrings", catalog)
    try place.write("near/.toaststrings.json", #"{"rules": {"empty-translation": "off"}}"#)
    try place.write("far/deep/C.xcstrings", catalog)
    #expect(
      try rules(place) == [
        "A.xcstrings empty-translation info", "far/deep/C.xcstrings empty-translation info",
      ]
    )
    #expect(
      try rules(place, "--config", "near/.toaststrings.json").isEmpty
    )
    #expect(try rules(place, "--no-config").count == 3)
  }

  @Test func commentsAndTrailingCommasAreAllowed() throws {
    let place = try folder("// ours\n{ rules: { \"empty-translation\": 'off', }, /* end */ }")
    let run = try place.run("check", "A.xcstrings")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func catalogsAndExcludedOnes() throws {
    let place = try folder(#"{"catalogs": ["App/*"], "exclude": ["*/Generated/*"]}"#)
    let catalog = try place.bytes("A.xcstrings")
    try place.write("App/B.xcstrings", catalog)
    try place.write("App/deep/C.xcstrings", catalog)
    try place.write("App/Generated/D.xcstrings", catalog)
    try place.write("Pods/E.xcstrings", catalog)
    try place.write("App/.build/F.xcstrings", catalog)
    #expect(
      try rules(place) == [
        "App/B.xcstrings empty-translation error", "App/deep/C.xcstrings empty-translation error",
      ]
    )
  }

  @Test(arguments: [
    ("", [String](), 1), ("", ["--fail-on", "never"], 0),
    (#"{"failOn": "never"}"#, [], 0), (#"{"failOn": "never"}"#, ["--fail-on", "error"], 1),
    (#"{"rules": {"empty-translation": "warning"}}"#, [], 0),
    (#"{"rules": {"empty-translation": "warning"}, "failOn": "warning"}"#, [], 1),
    (#"{"rules": {"empty-translation": "warning"}, "strict": true}"#, [], 1),
    (#"{"rules": {"empty-translation": "warning"}}"#, ["--strict"], 1),
    (#"{"rules": {"empty-translation": "info"}}"#, ["--strict"], 0),
    (#"{"rules": {"empty-translation": "info"}}"#, ["--fail-on", "info"], 1),
    (#"{"rules": {"empty-translation": "off"}}"#, ["--fail-on", "info"], 0),
    (#"{"rules": {"empty-translation": "off"}}"#, ["--only", "empty-translation", "--strict"], 1),
    ("", ["--skip", "empty-translation"], 0), ("", ["--only", "layout"], 0),
    (#"{"rules": {"empty-translation": {"ignoreKeys": ["Sav*"]}}}"#, [], 0),
    (#"{"rules": {"empty-translation": {"ignoreKeys": ["sav*"]}}}"#, [], 1),
    (#"{"rules": {"empty-translation": {"ignoreLocales": ["de"]}}}"#, [], 0),
    (#"{"rules": {"empty-translation": {"ignoreLocales": ["fr"]}}}"#, [], 1),
    (#"{"locales": ["de"]}"#, [], 1),
    (#"{"locales": ["de"]}"#, ["--skip", "empty-translation"], 0),
    (#"{"locales": ["ja"]}"#, ["--skip", "empty-translation"], 1),
    (#"{"locales": ["ja"]}"#, ["--locales", "de", "--skip", "empty-translation"], 0),
    (#"{"locales": ["ja"]}"#, ["--no-config", "--skip", "empty-translation"], 0),
  ])
  func status(_ configuration: String, _ options: [String], _ expected: Int32) throws {
    let run = try folder(configuration).run(["check", "A.xcstrings"] + options)
    #expect(run.status == expected, "\(run.output)\(run.errors)")
  }

  @Test(arguments: [
    ("Button [no-lint]", 0), ("Button [no-lint:empty-translation]", 0),
    ("Button [no-lint:layout]", 1), ("Button no-lint", 1),
  ])
  func aMarkerInTheComment(_ comment: String, _ expected: Int32) throws {
    let place = try folder()
    #expect(try place.run("set", "A.xcstrings", "Saved", "--comment", comment).status == 0)
    #expect(try place.run("check", "A.xcstrings").status == expected)
  }
}

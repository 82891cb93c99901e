// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// Language codes on the command line and in configurations, in any spelling.
@Suite struct LocaleOptionTests {
  private static func folder() throws -> WorkingFolder {
    let folder = try WorkingFolder()
    try folder.write(
      "App.xcstrings",
      ProjectFolder.catalog(ProjectFolder.entry("Archive", "Archiv"))
    )
    return folder
  }

  @Test(arguments: ["de", "DE", "De"])
  func requiredOnesAreThoseOfTheCatalog(_ code: String) throws {
    let folder = try Self.folder()
    #expect(try folder.run("check", "--no-config", "--locales", code).status == 0)
    try folder.write(".toaststrings.json", "{\"locales\": [\"\(code)\"]}")
    #expect(try folder.run("check").status == 0)
  }

  @Test func whatTheCatalogLacksIsMissedInTheUsualSpelling() throws {
    let run = try Self.folder().run(
      "check",
      "--no-config",
      "--locales",
      "pt_br",
      "--format",
      "json"
    )
    let findings = try CheckReport(run).findings
    #expect(findings.map(\.locale) == ["pt-BR"])
    #expect(findings.map(\.rule) == ["missing-translation"])
  }

  @Test func ignoredOnesAreFoldedToo() throws {
    let folder = try Self.folder()
    try folder.write("App.xcstrings", ProjectFolder.faulty)
    try folder.write(
      ".toaststrings.json",
      #"{"rules": {"extra-placeholder": {"ignoreLocales": ["DE"]}}}"#
    )
    let run = try folder.run("check", "--only", "extra-placeholder")
    #expect(run.status == 0 && run.output.isEmpty)
  }

  @Test func editsFindTheLanguage() throws {
    let folder = try Self.folder()
    let set = try folder.run(
      "set",
      "App.xcstrings",
      "Archive",
      "--locale",
      "DE",
      "--value",
      "Ablage"
    )
    #expect(set.status == 0, "\(set.errors)")
    #expect(try folder.run("get", "App.xcstrings", "Archive", "-l", "De").output == "Ablage\n")
    #expect(try folder.run("list", "App.xcstrings", "--missing", "DE").output.isEmpty)
    #expect(try folder.run("remove", "App.xcstrings", "Archive", "-l", "DE").status == 0)
    #expect(try !folder.text("App.xcstrings").contains("Ablage"))
  }

  /// A language that the catalog lacks is not made under a name that nobody looks up.
  @Test(arguments: [("zh_CN", "zh-Hans"), ("pt_br", "pt-BR"), ("FR", "fr")])
  func newOnesWantTheUsualSpelling(_ typed: String, _ usual: String) throws {
    let folder = try Self.folder()
    let before = try folder.bytes("App.xcstrings")
    let run = try folder.run("set", "App.xcstrings", "Archive", "-l", typed, "--value", "x")
    #expect(run.status == 2 && run.errors.contains("did you mean '\(usual)'?"), "\(run.errors)")
    let line = "{\"key\": \"Archive\", \"locale\": \"\(typed)\", \"value\": \"x\"}\n"
    let lines = try folder.run("set", "App.xcstrings", "--stdin", input: line)
    #expect(lines.status == 2 && lines.errors.contains("did you mean '\(usual)'?"))
    #expect(try folder.bytes("App.xcstrings") == before)
    let right = try folder.run("set", "App.xcstrings", "Archive", "-l", usual, "--value", "x")
    #expect(right.status == 0)
  }
}

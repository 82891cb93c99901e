// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// What a project leaves alone is left alone in every format.
@Suite struct SilencingTests {
  private static let formats = [
    "text", "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle", "markdown", "html",
  ]

  /// Catalogs and configurations, each of which silences the one error of key `Saved`.
  private static let ways: [(name: String, comment: String?, configuration: String)] = [
    ("key", nil, "{ rules: { 'extra-placeholder': { ignoreKeys: ['Sav*'] } } }"),
    ("locale", nil, "{ rules: { 'extra-placeholder': { ignoreLocales: ['de'] } } }"),
    ("rule", nil, "{ rules: { 'extra-placeholder': 'off' } }"),
    ("marker", "[no-lint:extra-placeholder]", "{}"),
    ("marker for all rules", "Long story. [no-lint]", "{}"),
  ]

  @Test(arguments: formats, ways.map(\.name))
  func silencedIsSilent(_ format: String, _ name: String) throws {
    let way = try #require(Self.ways.first { $0.name == name })
    let folder = try WorkingFolder()
    try folder.write(".toaststrings.json", way.configuration)
    let catalog = { (comment: String?) in
      ProjectFolder.catalog(ProjectFolder.entry("Saved", "%@ gesichert", comment: comment))
    }
    try folder.write("A.xcstrings", catalog(way.comment))
    let silent = try folder.run("check", "--format", format)
    #expect(silent.status == 0)
    #expect(!silent.output.contains("extra-placeholder"))
    try folder.write("A.xcstrings", catalog(nil))
    let loud = try folder.run("check", "--no-config", "--format", format)
    #expect(loud.status == 1)
    #expect(loud.output.contains("extra-placeholder"))
  }

  @Test(arguments: formats)
  func theReleaseProfileFailsOnWhatIsNotDone(_ format: String) throws {
    let folder = try WorkingFolder()
    let done = ProjectFolder.catalog(ProjectFolder.entry("Saved", "Gesichert"))
    for state in ["new", "needs_review"] {
      try folder.write("A.xcstrings", done.replacing("\"translated\"", with: "\"\(state)\""))
      try folder.write(".toaststrings.json", "{}")
      #expect(try folder.run("check", "--format", format).status == 0)
      try folder.write(".toaststrings.json", "{ profile: 'release' }")
      let run = try folder.run("check", "--format", format)
      #expect(run.status == 1)
      #expect(run.output.contains(state == "new" ? "untranslated" : "needs-review"))
    }
  }
}

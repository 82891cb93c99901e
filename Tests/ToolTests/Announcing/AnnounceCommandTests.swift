// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@Suite struct AnnounceCommandTests {
  private static let toast = #"""
    {"id": "a", "style": "error", "title": "アップロード<失敗>", "language": "ja",
     "actions": [{"id": "retry"}], "closeButton": "✕"}
    """#

  @Test(
    "the forms of one announcement",
    arguments: [
      ("plain", "エラー：アップロード<失敗>。「再試行」を実行できます\n"),
      (
        "ssml",
        "<speak><s xml:lang=\"ja\">エラー：</s><s xml:lang=\"ja\">アップロード&lt;失敗&gt;</s>"
          + "<s xml:lang=\"ja\">「再試行」を実行できます</s></speak>\n"
      ),
      (
        "atspi",
        "{\"event\": \"object:announcement\", \"text\": \"エラー：アップロード<失敗>。「再試行」を実行できます\","
          + " \"politeness\": 2}\n"
      ),
    ]
  )
  func forms(_ form: String, _ expected: String) throws {
    let run = try WorkingFolder().run("announce", "--as", form, input: Self.toast)
    #expect(run.status == 0)
    #expect(run.output == expected)
    #expect(run.errors.isEmpty)
  }

  @Test func theToastsLanguageIsTheListenersUnlessOneIsNamed() throws {
    let folder = try WorkingFolder()
    #expect(try folder.run("announce", "-l", "en", input: Self.toast).output.hasPrefix("Error: "))
    #expect(
      try folder.run("announce", input: #"{"title": "x", "style": "warning"}"#).output
        == "Warning: x\n"
    )
  }

  @Test func explainTellsTheNotesOnStandardError() throws {
    let run = try WorkingFolder().run("announce", "--explain", input: #"{"title": "**Saved** 🎉"}"#)
    #expect(run.output == "Saved\n")
    #expect(run.errorLines == ["markdown", "emoji-removed", "minimum"])
  }

  @Test func valuesAreTypedAsForLocalize() throws {
    let input = #"""
      {"titleKey": "Backup of %@", "titleArgs": [{"date": "2025-09-02T10:00:00Z", "style": "short"}]}
      """#
    let run = try WorkingFolder().run("announce", input: input)
    #expect(run.output == "Backup of September 2, 2025\n")
  }

  @Test(
    "what cannot be done is one line and status 2",
    arguments: [
      ("[]", ["announce"], "object"), ("{", ["announce"], "-:1:2"),
      (#"{"title": "x", "style": "panic"}"#, ["announce"], "panic"),
      (#"{"title": "x"}"#, ["announce", "-l", "??"], "language tag"),
      (#"{"title": "x"}"#, ["announce", "--catalog", "no.xcstrings"], "no.xcstrings"),
      ("", ["announce", "no.json"], "no.json"),
      (#"{"title": "x"}"#, ["announce", "--as", "jsn"], "json"),
    ]
  )
  func refused(_ input: String, _ arguments: [String], _ words: String) throws {
    let run = try WorkingFolder().run(arguments, input: Array(input.utf8))
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func theCatalogOfAScenarioStandsBesideIt() throws {
    let folder = try WorkingFolder()
    try folder.write(
      "s/C.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Saved"}}}}}, "version": "1.0"}"#
    )
    try folder.write(
      "s/s.json",
      #"{"catalog": "C.xcstrings", "events": [{"at": 0, "do": "show", "id": "a", "titleKey": "k"}]}"#
    )
    let run = try folder.run("simulate", "s/s.json")
    #expect(run.output.contains(#""text": "Saved""#))
    #expect(run.output.contains(#""event": "dismissed", "toast": "a", "reason": "timeout""#))
  }

  @Test(
    "a scenario that is none says where",
    arguments: [
      (#"{"events": [{"do": "show", "id": "a", "title": "x"}]}"#, "events[0]"),
      (#"{"events": [{"at": 0, "do": "jump"}]}"#, "jump"),
      (#"{"events": [{"at": 0, "do": "show", "title": "x"}]}"#, "id"),
      (#"{"preset": "heap", "events": []}"#, "accessible"),
    ]
  )
  func scenarios(_ input: String, _ words: String) throws {
    let run = try WorkingFolder().run("simulate", "-", input: input)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}

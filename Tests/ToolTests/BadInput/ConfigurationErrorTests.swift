// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// A configuration that cannot be used stops the check: one line with the place and what is wrong.
@Suite struct ConfigurationErrorTests {
  @Test(arguments: [
    ("{", [".toaststrings.json:1:"]),
    ("[]", ["object"]),
    (#"{"lokales": ["de"]}"#, ["lokales", "did you mean 'locales'?"]),
    (#"{"rules": {"layot": "off"}}"#, ["layot", "did you mean 'layout'?"]),
    (#"{"rules": {"layout": "of"}}"#, ["of", "'off'"]),
    (#"{"rules": {"invalid-json": "off"}}"#, ["invalid-json"]),
    (
      #"{"rules": {"layout": {"severity": "error", "ignoreKey": []}}}"#,
      ["ignoreKey", "'ignoreKeys'"]
    ),
    (#"{"failOn": "eror"}"#, ["eror", "'error'"]),
    (#"{"locales": ["jp"]}"#, ["jp"]),
    (#"{"locales": "de"}"#, ["locales"]),
    (#"{"strict": 1}"#, ["strict"]),
    (#"{"toasts": {"columns": -1}}"#, ["toasts.columns", "above 0, not -1"]),
    (#"{"toasts": {"columns": 1.5}}"#, ["not 1.5"]),
    (#"{"toasts": {"columns": "x"}}"#, ["not a text"]),
  ])
  func isExplained(_ configuration: String, _ words: [String]) throws {
    let place = try WorkingFolder(fixture: "small")
    try place.write(".toaststrings.json", configuration)
    let run = try place.run("check", "A.xcstrings")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains(".toaststrings.json:"), "\(run.errors)")
    for word in words { #expect(run.errors.contains(word), "\(run.errors)") }
    #expect(try place.run("check", "--no-config", "A.xcstrings").status == 1)
  }

  @Test func aConfigurationThatIsNotThere() throws {
    let place = try WorkingFolder(fixture: "small")
    let run = try place.run("check", "--config", "gone.json", "A.xcstrings")
    #expect(run.status == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("gone.json"))
    #expect(!run.errors.contains("?."), "\(run.errors)")
  }
}

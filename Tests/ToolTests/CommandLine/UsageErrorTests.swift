// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// A command line that cannot be understood: one line that names the token, a near word where there
/// is one, and where to read more.
@Suite struct UsageErrorTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let words: [String]
    let token: String
    let suggestion: String?
    let reference: String

    init(_ words: String..., token: String, near suggestion: String? = nil, see reference: String) {
      self.words = words
      self.token = token
      self.suggestion = suggestion
      self.reference = reference
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake("chek", token: "chek", near: "check", see: "--help"),
    Mistake("help", "chek", token: "chek", near: "check", see: "--help"),
    Mistake("frobnicate", token: "frobnicate", see: "--help"),
    Mistake("check", "--locals", "de", token: "--locals", near: "--locales", see: "check --help"),
    Mistake("check", "-format", token: "-format", near: "--format", see: "check --help"),
    Mistake("check", "--loc", "de", token: "--loc", see: "check --help"),
    Mistake("check", "--frobnicate", token: "--frobnicate", see: "check --help"),
    Mistake("check", "--only", "twin-key", token: "twin-key", near: "twin-keys", see: "rules"),
    Mistake("check", "--skip", "layot", token: "layot", near: "layout", see: "rules"),
    Mistake("check", "--only", "layout,nothing-like-it", token: "nothing-like-it", see: "rules"),
    Mistake("check", "--skip", "invalid-json", token: "invalid-json", see: "explain invalid-json"),
    Mistake("check", "--format", "jsn", token: "jsn", near: "json", see: "check --help"),
    Mistake("check", "--fail-on", "eror", token: "eror", near: "error", see: "check --help"),
    Mistake("check", "--color", "allways", token: "allways", near: "always", see: "check --help"),
    Mistake("check", "--locales", "jp", token: "jp", near: "ja", see: "check --help"),
    Mistake(
      "check",
      "--locales",
      "zh-Hnas",
      token: "zh-Hnas",
      near: "zh-Hans",
      see: "check --help"
    ),
    Mistake("check", "--locales", "de,English", token: "English", see: "check --help"),
    Mistake("check", "--locales", "de,,ja", token: "de,,ja", see: "check --help"),
    Mistake("check", "--jobs", "0", token: "0", see: "check --help"),
    Mistake("check", "--jobs", "many", token: "many", see: "check --help"),
    Mistake("check", "--strict=yes", token: "--strict=yes", see: "check --help"),
    Mistake("check", "--output", token: "--output", see: "check --help"),
    Mistake("explain", token: "<rule>", see: "explain --help"),
    Mistake("explain", "twin-key", token: "twin-key", near: "twin-keys", see: "rules"),
    Mistake("format", "--order", "xcod", token: "xcod", near: "xcode", see: "format --help"),
    Mistake("list", "A.xcstrings", "extra", token: "extra", see: "list --help"),
    Mistake("list", "A.xcstrings", "--missing", "jp", token: "jp", near: "ja", see: "list --help"),
    Mistake(
      "list",
      "A.xcstrings",
      "--state",
      "transalted",
      token: "transalted",
      near: "translated",
      see: "list --help"
    ),
    Mistake("list", "A.xcstrings", "--state", "done", token: "done", see: "list --help"),
    Mistake("check", "--only", "layout", "--skip", "layout", token: "--skip", see: "check --help"),
    Mistake("check", "--config", "nope.json", token: "nope.json", see: "check --help"),
    Mistake("get", "A.xcstrings", token: "<key>", see: "get --help"),
    Mistake("set", "A.xcstrings", token: "<key>", see: "set --help"),
    Mistake(
      "set",
      "A.xcstrings",
      "Saved",
      "--locale",
      "jp",
      "--value",
      "x",
      token: "jp",
      near: "ja",
      see: "set --help"
    ),
    Mistake(
      "set",
      "A.xcstrings",
      "Saved",
      "--plural",
      "fwe=x",
      token: "fwe",
      near: "few",
      see: "set --help"
    ),
    Mistake(
      "set",
      "A.xcstrings",
      "Saved",
      "--value",
      "x",
      "--state",
      "translatd",
      token: "translatd",
      near: "translated",
      see: "set --help"
    ),
    Mistake(
      "set",
      "A.xcstrings",
      "Saved",
      "--device",
      "iphon=x",
      token: "iphon",
      near: "iphone",
      see: "set --help"
    ),
    Mistake("set", "A.xcstrings", "Saved", "--plural", "few", token: "few", see: "set --help"),
    Mistake(
      "set",
      "A.xcstrings",
      "Saved",
      "--value",
      "x",
      "--plural",
      "one=y",
      token: "--plural",
      see: "set --help"
    ),
    Mistake(
      "set",
      "A.xcstrings",
      "Saved",
      "--translatable",
      "flase",
      token: "flase",
      near: "false",
      see: "set --help"
    ),
    Mistake("set", "A.xcstrings", "Saved", "--stdin", token: "--stdin", see: "set --help"),
    Mistake(
      "set",
      "A.xcstrings",
      "Saved",
      "--value",
      "--manual",
      token: "--manual",
      see: "set --help"
    ),
    Mistake("remove", "A.xcstrings", token: "<key>", see: "remove --help"),
    Mistake("rename", "A.xcstrings", "Saved", token: "<new>", see: "rename --help"),
    Mistake("stats", "--format", "jsom", token: "jsom", near: "json", see: "stats --help"),
    Mistake("completions", "zhs", token: "zhs", near: "zsh", see: "completions --help"),
  ]

  @Test(arguments: mistakes)
  func isExplained(_ mistake: Mistake) throws {
    let place = try WorkingFolder(fixture: "small")
    let before = try place.stamp("A.xcstrings")
    let run = try place.run(mistake.words)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("toaststrings: "))
    #expect(!run.errors.contains("?."))
    #expect(run.errors.contains(mistake.token))
    #expect(run.errors.contains("See 'toaststrings \(mistake.reference)'."))
    if let suggestion = mistake.suggestion {
      #expect(run.errors.contains("did you mean '\(suggestion)'"), "\(run.errors)")
    }
    #expect(try place.stamp("A.xcstrings") == before)
  }

  @Test func anArgumentThatIsNotUTF8() throws {
    let place = try WorkingFolder(fixture: "small")
    let run = try place.shell(#"exec "$tool" set A.xcstrings Saved --value $'caf\xe9'"#)
    #expect(run.status == 2)
    #expect(run.errors.contains("argument 5, 'caf\\xE9', is not UTF-8 text"))
    #expect(try place.bytes("A.xcstrings") == WorkingFolder(fixture: "small").bytes("A.xcstrings"))
  }

  @Test func textsThatStartWithADash() throws {
    let place = try WorkingFolder(fixture: "small")
    let dash = try place.run("set", "A.xcstrings", "--value=-5 %", "--", "-key")
    #expect(dash.status == 0, "\(dash.errors)")
    #expect(try place.run("get", "A.xcstrings", "--locale", "en", "--", "-key").output == "-5 %\n")
    #expect(try place.run("rename", "A.xcstrings", "--", "-key", "--value").status == 0)
    #expect(try place.run("list", "A.xcstrings", "--key=--*").output == "--value\n")
    #expect(try place.run("remove", "A.xcstrings", "--", "--value").status == 0)
    #expect(try place.bytes("A.xcstrings") == WorkingFolder(fixture: "small").bytes("A.xcstrings"))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Testing

@Suite struct CommandLineParserTests {
  @Test func optionsStandAnywhere() throws {
    let orders = [
      ["check", "--strict", "--format", "json", "a", "b"],
      ["check", "a", "--strict", "b", "--format=json"],
      ["check", "a", "b", "-f", "json", "--strict"],
    ]
    for words in orders {
      guard
        case .run(let parsed) = try CommandLineParser.parse(words, with: SampleTool.root)
      else {
        Issue.record("\(words)")
        continue
      }
      #expect(parsed.flag("strict"))
      #expect(parsed.value("format") == "json")
      #expect(parsed.operands("path") == ["a", "b"])
      #expect(parsed.path == ["check"])
    }
  }

  @Test func commonOptionsStandBeforeTheCommandToo() throws {
    let before = try parsed("--quiet", "--color", "never", "check", "a")
    #expect(before.flag("quiet"))
    #expect(before.value("color") == "never")
    let after = try parsed("check", "-q", "--color=always")
    #expect(after.flag("quiet"))
    #expect(after.value("color") == "always")
    #expect(try parsed("check").value("color") == "auto")
  }

  @Test func twoDashesEndTheOptions() throws {
    let line = try parsed("check", "--strict", "--", "--format", "-q", "--", "--help")
    #expect(line.operands("path") == ["--format", "-q", "--", "--help"])
    #expect(!line.flag("quiet"))
  }

  @Test func aDashAndNegativeNumbersAreOperands() throws {
    #expect(try parsed("check", "-").operands("path") == ["-"])
    #expect(try parsed("check", "-5", "-1e3").operands("path") == ["-5", "-1e3"])
    #expect(try parsed("check", "--output", "-").value("output") == "-")
  }

  @Test func theLastOneWins() throws {
    #expect(try parsed("check", "-f", "json", "--format=text").value("format") == "text")
    #expect(try parsed("check", "--strict", "--no-strict").setting("strict") == false)
    #expect(try parsed("check", "--no-strict", "--strict").flag("strict"))
    #expect(try parsed("check").setting("strict") == nil)
  }

  @Test func listsTakeCommasAndRepetition() throws {
    let line = try parsed("check", "--locales", "de,fr", "-l", "uk", "--locales=pl")
    #expect(line.values("locales") == ["de", "fr", "uk", "pl"])
    #expect(try parsed("check").values("locales") == [])
    #expect(try parsed("check").values("format") == ["text"])
  }

  @Test func pathsKeepTheirCommas() throws {
    let line = try parsed("check", "--sources", "a,b", "--sources=c=d")
    #expect(line.values("sources") == ["a,b", "c=d"])
  }

  @Test func pairsAreSplitAtTheFirstEqualsSign() throws {
    let line = try parsed("set", "c", "k", "--plural", "one=1=1, x", "--plural=other=")
    let pairs = line.pairs("plural")
    #expect(pairs.map(\.name) == ["one", "other"])
    #expect(pairs.map(\.text) == ["1=1, x", ""])
    #expect(try parsed("set", "c", "k", "--device", "applevision=x").pairs("device").count == 1)
  }

  @Test func valuesBeginWithACombiningMark() throws {
    // As characters, "=" and the accent are one.
    let text = "\u{301}e,\u{301}"
    #expect(try parsed("set", "c", "k", "--value=\(text)").value("value") == text)
    #expect(try parsed("set", "c", "k", "--plural", "one=\(text)").pairs("plural")[0].text == text)
    #expect(try parsed("check", "--locales=\(text)").values("locales") == ["\u{301}e", "\u{301}"])
    #expect(try parsed("check", "--", "--\u{301}").operands("path") == ["--\u{301}"])
  }

  @Test(arguments: ["", "-", "- item", "-5 %", "-x", "a", "—", "--", "--strict", "--value", "-q"])
  func everyTextCanBeAValue(_ text: String) throws {
    #expect(try parsed("set", "c", "k", "--value=\(text)").value("value") == text)
    let words = ["set", "c", "k", "--value", text]
    if text.hasPrefix("--") || text == "-q" {
      #expect(usageError(words).contains("write '--value=\(text)'"))
    } else {
      #expect(try parsed("set", "c", "k", "--value", text).value("value") == text)
    }
  }

  @Test func helpWinsOverOtherMistakes() throws {
    let root = SampleTool.root
    for words in [
      ["check", "--help"], ["check", "--formt", "--help"], ["help", "check"], ["--help", "check"],
      ["check", "--format", "--help"],
    ] {
      #expect(
        try CommandLineParser.parse(words, with: root) == .help(path: ["check"], .full),
        "\(words)"
      )
    }
    #expect(
      try CommandLineParser.parse(["check", "-h"], with: root) == .help(path: ["check"], .short)
    )
    #expect(try CommandLineParser.parse(["-h"], with: root) == .help(path: [], .short))
    #expect(try CommandLineParser.parse(["help"], with: root) == .help(path: [], .full))
    #expect(usageError(["chek", "--help"]).contains("unknown command 'chek'"))
    #expect(usageError(["help", "chek"]).contains("unknown command 'chek'"))
  }

  @Test func versionStandsBeforeCommands() throws {
    #expect(try CommandLineParser.parse(["--version"], with: SampleTool.root) == .version)
    #expect(usageError(["check", "--version"]).contains("unknown option '--version'"))
  }

  @Test func integersAreReadWithinTheirBounds() throws {
    #expect(try parsed("check", "-j", "4").integer("jobs") == 4)
    #expect(try parsed("check").integer("jobs") == nil)
  }

  @Test func oneOperandAfterAnother() throws {
    let line = try parsed("get", "catalog", "--quiet", "key")
    #expect(line.operand("catalog") == "catalog")
    #expect(line.operand("key") == "key")
    #expect(try parsed("set", "catalog").operand("key") == nil)
  }

  /// Each mistake with the whole line that it gives, in one snapshot.
  @Test func usageErrors() throws {
    let lines: [[String]] = [
      ["chek"], ["zzz"], ["check", "--formt", "json"], ["check", "--zzz"], ["check", "-z"],
      ["check", "-format", "json"], ["check", "-fjson"], ["check", "-f=json"],
      ["check", "--format"], ["check", "--format", "--strict"], ["check", "--output", "-j"],
      ["check", "--strict=yes"], ["check", "--format", "jsn"], ["check", "--format", "zzzzzz"],
      ["check", "--only", "missing-plural-from"], ["check", "--only", "zzzzzzzzz"],
      ["check", "--only", "twin-keys,,edge-whitespace"], ["check", "--only="],
      ["check", "--output="], ["check", "--jobs", "0"], ["check", "--jobs", "many"],
      ["check", ""], ["--format", "json", "check"], ["--colour", "never", "check"],
      ["--color", "pink", "check"], ["set", "c", "k", "--plural", "eins=1"],
      ["set", "c", "k", "--plural", "one"], ["get", "c"], ["get", "c", "k", "x"],
      ["sync", "a"], ["sync", "--output-directory", "d"], ["completions", "csh"],
      ["completions", "fisch"], ["check", "--stri\u{1B}[31mct\n"], ["check", "--nostrict"],
      ["check", "--FORMAT", "json"],
    ]
    let text = lines.map { "$ \($0.map { $0.escapedForTerminal })\n\(usageError($0))\n" }.joined()
    expectFixture(text, "usage-errors.txt")
  }
}

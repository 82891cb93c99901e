// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Foundation
import TestSupport
import Testing

@testable import toaststrings

@Suite struct LocalizeCommandTests {
  private struct Outcome {
    let status: CommandLineInterface.ExitStatus
    let output: String
    let errors: String
  }

  private static let catalog = """
    {"sourceLanguage":"en","strings":{
    "%lld files":{"localizations":{"en":{"variations":{"plural":{
    "one":{"stringUnit":{"value":"%lld file"}},"other":{"stringUnit":{"value":"%lld files"}}}}},
    "de":{"variations":{"plural":{
    "one":{"stringUnit":{"value":"%lld Datei"}},"other":{"stringUnit":{"value":"%lld Dateien"}}}}}}},
    "Hello, %@":{"localizations":{"de":{"stringUnit":{"value":"Hallo, %@"}}}}},"version":"1.0"}
    """

  private func run(
    _ words: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) async throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("localize-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Localizable.xcstrings")
    try Data(Self.catalog.utf8).write(to: file)
    let output = MemorySink()
    let errors = MemorySink()
    let context = CommandContext(
      tool: "toaststrings",
      environment: Environment(environment),
      input: MemoryInput(input),
      output: output,
      errors: errors
    )
    let words = words.map { $0 == "CATALOG" ? file.path : $0 }
    let status = await ToastStringsTool.tool.run(words, in: context)
    return Outcome(status: status, output: output.text, errors: errors.text)
  }

  private static let lines:
    [([String], [String: String], String, CommandLineInterface.ExitStatus)] = [
      (["--languages", "de", "%lld files", "1"], [:], "1 Datei", .success),
      (["--languages", "de", "%lld files", "12345"], [:], "12.345 Dateien", .success),
      (
        ["--languages", "de", "--locale", "en", "%lld files", "12345"], [:], "12,345 Dateien",
        .success
      ),
      (["%lld files", "2"], ["LANG": "de_DE.UTF-8"], "2 Dateien", .success),
      (["%lld files", "2"], ["LANG": "C"], "2 files", .success),
      (["-l", "de", "%lld files", "x"], [:], "%lld files", .findings),
      (["-l", "de", "Hello, %@", "5"], [:], "Hallo, 5", .success),
      (["-l", "de", "Hello, %@", "--string", "5"], [:], "Hallo, 5", .success),
      (["-l", "de", "Lost"], [:], "Lost", .findings),
      (["-l", "de", "--default", "Found %@", "lost", "x"], [:], "Found x", .success),
      (["-l", "de", "--table", "Other", "--default", "D", "Hello, %@", "x"], [:], "D", .findings),
      (
        ["-l", "de", "--isolation", "always", "Hello, %@", "Max"], [:],
        "Hallo, \u{2068}Max\u{2069}",
        .success
      ),
    ]

  @Test("One text", arguments: lines)
  func one(
    words: [String],
    environment: [String: String],
    text: String,
    status: CommandLineInterface.ExitStatus
  ) async throws {
    let outcome = try await run(
      ["localize", "--catalog", "CATALOG"] + words,
      environment: environment
    )
    #expect(outcome.output == text + "\n")
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty == (status == .success))
  }

  @Test(
    "What cannot be understood is status 2",
    arguments: [
      ["localize", "--catalog", "CATALOG"], ["localize", "key"],
      ["localize", "--catalog", "none.xcstrings", "key"],
      ["localize", "--catalog", "CATALOG", "--languages", "de!", "key"],
      ["localize", "--catalog", "CATALOG", "--locale", "qq-QQ", "key"],
      ["localize", "--catalog", "CATALOG", "--stdin", "key"],
      ["languages", "--preferred", "de"],
      ["languages", "--available", "de,e n", "--preferred", "de"],
    ]
  )
  func usage(words: [String]) async throws {
    let outcome = try await run(words)
    #expect(outcome.status == .failure)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("toaststrings: "))
  }

  private static let requests: [(String, String)] = [
    (
      #"{"key": "%lld files", "args": [1], "languages": ["de"]}"#,
      #"{"text": "1 Datei", "language": "de", "source": "exact", "problems": []}"#
    ),
    (
      #"{"key": "Hello, %@", "args": ["ä\"\n"], "languages": ["de-AT"], "isolation": "never"}"#,
      #"{"text": "Hallo, ä\"\n", "language": "de", "source": "exact", "problems": []}"#
    ),
    (
      #"{"key": "Hello, %@", "args": [{"list": ["a", "b"]}], "languages": ["de"]}"#,
      #"{"text": "Hallo, a und b", "language": "de", "source": "exact", "problems": []}"#
    ),
    (
      #"{"key": "Hello, %@", "args": [{"decimal": "1.50"}], "languages": ["de"]}"#,
      #"{"text": "Hallo, 1,50", "language": "de", "source": "exact", "problems": []}"#
    ),
    (
      #"{"key": "Hello, %@", "args": [{"double": 0.25, "style": "percent"}], "languages": ["en"]}"#,
      #"{"text": "Hello, 25%", "language": "en", "source": "exact", "problems": []}"#
    ),
    (
      #"{"key": "Hello, %@", "args": [{"date": "2026-03-01T12:00:00Z", "style": {"date": "long", "timeZone": "UTC"}}], "languages": ["de"]}"#,
      #"{"text": "Hallo, 1. März 2026", "language": "de", "source": "exact", "problems": []}"#
    ),
    (
      #"{"key": "%lld files", "args": [{"int": 5}], "locale": "ar-EG"}"#,
      #"{"text": "٥ files", "language": "en", "source": "sourceLanguage", "problems": []}"#
    ),
    (
      #"{"key": "x", "defaultValue": "D", "table": null, "args": null, "languages": null}"#,
      #"{"text": "D", "language": "en", "source": "defaultValue", "problems": []}"#
    ),
  ]

  @Test("Requests are answered line by line", arguments: requests)
  func answers(request: String, answer: String) async throws {
    let outcome = try await run(
      ["localize", "--catalog", "CATALOG", "--stdin"],
      input: request + "\n\n" + request,
      environment: ["LANG": "C"]
    )
    #expect(outcome.output == answer + "\n" + answer + "\n")
    #expect(outcome.status == .success)
  }

  @Test(
    "A line that is no request gets a problem and does not end the others",
    arguments: [
      "{", "[]", "5", "{}", #"{"key": 5}"#, #"{"key": "a", "args": 5}"#,
      #"{"key": "a", "args": [true]}"#, #"{"key": "a", "args": [null]}"#,
      #"{"key": "a", "args": [{"date": "yesterday"}]}"#,
      #"{"key": "a", "args": [{"date": "2026-02-30"}]}"#,
      #"{"key": "a", "args": [{"date": "2026-02-28T24:01:00Z"}]}"#,
      #"{"key": "a", "args": [{"date": "2026-13-01T00:00:00Z"}]}"#,
      #"{"key": "a", "args": [{"int": 1.5}]}"#,
      #"{"key": "a", "isolation": "maybe"}"#, #"{"key": "a", "languages": "de"}"#,
      #"{"key": "a", "args": [{"double": 1, "style": "fancy"}]}"#, "\u{0}",
    ]
  )
  func invalidRequests(line: String) async throws {
    let outcome = try await run(
      ["localize", "--catalog", "CATALOG", "--stdin"],
      input: line + "\n" + #"{"key": "%lld files", "args": [2], "languages": ["en"]}"#
    )
    let answers = outcome.output.split(separator: "\n")
    #expect(outcome.status == .findings)
    #expect(answers.count == 2)
    #expect(answers.first?.contains(#""kind": "invalid-request""#) == true)
    #expect(answers.last?.contains("2 files") == true)
  }

  @Test(
    "What is wrong with a line is said of a request and not of a catalog",
    arguments: [
      (#"{"key": "a"} x"#, "text after the end of the request"), ("hello", "write a request"),
      ("[1]", "a request"), (String(repeating: "[", count: 2_000), "no request is"),
      (#"{"key": \#(String(repeating: "[", count: 2_000))"#, "no request is"),
      ("<<<<<<< HEAD", "request"), ("\u{1}", "write a request"), ("{", "expected"),
      (#"{"key": "a",}"#, "remove it"),
    ]
  )
  func requestWords(line: String, words: String) async throws {
    let outcome = try await run(
      ["localize", "--catalog", "CATALOG", "--stdin"],
      input: line + "\n"
    )
    #expect(outcome.output.contains(#""kind": "invalid-request""#))
    #expect(outcome.output.contains(words), "\(outcome.output)")
    for word in ["catalog", "the file", "save the", "merge"] {
      #expect(!outcome.output.contains(word), "\(outcome.output)")
    }
  }

  @Test(
    "Half a character in a request becomes U+FFFD",
    .rows(102),
    arguments: [
      (#"\ud800"#, "\u{FFFD}"), (#"\udc00\ud800"#, "\u{FFFD}\u{FFFD}"),
      (#"a\uD83Db"#, "a\u{FFFD}b"), (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
      (#"\ud83d\ude00\\ud800"#, #"😀\\ud800"#), (#"\ud800\n"#, "\u{FFFD}\\n"),
      (#"\ud800\u0041\u0000"#, "\u{FFFD}A\\u0000"),
    ]
  )
  func halves(spelled: String, shown: String) async throws {
    let outcome = try await run(
      ["localize", "--catalog", "CATALOG", "--stdin"],
      input: #"{"key": "Hello, %@", "args": ["\#(spelled)"], "isolation": "never"}"#,
      environment: ["LANG": "de"]
    )
    #expect(
      outcome.output
        == #"{"text": "Hallo, \#(shown)", "language": "de", "source": "exact", "problems": []}"#
        + "\n"
    )
    #expect(outcome.status == .success)
  }

  @Test("The language of a reader, and what stands in for it", .rows(1, 14, 28, 107))
  func languages() async throws {
    func lines(_ words: String...) async throws -> String {
      try await run(["languages"] + words, environment: ["LANG": "pt_BR.UTF-8"]).output
    }
    #expect(
      try await lines("--available", "en,zh-Hans,zh-Hant", "--preferred", "zh-HK")
        == "zh-Hant\nen\n"
    )
    #expect(try await lines("--available", "en,en-GB", "--preferred", "en-AU") == "en-GB\nen\n")
    #expect(try await lines("--available", "de,pt", "--source", "en") == "pt\nen\n")
    #expect(
      try await lines("--available", "ja,de", "--preferred", "xx", "--source", "en") == "en\n"
    )
    #expect(
      try await lines(
        "--available",
        "es",
        "--preferred",
        "ca",
        "--source",
        "en",
        "--matching",
        "cldr"
      ) == "es\nen\n"
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

/// Texts that try to act on a terminal or on the log of a build service, in every place where a
/// catalog can have them, never do.
@Suite struct HostileTextTests {
  private static let hostile =
    "::error::pwned \u{1B}[2J\u{1B}]0;pwned\u{7}\n::error::pwned\r\n##vso[task.x]pwned "
    + "##[error]pwned \u{202E}pwned\u{2028}::error::pwned\u{9B}31m\u{7F}\u{2066}\u{85}"

  private static func catalog() throws -> [UInt8] {
    func unit(_ state: String) -> [String: Any] {
      ["stringUnit": ["state": state, "value": hostile + " "]]
    }
    let document: [String: Any] = [
      "sourceLanguage": "en", "version": hostile,
      "strings": [
        hostile: [
          "comment": hostile, "extractionState": hostile, hostile: hostile,
          "localizations": [
            "de": unit(hostile), hostile: unit("new"),
            "ja": ["variations": [hostile: ["other": unit("translated")]]],
          ],
        ]
      ],
    ]
    return Array(try JSONSerialization.data(withJSONObject: document))
  }

  private static func folder() throws -> WorkingFolder {
    let place = try WorkingFolder()
    try place.write("H.xcstrings", try catalog())
    return place
  }

  static let runs: [[String]] =
    ["text", "json", "jsonl", "github"].flatMap { format in
      ["never", "always"].map {
        ["check", "-v", "--color", $0, "--locales", "de,ja", "--format", format, "H.xcstrings"]
      }
    } + [
      ["list", "H.xcstrings"], ["list", "--format", "json", "H.xcstrings"],
      ["get", "H.xcstrings", hostile], ["get", "--format", "json", "H.xcstrings", hostile],
      ["get", "--locale", "de", "H.xcstrings", hostile],
      ["get", "--locale", hostile, "H.xcstrings", hostile],
      ["get", "--locale", hostile + "x", "H.xcstrings", hostile],
      ["get", "H.xcstrings", hostile + "x"],
      ["stats", "H.xcstrings"], ["stats", "--format", "json", "H.xcstrings"],
      ["set", "H.xcstrings", hostile, "--locale", hostile + "x", "--value", "x"],
      ["set", "H.xcstrings", hostile, "--plural", hostile, "--value", "x"],
      ["set", "H.xcstrings", hostile, "--locale", "fr", "--value", "x", "--state", hostile],
      ["set", "--color", "always", "-n", "H.xcstrings", hostile, "--value", hostile],
      ["rename", "H.xcstrings", hostile, hostile], ["remove", "H.xcstrings", hostile + "x"],
      ["format", "--diff", "--color", "always", "H.xcstrings"],
      ["check", hostile], ["list", hostile], ["check", "--" + hostile], [hostile],
      ["check", "--locales", hostile, "H.xcstrings"], ["check", "--only", hostile, "H.xcstrings"],
      ["check", "--config", hostile, "H.xcstrings"], ["explain", hostile],
    ]

  @Test(arguments: runs)
  func neverActs(_ words: [String]) throws {
    let run = try Self.folder().run(words)
    #expect(run.status >= 0)
    for text in [run.output, run.errors] { expectHarmless(text, words) }
  }

  /// The file's own name, and lines of standard input that are no edits.
  @Test func namesAndInputNeverAct() throws {
    let place = try Self.folder()
    let name = Self.hostile.replacing("/", with: "") + ".xcstrings"
    try place.write(name, "{ \"\u{1B}[2J")
    for command in ["check", "stats", "format"] {
      let run = try place.run(command, "--color", "never")
      #expect(run.errors.contains("pwned") || run.output.contains("pwned"))
      expectHarmless(run.output, [command])
      expectHarmless(run.errors, [command])
    }
    for line in [Self.hostile, #"{"key": "x", "\#u{1B}[2J##[error]": 1}"#, "{\"key\": \"\u{202E}"] {
      let run = try place.run("set", "H.xcstrings", "--stdin", input: line)
      #expect(run.status == 2)
      expectHarmless(run.errors, [line])
    }
  }

  private func expectHarmless(_ text: String, _ words: [String]) {
    // The tool's own colours are the only escape sequences.
    var rest = text[...]
    var plain = ""
    while let start = rest.firstRange(of: "\u{1B}[") {
      plain += rest[..<start.lowerBound]
      let end = rest[start.upperBound...].firstIndex { !"0123456789;".contains($0) }
      guard let end, rest[end] == "m" else {
        plain += "\u{1B}"
        break
      }
      rest = rest[rest.index(after: end)...]
    }
    plain += rest
    for scalar in plain.unicodeScalars {
      switch scalar.value {
      case 0x0A: continue
      case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F:
        Issue.record("U+\(String(scalar.value, radix: 16)) acts after \(words)")
        return
      default: continue
      }
    }
    #expect(!plain.contains("##vso[") && !plain.contains("##["), "after \(words)")
    for line in plain.split(separator: "\n") {
      let start = line.drop { $0.isWhitespace }
      #expect(!start.hasPrefix("::error::"), "after \(words)")
      // Annotations are the tool's own; what they say is not.
      if start.hasPrefix("::") {
        let isOwn = ["::error file=", "::warning file=", "::notice file="].contains {
          start.hasPrefix($0)
        }
        #expect(isOwn, "after \(words)")
      }
    }
  }
}

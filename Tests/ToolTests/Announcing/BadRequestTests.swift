// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

/// What `announce` and `simulate` do with input that is wrong, odd or very large.
@Suite struct BadRequestTests {
  @Test(
    "what is no toast is told on one line, with the place and what would be right",
    arguments: [
      ("", "nothing to read"), ("null", "object"),
      (#"{"title":"x"} x"#, "1:15: text after the end"),
      (#"{"title": null}"#, "title"), (#"{"title": ["x"]}"#, "a string"),
      (#"{"title": {"language": "en"}}"#, "text"),
      (#"{"title": {"text": "x", "language": "??"}}"#, "??"),
      (#"{"title": "x", "language": "en\"><script>"}"#, "no language tag"),
      (#"{"title": "x", "style": 3}"#, "style"),
      (#"{"title": "x", "style": "Error"}"#, "known are"),
      (#"{"title": "x", "duration": "5"}"#, "seconds"), (#"{"title": "x", "duration": NaN}"#, "1:"),
      (#"{"title": "x", "progress": "1"}"#, "a number"),
      (#"{"title": "x", "position": {"index": 1.5, "count": 2}}"#, "a whole number"),
      (#"{"title": "x", "actions": {}}"#, "an array"),
      (#"{"title": "x", "actions": [""]}"#, "no name"),
      (#"{"title": "x", "actions": [null]}"#, "actions[0] should be an object"),
      (#"{"title": "x", "actions": ["a", ""]}"#, "actions[1]: an action has no name"),
      (#"{"title": "x", "actions": ["a", {}]}"#, "actions[1]: \"id\" is missing"),
      (#"{"title": "x", "actions": ["a", {"id": "b", "role": "c"}]}"#, "actions[1]: unknown role"),
      (#"{"titleKey": "%@", "titleArgs": "x"}"#, "an array"),
      (#"{"titleKey": "%@", "titleArgs": [[1]]}"#, "argument 1"),
    ]
  )
  func refusedToasts(_ input: String, _ words: String) throws {
    let run = try WorkingFolder().run("announce", input: input)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1 && run.errors.contains(words), "\(run.errors)")
    #expect(!run.errors.contains("catalog"))
  }

  @Test("nested too deep is told, not followed")
  func deep() throws {
    let input = #"{"title": "# + String(repeating: "[", count: 100_000)
    let run = try WorkingFolder().run("announce", input: input)
    #expect(run.status == 2)
    #expect(run.errors.contains("nested more than"))
  }

  @Test(
    "what is odd but a toast is spoken",
    arguments: [
      (#"{"title": "a\ud800 \udc00b"}"#, "a b"), (#"{"title": "a\u0007\u001b[31mb"}"#, "a[31mb"),
      (#"{"title": "<b onclick=x>&amp;</b>"}"#, "<b onclick=x>&amp;</b>"),
      (#"{"title": "\u2067x\u2069\u202e"}"#, "x"), (#"{"title": ""}"#, "Notification"),
      (#"{"title": "x", "duration": -5}"#, "x"), (#"{"title": "x", "duration": 1e999}"#, "x"),
      (#"{"title": "x", "style": "progress", "progress": -1e99}"#, "x, 0 percent"),
      (#"{"title": "x", "style": "progress", "progress": 1e999}"#, "x, 100 percent"),
      (
        #"{"title": "x", "options": {"hostMinimum": -3, "maxVisible": -1, "foldPending": -2}}"#, "x"
      ),
      (#"{"title": "x", "z": [[[[[[1]]]]]], "Title": "y"}"#, "x"),
    ]
  )
  func odd(_ input: String, _ text: String) throws {
    let run = try WorkingFolder().run("announce", "--quiet", input: input)
    #expect(run.status == 0)
    #expect(run.output == text + "\n")
    #expect(run.errors.isEmpty)
  }

  @Test("members that mean nothing are told, with what was meant")
  func unknownMembers() throws {
    let toast = try WorkingFolder().run(
      "announce",
      input: #"{"title": "x", "durration": 3, "actions": [{"id": "undo", "rolle": "cancel"}]}"#
    )
    #expect(toast.status == 0)
    #expect(toast.output == "x. Undo available\n")
    #expect(toast.errorLines.count == 2)
    #expect(toast.errors.contains(#"did you mean "duration"?"#))
    #expect(toast.errors.contains(#"actions[0]: "rolle" is not known"#))
    #expect(toast.errors.contains(#"did you mean "role"?"#))
    let scenario = try WorkingFolder().run(
      "simulate",
      "-",
      input: #"{"events": [{"at": 0, "do": "show", "id": "a", "title": "x", "stile": "error"}]}"#
    )
    #expect(scenario.status == 0)
    #expect(scenario.errors.contains(#"events[0]: "stile" is not known"#))
  }

  @Test(
    "markup and controls of a toast act in no form",
    arguments: ["plain", "ssml", "html", "apple", "atspi", "json"]
  )
  func hostile(_ form: String) throws {
    let input = #"""
      {"title": "</s><script>x</script>\u001b[2J\u009b31m", "actions": ["\"><speak>&"],
       "message": {"text": "\u202eabc", "language": "ar"}}
      """#
    let run = try WorkingFolder().run("announce", "--as", form, input: input)
    #expect(run.status == 0)
    if form == "ssml" || form == "html" {
      #expect(!run.output.contains("<script>") && !run.output.contains("<speak>&"))
      #expect(run.output.contains("&lt;script&gt;"))
    }
    let controls = run.output.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" || 0x7F...0x9F ~= $0.value || $0.properties.isBidiControl
    }
    #expect(controls.isEmpty)
  }

  /// A catalog with a text that counts files.
  private static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {"files": {"localizations": {"en":
     {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}
    """#

  @Test(
    "a text that is not what it should be is spoken and told of, on one line",
    arguments: [
      (#"{"titleKey": "no.such.key"}"#, "no.such.key", ["“no.such.key”: no catalog has it"]),
      (#"{"titleKey": "files"}"#, "files", ["“files”, en", "[missing-argument]"]),
      (#"{"titleKey": "files", "titleArgs": ["x"]}"#, "files", ["[argument-type]"]),
      (#"{"title": "x", "messageKey": "m"}"#, "x. m", [#""messageKey": key “m”"#]),
      (
        #"{"title": "x", "actions": [{"id": "a", "labelKey": "l"}]}"#, "x. l available",
        [#"actions[0] › "labelKey": key “l”"#]
      ),
      (#"{"title": "x", "actionKeys": ["l"]}"#, "x. l available", ["actionKeys[0]: key “l”"]),
      (#"{"titleKey": "a\u001bb"}"#, "ab", [#"“a\u{1B}b”"#]),
    ]
  )
  func problems(_ input: String, _ text: String, _ words: [String]) throws {
    let folder = try WorkingFolder()
    try folder.write("C.xcstrings", Self.catalog)
    let arguments = ["announce", "--catalog", "C.xcstrings"]
    let run = try folder.run(arguments, input: Array(input.utf8))
    #expect(run.status == 0)
    #expect(run.output == text + "\n")
    #expect(run.errorLines.count == 1, "\(run.errors)")
    for words in words { #expect(run.errors.contains(words), "\(run.errors)") }
    #expect(!run.errors.unicodeScalars.contains { 0xFDD0...0xFDEF ~= $0.value })
    let quiet = try folder.run(arguments + ["--quiet"], input: Array(input.utf8))
    #expect(quiet.output == run.output && quiet.errors.isEmpty)
  }

  @Test("a long key is spoken whole and quoted in part", arguments: ["", " %@"])
  func longKey(_ end: String) throws {
    let key = String(repeating: "k", count: 100_000) + end
    let run = try WorkingFolder().run("announce", input: #"{"titleKey": "\#(key)"}"#)
    #expect(run.status == 0)
    #expect(run.output.utf8.count > 100_000)
    let quoted = "key “" + String(repeating: "k", count: 60) + "…”"
    for line in run.errorLines {
      #expect(line.contains(quoted) && line.utf8.count < 400, "\(line)")
    }
    #expect(run.errorLines.first?.contains("no catalog has it") == true)
  }

  @Test("a scenario's texts are told of with their lines, each once")
  func problemsOfScenarios() throws {
    let folder = try WorkingFolder()
    try folder.write("C.xcstrings", Self.catalog)
    try folder.write(
      "s.json",
      #"""
      {"catalog": "C.xcstrings", "events": [
        {"at": 0, "do": "show", "id": "a", "titleKey": "files", "titleArgs": [2]},
        {"at": 1, "do": "show", "id": "b", "titleKey": "files"},
        {"at": 2, "do": "update", "id": "b", "message": "x"},
        {"at": 3, "do": "show", "id": "c", "titleKey": "none"}, {"at": 4, "do": "show", "id": "d", "titleKey": "none"}]}
      """#
    )
    let run = try folder.run("simulate", "s.json")
    #expect(run.status == 0)
    #expect(run.errorLines.count == 2, "\(run.errors)")
    #expect(run.errors.contains(#"s.json:3:3: events[1] › "titleKey": key “files”, en"#))
    #expect(run.errors.contains(#"s.json:5:3: events[3] › "titleKey": key “none”"#))
  }

  @Test(
    "an event or scenario that says nothing is refused with its line and what is known",
    arguments: [
      ("{}", #"-: "events" is missing"#, "runs"),
      (#"{"language": "ja"}"#, "events", "speechSeconds"),
      ("{\"runs\": [{\"events\": []},\n {}]}", #"-:2:2: runs[1]: "events""#, "preset"),
      ("{\"events\": [\n{}]}", #"-:2:1: events[0]: "at" is missing"#, "seconds"),
      ("{\"events\": [\n{\"at\": 0}]}", #"-:2:1: events[0]: "do" is missing"#, "pageAppeared"),
      (#"{"events": [{"at": 0, "do": ""}]}"#, "-:1:13: events[0]", "announcementFinished"),
      (#"{"events": [{"at": 0, "do": "show", "id": "a"}]}"#, "-:1:13: events[0]", "titleKey"),
      (#"{"events": [{"at": 0, "do": "update", "id": "a"}]}"#, "-:1:13: events[0]", "titleKey"),
      (#"{"events": [{"at": 0, "do": "act"}]}"#, "-:1:13: events[0]", "id"),
      (#"{"events": [null]}"#, "-:1:13: events[0]", "object"),
    ]
  )
  func nothingSaid(_ input: String, _ place: String, _ known: String) throws {
    let run = try WorkingFolder().run("simulate", "-", input: input)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains(place) && run.errors.contains(known), "\(run.errors)")
  }

  @Test(
    "what is no scenario is told with its place",
    arguments: [
      ("", "nothing to read"), (#"{"events": {}}"#, "an array"), (#"{"runs": [1]}"#, "runs[0]"),
      (#"{"events": [], "speechSeconds": "x"}"#, "a number"),
      (#"{"events": [], "languages": ["??"]}"#, "no language tag"),
      (#"{"events": [{"at": 1e300, "do": "escape"}]}"#, "events[0]"),
      (#"{"events": [], "catalog": "none.xcstrings"}"#, "none.xcstrings"),
      (#"{"events": [{"at": 0, "do": "hoverBegan", "id": 1}]}"#, "a string"),
    ]
  )
  func refusedScenarios(_ input: String, _ words: String) throws {
    let run = try WorkingFolder().run("simulate", "-", input: input)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1 && run.errors.contains(words), "\(run.errors)")
  }

  @Test(
    "scenarios with odd times come to an end",
    arguments: [
      #"{"events": [{"at": 4e9, "do": "show", "id": "a", "title": "x"}]}"#,
      #"{"events": [{"at": 3.9e9, "do": "show", "id": "a", "title": "x", "duration": 1e300}]}"#,
      #"{"events": [{"at": 5, "do": "show", "id": "a", "title": "x"}, {"at": -1, "do": "escape"}]}"#,
      #"{"screenReader": true, "speechSeconds": -1, "events": [{"at": 0, "do": "show", "id": "a", "title": "x"}, {"at": 0, "do": "show", "id": "b", "title": "y"}]}"#,
      #"{"screenReader": true, "speechSeconds": 1e300, "events": [{"at": 0, "do": "show", "id": "a", "title": "x"}, {"at": 0, "do": "show", "id": "b", "title": "y"}]}"#,
      #"{"screenReader": true, "speechSeconds": 0, "events": [{"at": 0, "do": "show", "id": "a", "title": "x"}, {"at": 0, "do": "announcementFinished", "success": false}]}"#,
      #"{"events": [{"at": 0, "do": "act", "id": "z"}, {"at": 0, "do": "dismiss", "id": "z"}]}"#,
    ]
  )
  func oddTimes(_ input: String) throws {
    let run = try WorkingFolder().run("simulate", "-", input: input)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(#"{"announcements": ["#))
  }

  @Test("ten thousand toasts lose none", arguments: [false, true])
  func manyEvents(_ screenReader: Bool) throws {
    let count = 10_000
    var events: [String] = []
    for number in 0..<count {
      events.append(
        #"{"at": \#(Double(number) / 100), "do": "show", "id": "\#(number)", "title": "T \#(number)"}"#
      )
    }
    let input =
      #"{"screenReader": \#(screenReader), "events": [\#(events.joined(separator: ", "))]}"#
    let run = try WorkingFolder().run("simulate", "-", input: input)
    #expect(run.status == 0)
    func number(of words: String) -> Int { run.output.ranges(of: words).count }
    #expect(number(of: #""event": "shown""#) == count)
    // Each is said, or it is told that it waited too long.
    #expect(number(of: #""attempt": 1"#) + number(of: "announcementDropped") == count)
    #expect(number(of: #""reason": "timeout""#) == (screenReader ? 0 : count))
  }
}

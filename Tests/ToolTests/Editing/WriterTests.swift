// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

/// Writers at the same time and writers that are killed; `Tools/stress` does it for longer.
@Suite struct WriterTests {
  private func folder(keys: Int) throws -> WorkingFolder {
    let place = try WorkingFolder()
    let entries = (0..<keys).map { #""key \#($0)":{"localizations":{}}"# }
    let text = entries.joined(separator: ",")
    try place.write("A.xcstrings", #"{"sourceLanguage":"en","strings":{\#(text)},"version":"1.0"}"#)
    #expect(try place.run("format", "A.xcstrings").status == 0)
    return place
  }

  @Test func twoWritersLoseNothing() throws {
    let place = try folder(keys: 300)
    var keys: Set<String> = []
    for number in 0..<20 {
      let writers = ["a", "b"].map { "\(number) of \($0)" }
      let running = try writers.map {
        try place.start(["set", "A.xcstrings", $0, "--locale", "de", "--value", "Text \($0)"])
      }
      // A reader at any moment sees a whole file.
      _ = try JSONValue(try place.bytes("A.xcstrings"))
      for (writer, process) in zip(writers, running) {
        let run = try process.finish()
        #expect(run.status == 0, "\(run.errors)")
        keys.insert(writer)
      }
    }
    let strings = try #require(try JSONValue(try place.bytes("A.xcstrings"))["strings"])
    for key in keys {
      let text = strings[key]?["localizations"]?["de"]?["stringUnit"]?["value"]?.string
      #expect(text == "Text \(key)")
    }
    #expect(strings.object?.count == 300 + 40)
    #expect(try place.names() == ["A.xcstrings"])
  }

  @Test func aKilledWriterLeavesAWholeFile() throws {
    let place = try folder(keys: 2000)
    for attempt in 0..<5 {
      let before = try place.bytes("A.xcstrings")
      let edit = ["set", "A.xcstrings", "key 1000", "--value", "Text \(attempt)"]
      let wanted = try place.run(["set", "-"] + edit.dropFirst(2), input: before).outputBytes
      #expect(wanted != before)
      let process = try place.start(edit)
      usleep(UInt32(attempt) * 12_000)
      process.killNow()
      _ = try process.finish()
      let after = try place.bytes("A.xcstrings")
      #expect(after == before || after == wanted)
      // No lock stays behind that would stop the next writer.
      #expect(try place.run(edit).status == 0)
      #expect(try place.bytes("A.xcstrings") == wanted)
    }
  }
}

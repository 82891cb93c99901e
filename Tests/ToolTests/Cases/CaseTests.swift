// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing

/// Runs the cases in `Fixtures/Cases`.
///
/// A case is a folder with `case.json` and the files that its steps use; a new one needs no code.
///
/// A case runs in a copy without `case.json`, `case.md` and all files `expected*`, so that the tool
/// never sees an answer. A step may prepare files (`copy`, `move`, `chmod`), runs the tool once
/// (`run`, `stdin`), and says what comes of it (`exit`, 0 without it, and `expect`).
@Suite struct CaseTests {
  static let folder = WorkingFolder.fixtures.appendingPathComponent("Cases")

  static let names: [String] = {
    let found = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (found ?? []).sorted()
  }()

  private static let members: Set = [
    "run", "stdin", "exit", "expect", "copy", "move", "chmod", "note",
  ]

  @Test func areThere() { #expect(Self.names.count > 12) }

  @Test("Case", arguments: names)
  func runs(_ name: String) throws {
    let answers = Self.folder.appendingPathComponent(name)
    let place = try WorkingFolder()
    for file in try FileManager.default.contentsOfDirectory(atPath: answers.path)
    where !file.hasPrefix("expected") && file != "case.json" && file != "case.md" {
      try FileManager.default.copyItem(
        at: answers.appendingPathComponent(file),
        to: place.file(file)
      )
    }
    let description = try Data(contentsOf: answers.appendingPathComponent("case.json"))
    let steps = try #require(try JSONValue(Array(description))["steps"]?.array)
    #expect(!steps.isEmpty)
    for (index, step) in steps.enumerated() {
      do {
        try run(step, in: place, answers: answers)
      } catch {
        Issue.record("step \(index + 1): \(error)")
        return
      }
    }
  }

  private func run(_ step: JSONValue, in place: WorkingFolder, answers: URL) throws {
    let unknown = Set((step.object ?? [:]).keys).subtracting(Self.members)
    guard unknown.isEmpty, let arguments = step["run"]?.array?.compactMap(\.string) else {
      throw CaseFailure("case.json: unknown members \(unknown.sorted()), or no run, in \(step)")
    }
    guard step["expect"] != nil || step["exit"] != nil else {
      throw CaseFailure("case.json: a step that expects nothing")
    }
    try prepare(step, in: place)
    let input = try step["stdin"]?.string.map { try place.bytes($0) } ?? []
    var before: [String: (bytes: [UInt8], stamp: FileStamp)] = [:]
    for name in try place.names() {
      guard let bytes = try? place.bytes(name) else { continue }
      before[name] = (bytes, try place.stamp(name))
    }
    let run = try place.run(arguments, input: input)
    let exit = step["exit"] ?? .number(0)
    guard (exit.array ?? [exit]).contains(where: { $0.integer == Int(run.status) }) else {
      throw CaseFailure(
        "exit status \(run.status), expected \(exit)\n\(run.errors)\n\(run.output)"
      )
    }
    try CaseExpectation(run: run, place: place, answers: answers, before: before)
      .check(step["expect"] ?? .object([:]))
  }

  private func prepare(_ step: JSONValue, in place: WorkingFolder) throws {
    for pair in step["copy"]?.array ?? [] {
      let names = pair.array?.compactMap(\.string) ?? []
      guard names.count == 2 else { throw CaseFailure("case.json: copy takes pairs") }
      try place.write(names[1], try place.bytes(names[0]))
    }
    for pair in step["move"]?.array ?? [] {
      let names = pair.array?.compactMap(\.string) ?? []
      guard names.count == 2 else { throw CaseFailure("case.json: move takes pairs") }
      try FileManager.default.moveItem(at: place.file(names[0]), to: place.file(names[1]))
    }
    for (name, mode) in step["chmod"]?.object ?? [:] {
      guard let bits = mode.string.flatMap({ Int($0, radix: 8) }) else {
        throw CaseFailure("case.json: the mode \(mode) is not octal")
      }
      try FileManager.default.setAttributes(
        [.posixPermissions: bits],
        ofItemAtPath: place.file(name).path
      )
    }
  }
}

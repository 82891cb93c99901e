// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation

/// What a step of a case left, compared with what it expects.
struct CaseExpectation {
  let run: ToolRun
  /// The folder in which it ran.
  let place: WorkingFolder
  /// The folder of the case, with the answers.
  let answers: URL
  /// The bytes and stamps of all files before the step.
  let before: [String: (bytes: [UInt8], stamp: FileStamp)]

  func check(_ expectation: JSONValue) throws {
    for (name, part) in expectation.object ?? [:] { try check(name, part) }
  }

  private func check(_ name: String, _ part: JSONValue) throws {
    switch name {
    case "findings": try CaseFindings(part).check(try JSONValue(run.outputBytes))
    case "json": try CasePattern.match(part, try JSONValue(run.outputBytes), "stdout")
    case "text": try CasePattern.match(part, .string(withoutLastNewline(run.output)), "stdout")
    case "output": try CasePattern.match(part, .string(run.output + run.errors), "output")
    case "files": for (file, wanted) in part.object ?? [:] { try same(file, wanted) }
    case "fileJSON":
      for (file, pattern) in part.object ?? [:] {
        try CasePattern.match(pattern, try JSONValue(place.bytes(file)), file)
      }
    case "unchanged": for file in names(part) { try unchanged(file) }
    case "untouched":
      for file in names(part) {
        try unchanged(file)
        guard try place.stamp(file) == before[file]?.stamp else {
          throw CaseFailure("\(file) was written again with the same bytes")
        }
      }
    case "absent":
      for file in names(part)
      where FileManager.default.fileExists(atPath: place.file(file).path) {
        throw CaseFailure("\(file) should not be there")
      }
    case "mode":
      for (file, mode) in part.object ?? [:] {
        guard try place.stamp(file).mode == mode.string.flatMap({ Int($0, radix: 8) }) else {
          throw CaseFailure("\(file): mode \(String(try place.stamp(file).mode, radix: 8))")
        }
      }
    case "anyOf":
      var failures: [String] = []
      for option in part.array ?? [] {
        do { return try check(option) } catch { failures.append("\(error)") }
      }
      throw CaseFailure("none of the alternatives: \(failures.joined(separator: " | "))")
    default: throw CaseFailure("case.json: the expectation '\(name)' is not known")
    }
  }

  private func same(_ file: String, _ wanted: JSONValue) throws {
    let got = try place.bytes(file)
    let isSame = try names(wanted).contains { name in
      Array(try Data(contentsOf: answers.appendingPathComponent(name))) == got
    }
    guard isSame else {
      throw CaseFailure("\(file) is not \(wanted):\n\(String(decoding: got, as: UTF8.self))")
    }
  }

  private func unchanged(_ file: String) throws {
    guard try place.bytes(file) == before[file]?.bytes else {
      throw CaseFailure("\(file) has changed")
    }
  }

  /// A name, or the names of a list.
  private func names(_ value: JSONValue) -> [String] {
    value.string.map { [$0] } ?? value.array?.compactMap(\.string) ?? []
  }

  private func withoutLastNewline(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

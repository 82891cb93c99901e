// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import SpokenText
import StringResolution
import TestSupport
import Testing
import ToastPresentation
import XCStrings

/// One of the cases in `announcement-cases.json`; every text and time in them was computed by hand
/// and by a second program.
struct AnnouncementCase: @unchecked Sendable, CustomTestStringConvertible {
  // JSON values that nobody changes.
  let json: [String: Any]

  var number: Int { json["number"] as? Int ?? 0 }
  var testDescription: String { "\(number) \(json["name"] as? String ?? "")" }
  var languages: [String] { json["languages"] as? [String] ?? [] }
  var expected: [String: Any] { json["expect"] as? [String: Any] ?? [:] }

  static let all: [AnnouncementCase] = {
    let data = try? TestReader.fixture("announcement-cases.json")
    let root = data.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return (root as? [[String: Any]] ?? []).map(AnnouncementCase.init)
  }()

  func bytes(_ member: String, adding more: [String: Any] = [:]) throws -> [UInt8] {
    var object = json[member] as? [String: Any] ?? [:]
    object.merge(more) { $1 }
    return Array(try JSONSerialization.data(withJSONObject: object))
  }

  func bundles() throws -> [LocalizationBundle] {
    guard json["catalog"] != nil else { return [] }
    return [try TestReader.bundle(String(decoding: bytes("catalog"), as: UTF8.self))]
  }
}

@Suite("Announcement cases")
struct AnnouncementCasesTests {
  @Test("all cases are there")
  func complete() {
    #expect(AnnouncementCase.all.map(\.number) == Array(1...39))
    #expect(
      AnnouncementCase.all.allSatisfy { ($0.json["toast"] == nil) != ($0.json["scenario"] == nil) }
    )
  }

  @Test(
    "the cases are those of the facts",
    .enabled(if: sharedFolder != nil, "\(sharedFolderAbsent)")
  )
  func current() throws {
    let folder = try #require(sharedFolder)
    let facts = try Data(
      contentsOf: folder.appendingPathComponent("facts/announcement-cases.json")
    )
    let root = try JSONSerialization.jsonObject(with: facts) as? [[String: Any]]
    #expect(root?.compactMap { $0["number"] as? Int } == AnnouncementCase.all.map(\.number))
    #expect(try TestReader.fixture("announcement-cases.json") == facts)
  }

  @Test("one toast", arguments: AnnouncementCase.all.filter { $0.json["toast"] != nil })
  func toast(_ row: AnnouncementCase) throws {
    let more = row.json["options"].map { ["options": $0] } ?? [:]
    let request = try ToastRequest(
      row.bytes("toast", adding: more),
      place: "toast",
      reader: TestReader.value
    )
    let announcer = Announcer(
      languages: row.languages,
      bundles: try row.bundles(),
      options: request.options
    )
    let announcement = announcer.announcement(for: request.toast)
    let printed = try JSONSerialization.jsonObject(
      with: Data(JSONRenderer.text(announcement).utf8)
    )
    var expected = row.expected
    let reason = expected.removeValue(forKey: "durationReason") as? String
    let reading = expected.removeValue(forKey: "reading") as? [String: Any]
    #expect(difference(expected, printed) == nil)
    #expect(announcement.displayTime.reason?.id == reason.map(Self.note))
    let raw = (reading?["raw"] as? NSNumber)?.doubleValue ?? 0
    #expect(abs(announcement.displayTime.reading - raw) < 0.005)
  }

  @Test("a scenario", arguments: AnnouncementCase.all.filter { $0.json["scenario"] != nil })
  func scenario(_ row: AnnouncementCase) throws {
    let scenario = try Scenario(
      row.bytes("scenario"),
      place: "scenario",
      reader: TestReader.value
    )
    let run = try #require(scenario.runs.first)
    let result = Simulation.value(run, bundles: try row.bundles())
    let printed = try JSONSerialization.jsonObject(with: Data(result.bytes))
    var expected = row.expected
    let never = expected.removeValue(forKey: "neverSpoken") as? [String] ?? []
    #expect(difference(expected, printed) == nil)
    for change in Simulation.changes(run, bundles: []) {
      guard case .announced(let announcement, _) = change.kind else { continue }
      #expect(!never.contains(announcement.text))
    }
  }

  /// The note that stands for a reason of the cases.
  private static func note(_ reason: String) -> String {
    switch reason {
    case "minimum": "minimum"
    case "reading time": "reading-time"
    case "host minimum": "host-minimum"
    case "reading time above 10 s": "no-timeout-reading-time"
    case "screen reader": "no-timeout-screen-reader"
    default: "no-timeout-" + reason
    }
  }

  /// Where a value lacks what is expected; members that are not named do not matter.
  private func difference(_ expected: Any, _ value: Any?, _ path: String = "") -> String? {
    switch expected {
    case let members as [String: Any]:
      let object = value as? [String: Any]
      for (name, member) in members {
        if let found = difference(member, object?[name], path + "." + name) { return found }
      }
      return nil
    case let elements as [Any]:
      guard let list = value as? [Any], list.count == elements.count else {
        return "\(path): \(String(describing: value))"
      }
      for (index, element) in elements.enumerated() {
        if let found = difference(element, list[index], path + "[\(index)]") { return found }
      }
      return nil
    case let text as String:
      let same = (value as? String).map { $0.unicodeScalars.elementsEqual(text.unicodeScalars) }
      return same == true ? nil : "\(path): \(String(describing: value)) for \(text)"
    case let number as NSNumber:
      let found = (value as? NSNumber)?.doubleValue ?? .nan
      return abs(found - number.doubleValue) < 0.001
        ? nil : "\(path): \(String(describing: value)) for \(number)"
    default: return value is NSNull ? nil : "\(path): \(String(describing: value)) for null"
    }
  }
}

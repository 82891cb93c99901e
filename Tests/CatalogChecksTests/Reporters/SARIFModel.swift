// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation

/// The part of SARIF's object model that our logs use.
///
/// It says what an object must have, what it may have of what we write, and of what type that is.
/// Anything else is a mistake, as in the official JSON schema, where no object but a property bag
/// takes members of its own.
///
/// Source: OASIS, Static Analysis Results Interchange Format Version 2.1.0, the sections named here.
enum SARIFModel {
  /// What a member holds.
  indirect enum Shape: Sendable {
    case text
    case flag
    case integer(atLeast: Int)
    case choice([String])
    case reference
    case object(String)
    case list(Shape, isSet: Bool)
    case map(Shape)
    /// Any members; `tags` is a set of texts (3.8.2).
    case bag
  }

  struct ObjectShape: Sendable {
    /// One of each group has to be there.
    let required: [[String]]
    let members: [String: Shape]
  }

  private static let levels = Shape.choice(["none", "note", "warning", "error"])

  static let objects: [String: ObjectShape] = [
    // 3.13
    "sarifLog": ObjectShape(
      required: [["version"], ["runs"]],
      members: [
        "$schema": .reference, "version": .choice(["2.1.0"]),
        "runs": .list(.object("run"), isSet: false),
      ]
    ),
    // 3.14
    "run": ObjectShape(
      required: [["tool"]],
      members: [
        "tool": .object("tool"), "results": .list(.object("result"), isSet: false),
        "invocations": .list(.object("invocation"), isSet: false),
        "columnKind": .choice(["utf16CodeUnits", "unicodeCodePoints"]),
      ]
    ),
    // 3.18
    "tool": ObjectShape(required: [["driver"]], members: ["driver": .object("toolComponent")]),
    // 3.19
    "toolComponent": ObjectShape(
      required: [["name"]],
      members: [
        "name": .text, "version": .text, "properties": .bag,
        "rules": .list(.object("reportingDescriptor"), isSet: true),
      ]
    ),
    // 3.49
    "reportingDescriptor": ObjectShape(
      required: [["id"]],
      members: [
        "id": .text, "shortDescription": .object("multiformatMessageString"),
        "help": .object("multiformatMessageString"), "properties": .bag,
        "defaultConfiguration": .object("reportingConfiguration"),
      ]
    ),
    // 3.12
    "multiformatMessageString": ObjectShape(
      required: [["text"]],
      members: ["text": .text, "markdown": .text]
    ),
    // 3.50
    "reportingConfiguration": ObjectShape(
      required: [],
      members: ["enabled": .flag, "level": levels]
    ),
    // 3.27
    "result": ObjectShape(
      required: [["message"]],
      members: [
        "message": .object("message"), "ruleId": .text, "ruleIndex": .integer(atLeast: -1),
        "level": levels, "locations": .list(.object("location"), isSet: false),
        "partialFingerprints": .map(.text), "properties": .bag,
      ]
    ),
    // 3.11
    "message": ObjectShape(required: [["text", "id"]], members: ["text": .text, "id": .text]),
    // 3.28
    "location": ObjectShape(
      required: [],
      members: ["physicalLocation": .object("physicalLocation")]
    ),
    // 3.29
    "physicalLocation": ObjectShape(
      required: [["artifactLocation", "address"]],
      members: ["artifactLocation": .object("artifactLocation"), "region": .object("region")]
    ),
    // 3.4
    "artifactLocation": ObjectShape(required: [], members: ["uri": .reference]),
    // 3.30
    "region": ObjectShape(
      required: [],
      members: ["startLine": .integer(atLeast: 1), "startColumn": .integer(atLeast: 1)]
    ),
    // 3.20
    "invocation": ObjectShape(
      required: [["executionSuccessful"]],
      members: [
        "executionSuccessful": .flag,
        "toolExecutionNotifications": .list(.object("notification"), isSet: false),
      ]
    ),
    // 3.58
    "notification": ObjectShape(
      required: [["message"]],
      members: [
        "message": .object("message"), "level": levels,
        "locations": .list(.object("location"), isSet: true),
      ]
    ),
  ]

  /// What is wrong with a log, each with the path to it; nothing when it is valid.
  static func problems(_ bytes: [UInt8]) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(bytes))
    return problems(value, .object("sarifLog"), "")
  }

  /// What is wrong with a value.
  static func problems(_ value: Any, _ shape: Shape, _ path: String) -> [String] {
    switch shape {
    case .text: return value is String ? [] : ["\(path): no text"]
    case .flag: return isFlag(value) ? [] : ["\(path): neither true nor false"]
    case .integer(let least):
      guard !isFlag(value), let number = value as? Int, number >= least else {
        return ["\(path): no integer from \(least)"]
      }
      return []
    case .choice(let words):
      return words.contains(value as? String ?? "") ? [] : ["\(path): none of \(words)"]
    case .reference:
      return (value as? String).flatMap { URL(string: $0) } == nil ? ["\(path): no reference"] : []
    case .list(let shape, let isSet):
      guard let elements = value as? [Any] else { return ["\(path): no array"] }
      let doubled = isSet && NSSet(array: elements).count != elements.count
      return (doubled ? ["\(path): equal elements"] : [])
        + elements.enumerated().flatMap { problems($1, shape, "\(path)/\($0)") }
    case .map(let shape):
      guard let members = value as? [String: Any] else { return ["\(path): no object"] }
      return members.flatMap { problems($1, shape, "\(path)/\($0)") }
    case .bag:
      guard let members = value as? [String: Any] else { return ["\(path): no object"] }
      return members["tags"].map { problems($0, .list(.text, isSet: true), "\(path)/tags") } ?? []
    case .object(let name): return problems(object: value, name, path)
    }
  }

  private static func problems(object value: Any, _ name: String, _ path: String) -> [String] {
    guard let members = value as? [String: Any], let shape = objects[name] else {
      return ["\(path): no \(name)"]
    }
    let missing = shape.required.filter { group in group.allSatisfy { members[$0] == nil } }
    return missing.map { "\(path): lacks \($0.joined(separator: " or "))" }
      + members.flatMap { member, value in
        shape.members[member].map { problems(value, $0, "\(path)/\(member)") }
          ?? ["\(path): a \(name) has no \(member)"]
      }
  }

  /// True and false are numbers to Foundation until they are written down.
  private static func isFlag(_ value: Any) -> Bool {
    guard value is NSNumber, let data = try? JSONSerialization.data(withJSONObject: [value]) else {
      return false
    }
    return ["[true]", "[false]"].contains(String(decoding: data, as: UTF8.self))
  }
}

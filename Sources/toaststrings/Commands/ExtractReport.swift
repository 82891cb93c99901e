// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import SwiftExtraction
import XCStrings

/// Writes what sources have, in the order of the places.
enum ExtractReport {
  /// The lines of a piece for people.
  static func text(_ piece: ExtractReportPiece) -> [UInt8] {
    let path = piece.source.path
    var bytes: [UInt8] = []
    piece.forEach { item in
      switch item {
      case .string(let string):
        append("\(path):\(string.line):\(string.column): ", to: &bytes)
        append(string.key, to: &bytes)
        if string.table != ExtractedString.defaultTable {
          append(" [table \(string.table)]", to: &bytes)
        }
        if let value = string.defaultValue { append(" = \(value)", to: &bytes) }
        if let comment = string.comment { append(" // \(comment)", to: &bytes) }
        for problem in string.problems { append(" [\(problem.rawValue)]", to: &bytes) }
      case .problem(let problem):
        append(
          "\(path):\(problem.line):\(problem.column): \(problem.message)"
            + " [\(problem.problem.rawValue)]",
          to: &bytes
        )
      }
      bytes.append(0x0A)
    }
    return bytes
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes += text.escapedForTerminal.utf8
  }

  /// The elements of the JSON array for a piece, each on its line, without the first comma.
  static func json(_ piece: ExtractReportPiece) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(piece.count * 160)
    var path: [UInt8] = []
    JSONStrings.appendReportQuoted(piece.source.path, to: &path)
    piece.forEach { item in
      if !bytes.isEmpty { bytes += ",\n  ".utf8 }
      switch item {
      case .string(let string): append(string, path, to: &bytes)
      case .problem(let problem):
        bytes += "{\"problem\": ".utf8
        JSONStrings.appendReportQuoted(problem.problem.rawValue, to: &bytes)
        appendPlace(path, problem.line, problem.column, to: &bytes)
        appendMember("message", problem.message, to: &bytes)
        if let text = problem.text { appendMember("text", text, to: &bytes) }
        bytes.append(UInt8(ascii: "}"))
      }
    }
    return bytes
  }

  private static func append(_ string: ExtractedString, _ path: [UInt8], to bytes: inout [UInt8]) {
    bytes += "{\"key\": ".utf8
    JSONStrings.appendReportQuoted(string.key, to: &bytes)
    if string.table != ExtractedString.defaultTable {
      appendMember("table", string.table, to: &bytes)
    }
    if let value = string.defaultValue { appendMember("defaultValue", value, to: &bytes) }
    if let comment = string.comment { appendMember("comment", comment, to: &bytes) }
    appendPlace(path, string.line, string.column, to: &bytes)
    bytes += ", \"confidence\": \"".utf8
    bytes += string.confidence.rawValue.utf8
    bytes.append(UInt8(ascii: "\""))
    if !string.problems.isEmpty {
      bytes += ", \"problems\": [".utf8
      for (index, problem) in string.problems.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        JSONStrings.appendReportQuoted(problem.rawValue, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func appendPlace(
    _ path: [UInt8],
    _ line: Int,
    _ column: Int,
    to bytes: inout [UInt8]
  ) {
    bytes += ", \"path\": ".utf8
    bytes += path
    bytes += ", \"line\": ".utf8
    bytes += String(line).utf8
    bytes += ", \"column\": ".utf8
    bytes += String(column).utf8
  }

  private static func appendMember(_ name: StaticString, _ text: String, to bytes: inout [UInt8]) {
    bytes += ", \"".utf8
    bytes += name.description.utf8
    bytes += "\": ".utf8
    JSONStrings.appendReportQuoted(text, to: &bytes)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import SwiftExtraction
import TestSupport
import Testing

/// One case of a fixture: a snippet and what is extracted from it.
///
/// Lines of the snippet that begin with `@top` stand outside of the function around the others,
/// `@routines` and `@members` name what a project adds.
struct ExtractionFixture: CustomTestStringConvertible, Sendable {
  let file: String
  let name: String
  let snippet: String
  let expected: String

  var testDescription: String { "\(file) \(name)" }

  /// The names in scope of every snippet.
  private static let scope = """
    n: Int, total: Int, i32: Int32, u: UInt, u8: UInt8, f: Float, d: Double, s: String, \
    name: String, folder: String, fileName: String, flag: Bool, opt: Int?, ostr: String?, \
    arr: [Int]
    """

  /// The cases of all files.
  static let all: [ExtractionFixture] = {
    let folder = packageRoot.appendingPathComponent("Tests/SwiftExtractionTests/Fixtures/Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().flatMap { name in
      read(folder.appendingPathComponent(name))
    }
  }()

  private static func read(_ url: URL) -> [ExtractionFixture] {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "\n## ").dropFirst().map { section in
      ExtractionFixture(
        file: url.deletingPathExtension().lastPathComponent,
        name: String(section.prefix { $0 != "\n" }),
        snippet: block("swift", in: section),
        expected: block("expect", in: section)
      )
    }
  }

  private static func block(_ language: String, in section: String) -> String {
    let parts = section.components(separatedBy: "```\(language)\n")
    guard parts.count > 1 else { return "" }
    return parts[1].hasPrefix("```") ? "" : parts[1].components(separatedBy: "\n```")[0]
  }

  /// What is extracted, in the form of the expectations.
  func extracted() async -> String {
    var top: [String] = []
    var body: [String] = []
    var options = ExtractionOptions()
    for line in snippet.components(separatedBy: "\n") {
      if line.hasPrefix("@top ") {
        top.append(String(line.dropFirst(5)))
      } else if line.hasPrefix("@body ") {
        body.append(String(line.dropFirst(6)))
      } else if line.hasPrefix("@routines ") {
        options.routines = [String(line.dropFirst(10))]
      } else if line.hasPrefix("@members ") {
        options.members = [String(line.dropFirst(9))]
      } else {
        body.append(line)
      }
    }
    let source =
      (top + ["func scope(\(Self.scope)) {"] + body + ["}"]).joined(separator: "\n")
    let result = await SourceExtractor(options).extract([
      SourceInput(path: "Input.swift", bytes: Array(source.utf8))
    ])
    return Self.render(result.sources[0])
  }

  /// One line for each text and each problem, in the order of the source.
  static func render(_ source: SourceExtraction) -> String {
    let strings = source.strings.map { (($0.line, $0.column), line($0)) }
    let problems = source.diagnostics.map { (($0.line, $0.column), "! \($0.problem.rawValue)") }
    return (strings + problems).sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n")
  }

  private static func line(_ string: ExtractedString) -> String {
    var line = escaped(string.key)
    if let value = string.defaultValue { line += " = \(escaped(value))" }
    if let comment = string.comment { line += " // \(escaped(comment))" }
    if string.table != ExtractedString.defaultTable { line += " <\(string.table)>" }
    if string.confidence != .sure { line += " (\(string.confidence.rawValue))" }
    return line + string.problems.map { " [\($0.rawValue)]" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\n", with: "\\n")
      .replacingOccurrences(of: "\t", with: "\\t")
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import CommandLineInterface
import XCStrings

/// Coverage for people and for programs.
enum StatisticsReport {
  typealias Row = (path: String, statistics: CatalogStatistics)

  /// A table for each catalog.
  static func text(_ rows: [Row]) -> String {
    var text = ""
    for (path, statistics) in rows {
      if !text.isEmpty { text += "\n" }
      text += "\(path.escapedForTerminal): \(heading(statistics))\n"
      let width = statistics.languages.map { $0.locale.unicodeScalars.count }.max() ?? 0
      for language in statistics.languages {
        text += "  " + padded(language.locale.escapedForTerminal, width)
        text += "  " + leading("\(language.percent)%", 6) + "  " + bar(language.percent)
        text += "  \(language.complete) of \(statistics.translatable)"
        text += details(language) + "\n"
      }
    }
    return text
  }

  private static func heading(_ statistics: CatalogStatistics) -> String {
    var heading = "\(Count.text(statistics.keys, "key")), \(statistics.translatable) to translate"
    if statistics.stale > 0 { heading += ", \(statistics.stale) stale" }
    if let source = statistics.sourceLanguage {
      heading += ", source language \(source.escapedForTerminal)"
    }
    return heading
  }

  private static func details(_ language: CatalogStatistics.Language) -> String {
    let parts = [
      (language.missing, "missing"), (language.untranslated, "untranslated"),
      (language.needsReview, "to review"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")"
  }

  private static func bar(_ percent: Double) -> String {
    let filled = Int(percent / 5)
    return String(repeating: "█", count: filled) + String(repeating: "·", count: 20 - filled)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.unicodeScalars.count))
  }

  private static func leading(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }

  /// The document of the contract.
  static func json(_ rows: [Row]) -> String {
    var bytes = Array("{\n  \"version\": 1,\n  \"catalogs\": [".utf8)
    for (index, row) in rows.enumerated() {
      let statistics = row.statistics
      bytes += Array((index > 0 ? ",\n    {\"path\": " : "\n    {\"path\": ").utf8)
      JSONStrings.appendReportQuoted(row.path, to: &bytes)
      bytes += Array(", \"sourceLanguage\": ".utf8)
      if let source = statistics.sourceLanguage {
        JSONStrings.appendReportQuoted(source, to: &bytes)
      } else {
        bytes += Array("null".utf8)
      }
      bytes += Array(", \"keys\": \(statistics.keys)".utf8)
      bytes += Array(", \"translatable\": \(statistics.translatable)".utf8)
      bytes += Array(", \"stale\": \(statistics.stale), \"languages\": [".utf8)
      for (index, language) in statistics.languages.enumerated() {
        bytes += Array((index > 0 ? ",\n      " : "\n      ").utf8)
        append(language, to: &bytes)
      }
      bytes += Array("\n    ]}".utf8)
    }
    bytes += Array("\n  ]\n}\n".utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(
    _ language: CatalogStatistics.Language,
    to bytes: inout [UInt8]
  ) {
    bytes += Array("{\"locale\": ".utf8)
    JSONStrings.appendReportQuoted(language.locale, to: &bytes)
    let figures = [
      ("complete", "\(language.complete)"), ("untranslated", "\(language.untranslated)"),
      ("needsReview", "\(language.needsReview)"), ("missing", "\(language.missing)"),
      ("percent", "\(language.percent)"),
    ]
    for (name, value) in figures { bytes += Array(", \"\(name)\": \(value)".utf8) }
    bytes.append(UInt8(ascii: "}"))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation

/// The samples of CLDR's plural tables, read line by line: each rule has a line of its own there.
struct PluralTable {
  /// The samples of one rule, for all its locales.
  struct Row {
    let locales: [String]
    let category: String
    let samples: [String]
  }

  let rows: [Row]

  init(contentsOf file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    var rows: [Row] = []
    var locales: [String] = []
    for line in text.split(separator: "\n") {
      if let list = Self.attribute("locales", in: line) {
        locales = list.split(separator: " ").map(String.init)
      }
      guard let category = Self.attribute("count", in: line),
        let end = line.range(of: "</pluralRule>")
      else { continue }
      var samples: [String] = []
      for part in line[..<end.lowerBound].split(separator: "@").dropFirst() {
        let list = part.drop { $0 != " " }
        samples += list.split { ", ~…".contains($0) }.map(String.init)
      }
      rows.append(Row(locales: locales, category: category, samples: samples))
    }
    self.rows = rows
  }

  private static func attribute(_ name: String, in line: Substring) -> String? {
    guard let start = line.range(of: " \(name)=\"") else { return nil }
    return String(line[start.upperBound...].prefix { $0 != "\"" })
  }
}

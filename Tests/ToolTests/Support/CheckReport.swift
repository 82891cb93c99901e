// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation

/// The report of `check --format json`, with the members that are promised.
struct CheckReport: Decodable {
  struct Finding: Decodable {
    let rule: String
    let severity: String
    let path: String
    let line: Int
    let column: Int
    let key: String?
    let locale: String?
    let variation: String?
    let message: String
    let fix: String
    let fingerprint: String
  }

  struct Problem: Decodable {
    let path: String
    let message: String
  }

  struct Summary: Decodable, Equatable {
    let catalogs: Int
    let keys: Int
    let errors: Int
    let warnings: Int
    let infos: Int
  }

  let findings: [Finding]
  let errors: [Problem]
  let summary: Summary

  init(_ run: ToolRun) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(run.outputBytes))
  }

  /// The rules of the findings, in their order.
  var rules: [String] { findings.map(\.rule) }
}

extension CheckReport.Finding {
  /// Rule and place, for comparisons that a person can read.
  var summary: String { "\(path):\(line):\(column) \(rule)" }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import XCStrings

/// Rules as JSON, for `rules` and `explain`.
enum RuleListing {
  /// A list of rules.
  static func json(_ rules: [RuleMetadata]) -> [UInt8] {
    var bytes = Array("{\n  \"version\": 1,\n  \"rules\": [".utf8)
    for (index, rule) in rules.enumerated() {
      bytes += Array((index > 0 ? ",\n    " : "\n    ").utf8)
      append(rule, documentation: nil, to: &bytes)
    }
    bytes += Array("\n  ]\n}\n".utf8)
    return bytes
  }

  /// One rule with its documentation.
  static func json(_ rule: RuleMetadata, documentation: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(rule, documentation: documentation, to: &bytes)
    bytes.append(0x0A)
    return bytes
  }

  private static func append(
    _ rule: RuleMetadata,
    documentation: String?,
    to bytes: inout [UInt8]
  ) {
    var members = [
      ("id", rule.id), ("family", rule.family.rawValue), ("summary", rule.summary),
      ("severity", rule.severity?.rawValue ?? "off"), ("fix", rule.fix.rawValue),
      ("since", rule.since), ("stage", rule.stage.rawValue),
    ]
    if let documentation { members.append(("documentation", documentation)) }
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      if index > 0 { bytes += Array(", ".utf8) }
      JSONStrings.appendReportQuoted(member.0, to: &bytes)
      bytes += Array(": ".utf8)
      JSONStrings.appendReportQuoted(member.1, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }
}

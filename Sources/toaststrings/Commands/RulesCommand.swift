// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface

/// `toaststrings rules`: lists the rules.
enum RulesCommand {
  static let spec = CommandSpec(
    "rules",
    summary: "list the rules of check",
    examples: [
      .init("toaststrings rules", "all rules with their severities"),
      .init("toaststrings rules --format json", "the same for a program"),
    ],
    options: [
      .textOrJSON(help: "How the list is written")
    ],
    seeAlso: "Run \"toaststrings explain <rule>\" for the reason behind a rule."
  )

  static let command = CommandLineTool.Command(spec) { parsed, context in
    if parsed.value("format") == "json" {
      context.output.write(RuleListing.json(Checker.rules))
    } else {
      context.output.write(text(columns: context.outputTerminal.columns))
    }
    return .success
  }

  private static func text(columns: Int) -> String {
    let width = Checker.rules.map(\.id.utf8.count).max() ?? 0
    var text = ""
    for family in RuleMetadata.Family.allCases {
      let rules = Checker.rules.filter { $0.family == family }
      guard !rules.isEmpty else { continue }
      if !text.isEmpty { text += "\n" }
      text += "\(family.rawValue)\n"
      for rule in rules {
        let severity = rule.severity?.rawValue ?? "off"
        text += "  \(padded(rule.id, width))  \(padded(severity, 7))  \(rule.summary)\n"
      }
    }
    return text
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}

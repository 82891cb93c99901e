// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface

/// `toaststrings explain`: the documentation of one rule.
enum ExplainCommand {
  static let spec = CommandSpec(
    "explain",
    summary: "show the documentation of a rule",
    examples: [.init("toaststrings explain missing-plural-form", "what it checks, and why")],
    arguments: [
      ArgumentSpec(
        "rule",
        help: "The id of a rule, as findings name it",
        choices: ChoiceSet(noun: "rule", Checker.rules.map(\.id), reference: "rules")
      )
    ],
    options: [
      .textOrJSON(help: "How the documentation is written")
    ]
  )

  static let command = CommandLineTool.Command(spec) { parsed, context in
    let id = parsed.operand("rule") ?? ""
    guard let rule = Checker.rules.first(where: { $0.id == id }),
      let documentation = Checker.documentation(of: id)
    else {
      throw UsageError.unknown(
        "rule",
        id,
        candidates: Checker.rules.map(\.id),
        reference: "rules"
      )
    }
    if parsed.value("format") == "json" {
      context.output.write(RuleListing.json(rule, documentation: documentation))
    } else {
      let severity = rule.severity.map { "\($0.rawValue) by default" } ?? "off by default"
      let fix = rule.fix == .none ? "" : ", \(rule.fix.rawValue) fix"
      context.output.write("\(rule.id) (\(severity)\(fix))\n\n\(documentation)\n")
    }
    return .success
  }
}

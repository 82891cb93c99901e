// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing

@testable import CatalogChecks

@Suite struct GeneratedFileTests {
  /// Editors take it for completion and checks; see the article CheckingInCI.
  @Test func schemaDescribesTheConfiguration() {
    let rules = RuleRegistry.rules.sorted { $0.metadata.id < $1.metadata.id }
    expectFile("Documentation/toaststrings.schema.json", toBe: ConfigurationSchema.text(rules))
  }

  @Test func registryListsTheRuleFiles() throws {
    let sources = try RuleSource.all()
    var text = """
      // swift-format-ignore-file
      // Generated from the files in Sources/CatalogChecks/Rules by TOASTSTRINGS_UPDATE=1 swift test --filter Generated; do not edit.
      // SPDX-License-Identifier: Apache-2.0
      // Part of swift-toast-strings.

      enum RuleRegistry {
        static let rules: [any Rule.Type] = [

      """
    for source in sources { text += "    \(source.type).self,\n" }
    text += "  ]\n\n  /// The documentation of each rule, by the name of its type.\n"
    text += "  static let documentation: [String: String] = [\n"
    for source in sources {
      text += "    \"\(source.type)\": ##\"\"\"\n"
      for line in source.documentation.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "      \(line)\n"
      }
      text += "      \"\"\"##,\n"
    }
    text += "  ]\n}\n"
    expectFile("Sources/CatalogChecks/Registry/RuleRegistry+Generated.swift", toBe: text)
  }

  @Test func theRuleReferenceIsFresh() throws {
    var text = """
      <!-- Generated from the rules by TOASTSTRINGS_UPDATE=1 swift test --filter Generated; do not edit. -->
      # Rules of check

      `toaststrings explain RULE` shows the same for one rule. A rule that is off runs when the
      configuration or `--only` turns it on.

      """
    for family in RuleMetadata.Family.allCases {
      let rules = Checker.rules.filter { $0.family == family }
      guard !rules.isEmpty else { continue }
      text += "\n| \(family.rawValue) | severity | fix | |\n|---|---|---|---|\n"
      for rule in rules {
        let severity = rule.severity?.rawValue ?? "off"
        let fix = rule.fix == .none ? "" : rule.fix.rawValue
        text += "| [`\(rule.id)`](#\(rule.id)) | \(severity) | \(fix) | \(rule.summary) |\n"
      }
    }
    for family in RuleMetadata.Family.allCases {
      let rules = Checker.rules.filter { $0.family == family }
      guard !rules.isEmpty else { continue }
      text += "\n## \(family.rawValue)\n"
      for rule in rules {
        let documentation = try #require(Checker.documentation(of: rule.id))
        let severity = rule.severity.map { "\($0.rawValue) by default" } ?? "off by default"
        let fix = rule.fix == .none ? "no fix" : "\(rule.fix.rawValue) fix"
        text += "\n### \(rule.id)\n\n"
        text += "*\(severity), \(fix), since \(rule.since)*\n\n"
        text += documentation.replacing("\n## ", with: "\n#### ") + "\n"
      }
    }
    expectFile("Documentation/Rules.md", toBe: text)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

@testable import CatalogChecks

extension CatalogChecker {
  /// A checker with one rule at its default severity, warning where it is off.
  static func with(_ rule: any Rule) throws -> CatalogChecker {
    let metadata = type(of: rule).metadata
    let settings = try RuleSettings(
      rules: [metadata],
      configuration: CheckConfiguration(folder: "/"),
      selection: RuleSelection(only: [metadata.id]),
      globs: { pattern in { $0 == pattern } }
    )
    return CatalogChecker(settings.active.map { ActiveRule(rule, setting: $0) })
  }
}

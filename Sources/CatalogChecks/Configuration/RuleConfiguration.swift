// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a configuration says about one rule.
package struct RuleConfiguration: Equatable, Sendable {
  /// The severity, `nil` to leave it.
  package var level: RuleLevel?
  /// Globs of keys that the rule leaves alone.
  package var ignoredKeys: [String]
  /// Globs of languages that the rule leaves alone.
  package var ignoredLocales: [String]
  /// The members of the rule's own.
  package var options: RuleOptions

  package init(
    level: RuleLevel? = nil,
    ignoredKeys: [String] = [],
    ignoredLocales: [String] = [],
    options: RuleOptions
  ) {
    self.level = level
    self.ignoredKeys = ignoredKeys
    self.ignoredLocales = ignoredLocales
    self.options = options
  }
}

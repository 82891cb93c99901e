// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Which rules run on the catalogs of a project, and how.
///
/// What counts, the former before the latter: `--skip`, `--only`, the configuration's word on the
/// rule, its profile, the rule's default.
package struct RuleSettings: Sendable {
  /// The rule that always runs and always is an error: a file that is not JSON.
  package static let mandatoryRule = "invalid-json"

  /// The rules that the profile for a release makes errors.
  static let releaseRules = ["untranslated", "needs-review"]

  /// The settings of the rules that run, in the order of the rules.
  package let active: [RuleSetting]

  /// Works the settings out.
  ///
  /// - Parameters:
  ///   - rules: what is known about all rules.
  ///   - configuration: the settings of the project.
  ///   - selection: the rules that the command line picks.
  ///   - globs: makes patterns ready for use.
  /// - Throws: `RuleSelectionError` when the selection names what is no rule or must run.
  package init(
    rules: [RuleMetadata],
    configuration: CheckConfiguration,
    selection: RuleSelection = RuleSelection(),
    globs: GlobCompiler
  ) throws(RuleSelectionError) {
    try selection.validate(against: rules.map(\.id))
    active = rules.compactMap { metadata in
      let own = configuration.rules[metadata.id]
      let configured = Self.configuredLevel(metadata, configuration)
      let severity: Severity? =
        if metadata.id == Self.mandatoryRule {
          .error
        } else {
          Self.severity(metadata, configured, selection)
        }
      guard let severity else { return nil }
      return RuleSetting(
        rule: metadata.id,
        severity: severity,
        usual: metadata.severity ?? .warning,
        isConfigured: configured?.severity != nil && metadata.id != Self.mandatoryRule,
        configuration: own ?? RuleConfiguration(options: RuleOptions(rule: metadata.id)),
        globs: globs
      )
    }
  }

  /// The setting of a rule, `nil` for one that does not run.
  package subscript(rule: String) -> RuleSetting? {
    active.first { $0.rule == rule }
  }

  private static func configuredLevel(
    _ metadata: RuleMetadata,
    _ configuration: CheckConfiguration
  ) -> RuleLevel? {
    if let level = configuration.rules[metadata.id]?.level { return level }
    let isRaised = configuration.profile == .release && releaseRules.contains(metadata.id)
    return isRaised ? .error : nil
  }

  private static func severity(
    _ metadata: RuleMetadata,
    _ configured: RuleLevel?,
    _ selection: RuleSelection
  ) -> Severity? {
    if selection.skipped.contains(metadata.id) { return nil }
    let severity = configured.map(\.severity) ?? metadata.severity
    if selection.only.isEmpty { return severity }
    return selection.only.contains(metadata.id) ? severity ?? .warning : nil
  }
}

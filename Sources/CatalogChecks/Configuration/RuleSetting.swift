// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How one rule runs on the catalogs of a project.
package struct RuleSetting: Sendable {
  /// The id of the rule.
  package let rule: String
  /// The severity of findings that state none of their own.
  package let severity: Severity
  /// The rule's options.
  package let options: RuleOptions
  /// The severity below which findings count as softened.
  private let usual: Severity
  private let isConfigured: Bool
  private let ignoredKeys: GlobList
  private let ignoredLocales: GlobList

  init(
    rule: String,
    severity: Severity,
    usual: Severity,
    isConfigured: Bool,
    configuration: RuleConfiguration,
    globs: GlobCompiler
  ) {
    self.rule = rule
    self.severity = severity
    self.usual = usual
    self.isConfigured = isConfigured
    options = configuration.options
    ignoredKeys = GlobList(configuration.ignoredKeys, globs)
    ignoredLocales = GlobList(configuration.ignoredLocales.map(Self.foldedLocale), globs)
  }

  /// A rule at one severity, where nobody has said anything about it.
  init(_ metadata: RuleMetadata, _ severity: Severity) {
    self.init(
      rule: metadata.id,
      severity: severity,
      usual: severity,
      isConfigured: false,
      configuration: RuleConfiguration(options: RuleOptions(rule: metadata.id)),
      globs: { _ in { _ in false } }
    )
  }

  /// The severity of a finding for which the rule states one of its own.
  ///
  /// Where the configuration sets a severity, it takes the place of the rule's usual one. A rule
  /// that softens a finding knows a reason, such as a parent language that covers a missing text;
  /// so the configuration can lower such a finding, but not raise it.
  package func severity(stated: Severity) -> Severity {
    guard isConfigured else { return stated }
    return stated >= usual ? severity : min(stated, severity)
  }

  /// Whether any findings are ignored; if not, there is no need to ask for each.
  package var ignoresSome: Bool { !ignoredKeys.isEmpty || !ignoredLocales.isEmpty }

  /// Whether a finding for a key or in a language is ignored.
  package func ignores(key: String?, locale: String?) -> Bool {
    if let key, ignoredKeys.matches(key) { return true }
    if let locale, ignoredLocales.matches(Self.foldedLocale(locale)) { return true }
    return false
  }

  /// A language, or a glob of some, with capitals and underscores folded.
  private static func foldedLocale(_ code: String) -> String {
    String(decoding: LocaleSpelling.fold(code), as: UTF8.self)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What is known about a rule before it runs.
package struct RuleMetadata: Sendable {
  /// Groups of rules, in the order in which they are listed.
  package enum Family: String, CaseIterable, Sendable {
    case file = "File"
    case coverage = "Coverage"
    case placeholders = "Placeholders"
    case plurals = "Plurals"
    case variations = "Variations"
    case text = "Text"
    case keys = "Keys"
    case code = "Code"
    case toasts = "Toasts"
  }

  /// How settled a rule is.
  package enum Stage: String, Sendable {
    case preview, stable, deprecated
  }

  /// The id: part of the stable surface.
  package let id: String
  package let family: Family
  /// What the rule flags, in at most 72 characters.
  package let summary: String
  /// The version of this project that brought the rule.
  package let since: String
  package let stage: Stage
  /// The severity unless a finding or the configuration says otherwise; `nil` for a rule that is
  /// off until the configuration or `--only` turns it on (at warning).
  package let severity: Severity?
  /// The best repair that any of its findings can have.
  package let fix: FixKind

  package init(
    id: String,
    family: Family,
    summary: String,
    severity: Severity?,
    fix: FixKind = .none,
    since: String = "0.1",
    stage: Stage = .stable
  ) {
    self.id = id
    self.family = family
    self.summary = summary
    self.severity = severity
    self.fix = fix
    self.since = since
    self.stage = stage
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

public import XCStrings

/// One thing that a rule found in a catalog.
public struct Finding: Hashable, Sendable {
  /// The id of the rule, such as `missing-plural-form`.
  public let rule: String
  /// How much it weighs.
  public let severity: Severity
  /// The path of the catalog as it was given.
  public let path: String
  /// The smallest token that the finding is about.
  public let location: SourceLocation
  /// The key, `nil` for what concerns a whole file or language.
  public let key: String?
  /// The language as the catalog spells it, `nil` for what concerns every language.
  public let locale: String?
  /// The form, such as `plural.few` or `substitutions.files.plural.one`; `nil` for a plain text.
  public let variation: String?
  /// What is wrong and what to do, in one sentence without a full stop at its end.
  public let message: String
  /// Whether it can be repaired without a person.
  public let fix: FixKind
  /// The same for the same finding wherever its line moves: a hash of rule, table, key, locale and
  /// variation, in hexadecimal.
  public let fingerprint: String

  package init(
    rule: String,
    severity: Severity,
    path: String,
    location: SourceLocation,
    key: String?,
    locale: String?,
    variation: String?,
    message: String,
    fix: FixKind,
    fingerprint: String
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.location = location
    self.key = key
    self.locale = locale
    self.variation = variation
    self.message = message
    self.fix = fix
    self.fingerprint = fingerprint
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

@testable import CatalogChecks

/// What is promised of each rule: part of the stable surface, so written down once more here and
/// not derived from the rules.
struct ContractRule {
  let id: String
  let family: RuleMetadata.Family
  /// `nil` for a rule that is off.
  let severity: Severity?
  let fix: FixKind

  static let all: [ContractRule] = [
    rule("invalid-json", .file, .error),
    rule("duplicate-member", .file, .error),
    rule("invalid-structure", .file, .error),
    rule("layout", .file, .warning, .safe),

    rule("missing-translation", .coverage, .error),
    rule("empty-translation", .coverage, .error),
    rule("untranslated", .coverage, .warning),
    rule("needs-review", .coverage, .info),
    rule("machine-translated", .coverage, nil),
    rule("stale-entry", .coverage, .warning, .unsafe),
    rule("missing-source-text", .coverage, .warning),
    rule("translation-of-untranslatable", .coverage, .info, .safe),
    rule("identical-to-source", .coverage, nil),
    rule("half-finished-locale", .coverage, .warning),
    rule("noncanonical-locale", .coverage, .warning),
    rule("missing-comment", .coverage, nil),

    rule("missing-key", .code, .error),
    rule("unused-key", .code, .warning),
    rule("specifier-mismatch", .code, .error),
    rule("non-literal-key", .code, .warning),
    rule("unlocalized-literal", .code, .info),

    rule("placeholder-type", .placeholders, .error, .unsafe),
    rule("placeholder-width", .placeholders, .warning, .unsafe),
    rule("missing-placeholder", .placeholders, .error, .unsafe),
    rule("extra-placeholder", .placeholders, .error),
    rule("placeholder-order", .placeholders, .error, .unsafe),
    rule("mixed-placeholders", .placeholders, .warning, .unsafe),
    rule("unpositioned-placeholders", .placeholders, .info, .safe),
    rule("invalid-placeholder", .placeholders, .error, .unsafe),
    rule("stray-percent", .placeholders, .error, .unsafe),
    rule("doubled-percent", .placeholders, .warning, .unsafe),
    rule("key-placeholder", .placeholders, .error),

    rule("missing-plural-form", .plurals, .error),
    rule("missing-other-form", .plurals, .error),
    rule("unused-plural-form", .plurals, .info, .unsafe),
    rule("plural-without-number", .plurals, .warning),
    rule("plural-shape", .plurals, .warning),

    rule("undefined-substitution", .variations, .error, .unsafe),
    rule("unused-substitution", .variations, .warning),
    rule("substitution-argument", .variations, .error),
    rule("arg-outside-substitution", .variations, .error, .unsafe),
    rule("missing-device-other", .variations, .warning),

    rule("edge-whitespace", .text, .warning, .safe),
    rule("newline-mismatch", .text, .warning, .unsafe),
    rule("end-punctuation", .text, nil),
    rule("wrong-script", .text, .warning),
    rule("invisible-character", .text, .warning, .unsafe),
    rule("unbalanced-bidi", .text, .warning),
    rule("markup-mismatch", .text, .warning),

    rule("twin-keys", .keys, .warning),
    rule("duplicate-source-text", .keys, nil),

    rule("toast-too-long", .toasts, .warning),
    rule("action-label-form", .toasts, .warning),
    rule("action-label-collision", .toasts, .warning),
    rule("unspeakable-text", .toasts, .warning),
  ]

  private static func rule(
    _ id: String,
    _ family: RuleMetadata.Family,
    _ severity: Severity?,
    _ fix: FixKind = .none
  ) -> ContractRule {
    ContractRule(id: id, family: family, severity: severity, fix: fix)
  }
}

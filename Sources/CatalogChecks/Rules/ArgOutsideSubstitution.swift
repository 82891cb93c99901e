// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// `%arg` belongs into the forms of a substitution only.
///
/// ## What it checks
/// Every text that is no form of a substitution for the token `%arg`. Keys that hold `%arg` come from
/// a tool and are the business of `twin-keys` and `key-placeholder`, and so are their texts.
///
/// ## Why it matters
/// Elsewhere the token stands for no argument: a formatter reads the number format `%a` and the
/// letters `rg`.
///
/// ## Example
/// Bad, the plural form of a plain text:
/// ```json
/// "value" : "%arg files"
/// ```
/// Good:
/// ```json
/// "value" : "%lld files"
/// ```
///
/// ## References
/// Apple, Localizing strings that contain plurals.
struct ArgOutsideSubstitution: TextRule {
  static let metadata = RuleMetadata(
    id: "arg-outside-substitution",
    family: .variations,
    summary: "%arg in a text that is no form of a substitution",
    severity: .error,
    fix: .unsafe
  )
  static let triggers: TextTriggers = .placeholder

  private static let token = ByteSearch("arg")

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    guard text.leaf.substitution < 0, text.traits.hasAny(.percent),
      text.document.withText(text.valueToken, Self.token.isIn)
    else { return }
    guard text.format.placeholders.contains(where: Self.isArgument) else { return }
    let key = text.keyFormat.placeholders
    guard !key.contains(where: Self.isArgument) else { return }
    let arguments = key.filter { $0.specifier != nil && $0.reading == .conversion }
    let only = arguments.count == 1 ? arguments.first : nil
    let message = Message.text(only?.text(position: nil), hasArguments: !arguments.isEmpty)
    findings.report(
      at: text.valueToken,
      message,
      fix: only == nil ? .none : .unsafe,
      repair: only.map { .text(text.valueToken, Self.edits(text.format, $0)) }
    )
  }

  /// Edits that write the placeholder of the key in the place of each `%arg`.
  private static func edits(_ format: FormatString, _ key: Placeholder) -> [TextEdit] {
    format.placeholders.filter(isArgument).map {
      TextEdit(range: $0.range, replacement: key.text(position: nil))
    }
  }

  /// Whether a placeholder is `%arg` and not the start of a word such as `%argument`.
  private static func isArgument(_ placeholder: Placeholder) -> Bool {
    placeholder.kind == .substitutionArgument && !placeholder.isFollowedByLetter
  }
}

private enum Message {
  static func text(_ placeholder: String?, hasArguments: Bool) -> String {
    "“%arg” stands for nothing outside the forms of a substitution; "
      + (placeholder.map { "write “\($0)”, the placeholder of the key" }
        ?? (hasArguments
          ? "write the placeholder that the key has for this argument"
          : "write the placeholder of the argument that is meant, such as “%lld”, or remove it"))
  }
}

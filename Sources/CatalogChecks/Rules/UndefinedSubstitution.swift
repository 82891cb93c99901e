// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// Every `%#@name@` in a text needs a substitution of that name in the same language.
///
/// ## What it checks
/// The tokens `%#@name@` and `%1$#@name@` of every text, those in the forms of substitutions
/// included, against the substitutions that the language declares for the key. They are declared for
/// each language by itself: that the source language has one does not help another.
///
/// ## Why it matters
/// Without its forms the app shows the token itself or stops.
///
/// ## Example
/// Bad, where only `files` is declared:
/// ```json
/// "value" : "%#@filez@ verschoben"
/// ```
/// Good:
/// ```json
/// "value" : "%#@files@ verschoben"
/// ```
///
/// ## References
/// SwiftGen/SwiftGen pull request 1124.
struct UndefinedSubstitution: TextRule {
  static let metadata = RuleMetadata(
    id: "undefined-substitution",
    family: .variations,
    summary: "A %#@name@ without a substitution of that name in the language",
    severity: .error,
    fix: .unsafe
  )
  static let triggers: TextTriggers = .placeholder

  private static let token = ByteSearch("#@")

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    guard text.traits.hasAny(.percent), text.document.withText(text.valueToken, Self.token.isIn)
    else { return }
    let used = SubstitutionNames.used(in: text.format)
    if used.isEmpty { return }
    let names = text.localization.substitutionNames
    var seen: Set<ExactText> = []
    let undefined = used.filter { !names.declares($0) && seen.insert(ExactText($0)).inserted }
    guard !undefined.isEmpty else { return }
    let near = undefined.map { names.nearest(to: $0) }
    let message = Message.text(undefined, near.first?.map { text.document.text($0) })
    let isFixable = near.allSatisfy { $0 != nil }
    findings.report(
      at: text.valueToken,
      message,
      fix: isFixable ? .unsafe : .none,
      repair: .text(text.valueToken, Self.edits(text, names))
    )
  }

  /// Edits that write the near name in the place of each that is not declared.
  private static func edits(_ text: TextContext, _ names: SubstitutionNames) -> [TextEdit] {
    text.format.placeholders.compactMap { placeholder in
      guard case .substitution(let name) = placeholder.kind, !names.declares(name),
        let near = names.nearest(to: name)
      else { return nil }
      let position = placeholder.position.map { "\($0)$" } ?? ""
      let token = "%\(position)#@\(text.document.text(near))@"
      return TextEdit(range: placeholder.range, replacement: token)
    }
  }
}

private enum Message {
  static func text(_ undefined: [String], _ near: String?) -> String {
    let tokens = MessageText.list(undefined.map { MessageText.quoted("%#@\($0)@") })
    let isOne = undefined.count == 1
    let remedy =
      isOne && near != nil
      ? "write the token of “\(near ?? "")”, which is declared"
      : "declare \(isOne ? "it" : "them") under substitutions or correct the name"
        + (isOne ? "" : "s")
    return "no \(isOne ? "substitution is" : "substitutions are") declared in this language for "
      + "\(tokens); \(remedy)"
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// A text that equals the source may have been forgotten.
///
/// ## What it checks
/// Texts of other languages that are, to the scalar, the text that they are compared with. The rule
/// is off unless a project asks for it, since most such texts are right. It is silent for one word
/// or less once placeholders and brands are taken out, for variants of the source language such as
/// en-GB beside en, and for texts in state `new`.
///
/// ## Why it matters
/// A tool or a person filled in the source text and called it translated.
///
/// ## Example
/// Bad, in German:
/// ```json
/// "value" : "Changes saved"
/// ```
/// Good:
/// ```json
/// "value" : "Änderungen gesichert"
/// ```
///
/// ## Options
/// - `brands`: a list of names that are the same in every language, such as
///   `["Inkwell", "Visual Studio"]`; none by default.
///
/// ## References
/// 19,908 of 132,580 texts in public catalogs equal the source, 15 in 100, and nearly all are right:
/// OK, Wi-Fi, names.
struct IdenticalToSource: TextRule, ConfigurableRule {
  static let metadata = RuleMetadata(
    id: "identical-to-source",
    family: .coverage,
    summary: "A text of several words equals the source text",
    severity: nil
  )

  static let triggers: TextTriggers = [.letter, .nonASCII, .escape]

  static let options = [
    RuleOption("brands", .texts, "Names that are the same in every language")
  ]

  /// Names that are the same in every language.
  let brands: [String]

  init() {
    self.init(brands: [])
  }

  init(brands: [String]) {
    self.brands = brands
  }

  init(options: RuleOptions) throws(RuleOptionError) {
    try options.expect(Self.optionNames)
    brands = try options.texts("brands") ?? []
  }

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    guard text.equalsReference, text.leaf.state != .new, !isVariantOfSource(text),
      hasSeveralWords(text)
    else { return }
    findings.report(at: text.valueToken, Self.message)
  }

  private func isVariantOfSource(_ text: TextContext) -> Bool {
    Self.language(text.locale.code) == Self.language(text.catalog.sourceLanguage)
  }

  /// The language subtag of a code.
  private static func language(_ code: String) -> String {
    String(code.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }

  private func hasSeveralWords(_ text: TextContext) -> Bool {
    var literals = text.document.withText(text.valueToken) { Self.literals(of: $0, text.format) }
    for brand in brands where !brand.isEmpty {
      literals = literals.replacing(brand, with: " ")
    }
    let words = literals.split(whereSeparator: \.isWhitespace).lazy
      .filter { $0.unicodeScalars.contains(where: \.properties.isAlphabetic) }
    return words.prefix(2).count > 1
  }

  /// The text with a blank in the place of each placeholder.
  private static func literals(of utf8: Span<UInt8>, _ format: FormatString) -> String {
    var literals = ""
    for segment in format.segments {
      if case .literal(let range) = segment {
        literals += String(copying: utf8.extracting(range))
      } else {
        literals += " "
      }
    }
    return literals
  }
}

extension IdenticalToSource {
  private static let message =
    "the same as the source text; translate it, or add the name to the option “brands”"
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// Whether the forms of a substitution touch what stands around their token.
struct SubstitutionGlue {
  /// Whether the token follows a visible character somewhere.
  private(set) var isGluedBefore = false
  /// Whether a visible character follows the token somewhere.
  private(set) var isGluedAfter = false

  /// Looks at the texts that use the substitution whose form a text is.
  init(_ text: TextContext) {
    guard text.leaf.substitution >= 0 else { return }
    let name = ExactText(text.document.text(text.leaf.substitution))
    self = text.localization.substitutionGlue[name] ?? SubstitutionGlue()
  }

  private init() {}

  /// How the texts of a localization join each substitution, by the names in the tokens.
  static func ofAll(in localization: LocalizationContext) -> [ExactText: SubstitutionGlue] {
    let document = localization.document
    var all: [ExactText: SubstitutionGlue] = [:]
    for leaf in localization.leaves where leaf.value >= 0 {
      guard document[leaf.value].traits.hasAny(.percent) else { continue }
      for placeholder in localization.format(leaf).placeholders {
        guard case .substitution(let name) = placeholder.kind else { continue }
        document.withText(leaf.value) { bytes in
          let start = placeholder.range.lowerBound
          let end = placeholder.range.upperBound
          let glue = ExactText(name)
          if start > 0, isVisible(bytes[start - 1]) {
            all[glue, default: .init()].isGluedBefore = true
          }
          if end < bytes.count, isVisible(bytes[end]) {
            all[glue, default: .init()].isGluedAfter = true
          }
        }
      }
    }
    return all
  }

  // The blanks that Unicode adds to ASCII's count as visible here: they are joined on purpose.
  private static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 }
}

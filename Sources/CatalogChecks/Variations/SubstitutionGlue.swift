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
    let document = text.document
    guard text.leaf.substitution >= 0 else { return }
    for leaf in text.localization.leaves where leaf.value >= 0 {
      guard document[leaf.value].traits.hasAny(.percent) else { continue }
      for placeholder in text.entry.format(leaf.value).placeholders {
        guard case .substitution(let name) = placeholder.kind,
          document.isText(text.leaf.substitution, name)
        else { continue }
        document.withText(leaf.value) { bytes in
          let start = placeholder.range.lowerBound
          let end = placeholder.range.upperBound
          if start > 0, Self.isVisible(bytes[start - 1]) { isGluedBefore = true }
          if end < bytes.count, Self.isVisible(bytes[end]) { isGluedAfter = true }
        }
      }
    }
  }

  // The blanks that Unicode adds to ASCII's count as visible here: they are joined on purpose.
  private static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 }
}

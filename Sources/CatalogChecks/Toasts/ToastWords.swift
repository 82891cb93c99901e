// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import SpokenText
internal import XCStrings

/// The words of toasts, with something in the place of each placeholder.
struct ToastWords {
  let catalog: CatalogContext

  /// A text as it could be shown.
  ///
  /// - Parameters:
  ///   - token: the text.
  ///   - argument: what stands in for each placeholder.
  ///   - substitution: what stands in for the token of a substitution.
  /// - Returns: the text with the placeholders replaced and `%%` resolved.
  func text(_ token: Int, argument: String, substitution: String? = nil) -> String {
    let document = catalog.document
    guard document[token].traits.hasAny(.percent) else { return document.text(token) }
    return document.withText(token) { utf8 in
      let format = FormatString(utf8: utf8)
      var text = ""
      for segment in format.segments {
        switch segment {
        case .literal(let range): text += String(copying: utf8.extracting(range))
        case .placeholder(let placeholder):
          text += placeholder.isSubstitution ? substitution ?? argument : argument
        default: text += "%"
        }
      }
      return text
    }
  }

  /// What there is to read of a key in a language: its longest form, with the longest form of each
  /// substitution in it.
  ///
  /// - Returns: the units and the text that was longest; `nil` where there is none.
  func longest(
    _ localization: EntryContent.Localization,
    of content: EntryContent,
    _ language: SpokenLanguage
  ) -> (units: ReadingUnits, leaf: Leaf)? {
    var best: (units: ReadingUnits, leaf: Leaf)?
    var parts: [(name: Int, units: ReadingUnits)] = []
    for leaf in content.leaves[localization.leaves]
    where leaf.value >= 0 && !leaf.isPhrase && leaf.state != .new {
      let shown = text(
        leaf.value,
        argument: Self.word,
        substitution: localization.hasSubstitutions ? " " : nil
      )
      let units = ReadingUnits(shown, language: language)
      if leaf.substitution < 0 {
        if best.map({ Self.isLonger(units, $0.units) }) ?? true { best = (units, leaf) }
      } else if let place = parts.firstIndex(where: { $0.name == leaf.substitution }) {
        if Self.isLonger(units, parts[place].units) { parts[place].units = units }
      } else {
        parts.append((leaf.substitution, units))
      }
    }
    for part in parts { best?.units += part.units }
    return best
  }

  private static func isLonger(_ a: ReadingUnits, _ b: ReadingUnits) -> Bool {
    a.spokenSeconds > b.spokenSeconds
  }

  /// A placeholder is one word.
  static let word = " 0 "
}

extension EntryContext {
  /// Whether the texts of the key are shown as toasts.
  var isToast: Bool {
    guard let toasts = catalog.toasts else { return false }
    return toasts.isWhole || toasts.keys.matches(key)
  }
}

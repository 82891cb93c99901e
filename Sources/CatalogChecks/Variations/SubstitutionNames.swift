// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// Which substitutions a localization declares and which of them its texts use.
struct SubstitutionNames {
  /// The tokens of the declared names, in the order of the file.
  let declared: [Int]
  private let document: JSONDocument

  init(_ localization: LocalizationContext) {
    let document = localization.document
    self.document = document
    declared = localization.substitutions.map { document.members(of: $0).map(\.name) } ?? []
  }

  /// Whether a substitution of this name is declared; compared by Unicode scalars.
  func declares(_ name: String) -> Bool {
    declared.contains { document.isText($0, name) }
  }

  /// The only declared name that a misspelt one can stand for, as a token.
  ///
  /// - Parameter name: a name that is not declared.
  /// - Returns: the token; `nil` where none or several are near. Near is one edit, in names of six
  ///   characters or more two, capitals and small letters being the same.
  func nearest(to name: String) -> Int? {
    let near = declared.filter { Self.isNear(document.text($0), name) }
    return near.count == 1 ? near.first : nil
  }

  /// The declared names that no text of the localization uses, as tokens.
  ///
  /// A token that is misspelt counts as use. One whose name is near to none stands for one of those
  /// that nothing uses, and `undefined-substitution` reports it; so does one that is malformed, for
  /// `invalid-placeholder`. A language without a text of its
  /// own is another rule's business.
  func unused(in localization: LocalizationContext) -> [Int] {
    var unused = declared
    var hasText = false
    var strangers: [String] = []
    var broken = 0
    for leaf in localization.leaves where leaf.value >= 0 {
      if leaf.substitution < 0, !TextContext.isBlank(document, leaf.value) { hasText = true }
      guard !unused.isEmpty, document[leaf.value].traits.hasAny(.percent) else { continue }
      let format = document.withText(leaf.value) { FormatString(utf8: $0) }
      broken = max(
        broken,
        format.invalidPlaceholders.count {
          $0.reason == .unterminatedSubstitution || $0.reason == .emptySubstitutionName
        }
      )
      for name in Self.used(in: format) {
        guard let meant = declares(name) ? name : nearest(to: name).map(document.text) else {
          // A name without an end has swallowed the token behind it.
          for stranger in name.split(separator: "%", omittingEmptySubsequences: false)
          where !strangers.contains(where: { $0.utf8.elementsEqual(stranger.utf8) }) {
            strangers.append(String(stranger))
          }
          continue
        }
        unused.removeAll { declared in
          let isOwn = leaf.substitution >= 0 && document.isSameText(leaf.substitution, declared)
          return !isOwn && document.isText(declared, meant)
        }
      }
    }
    return hasText ? Array(unused.dropFirst(strangers.count + broken)) : []
  }

  /// The names of the `%#@name@` tokens in a format string.
  static func used(in format: FormatString) -> [String] {
    format.placeholders.compactMap { placeholder in
      guard case .substitution(let name) = placeholder.kind else { return nil }
      return name
    }
  }

  private static func isNear(_ declared: String, _ typed: String) -> Bool {
    let a = Array(declared.lowercased().unicodeScalars)
    let b = Array(typed.lowercased().unicodeScalars)
    let limit = min(a.count, b.count) >= 6 ? 2 : 1
    return abs(a.count - b.count) <= limit && distance(a, b) <= limit
  }

  /// The edit distance after Levenshtein.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// Which substitutions a localization declares and which of them its texts use.
///
/// Names are compared by Unicode scalars.
final class SubstitutionNames {
  /// The tokens of the declared names, in the order of the file.
  let declared: [Int]
  private let document: JSONDocument
  /// Where each name stands among the declared ones; `nil` where a walk is faster.
  private let places: [ExactText: [Int]]?
  /// The declared names for looking up misspelt ones.
  private lazy var spellings = declared.map { NearSpelling(document.text($0)) }
  /// What misspelt names stand for.
  private var nearest: [ExactText: Int?] = [:]

  /// Up to how many names a walk over them is faster than a table.
  private static let few = 8

  init(_ localization: LocalizationContext) {
    let document = localization.document
    self.document = document
    let declared = localization.substitutions.map { document.members(of: $0).map(\.name) } ?? []
    self.declared = declared
    places =
      declared.count > Self.few
      ? Dictionary(grouping: declared.indices) { ExactText(document.text(declared[$0])) } : nil
  }

  /// Whether a substitution of this name is declared.
  func declares(_ name: String) -> Bool {
    places.map { $0[ExactText(name)] != nil } ?? declared.contains { document.isText($0, name) }
  }

  /// Where a name stands among the declared ones.
  private func forEachPlace(of name: String, _ body: (Int) -> Void) {
    if let places {
      places[ExactText(name)]?.forEach(body)
    } else {
      for place in declared.indices where document.isText(declared[place], name) { body(place) }
    }
  }

  /// The only declared name that a misspelt one can stand for, as a token.
  ///
  /// - Parameter name: a name that is not declared.
  /// - Returns: the token; `nil` where none or several are near. Near is one edit, in names of six
  ///   characters or more two, capitals and small letters being the same.
  func nearest(to name: String) -> Int? {
    if let known = nearest[ExactText(name)] { return known }
    let typed = NearSpelling(name)
    var only: Int?
    for (token, spelling) in zip(declared, spellings) where spelling.isNear(typed) {
      if only != nil {
        only = nil
        break
      }
      only = token
    }
    nearest[ExactText(name)] = .some(only)
    return only
  }

  /// The declared names that no text of the localization uses, as tokens.
  ///
  /// A token that is misspelt counts as use. One whose name is near to none stands for one of those
  /// that nothing uses, and `undefined-substitution` reports it; so does one that is malformed, for
  /// `invalid-placeholder`. A language without a text of its
  /// own is another rule's business.
  func unused(in localization: LocalizationContext) -> [Int] {
    var isUsed = [Bool](repeating: false, count: declared.count)
    var hasText = false
    var strangers: Set<ExactText> = []
    var broken = 0
    var left = declared.count
    for leaf in localization.leaves where leaf.value >= 0 {
      if leaf.substitution < 0, !TextContext.isBlank(document, leaf.value) { hasText = true }
      guard left > 0, document[leaf.value].traits.hasAny(.percent) else { continue }
      let format = localization.format(leaf)
      broken = max(
        broken,
        format.invalidPlaceholders.count {
          $0.reason == .unterminatedSubstitution || $0.reason == .emptySubstitutionName
        }
      )
      for name in Self.used(in: format) {
        guard let meant = declares(name) ? name : nearest(to: name).map(document.text) else {
          // A name without an end has swallowed the token behind it.
          for stranger in name.split(separator: "%", omittingEmptySubsequences: false) {
            strangers.insert(ExactText(String(stranger)))
          }
          continue
        }
        forEachPlace(of: meant) { place in
          let isOwn =
            leaf.substitution >= 0 && document.isSameText(leaf.substitution, declared[place])
          guard !isOwn, !isUsed[place] else { return }
          isUsed[place] = true
          left -= 1
        }
      }
    }
    guard hasText, left > 0 else { return [] }
    let unused = zip(declared, isUsed).filter { !$0.1 }.map(\.0)
    return Array(unused.dropFirst(strangers.count + broken))
  }

  /// The names of the `%#@name@` tokens in a format string.
  static func used(in format: FormatString) -> [String] {
    format.placeholders.compactMap { placeholder in
      guard case .substitution(let name) = placeholder.kind else { return nil }
      return name
    }
  }
}

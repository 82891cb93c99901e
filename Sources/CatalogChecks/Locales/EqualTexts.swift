// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Compares what a catalog says in two languages.
enum EqualTexts {
  /// Whether most of the keys that have both languages say the same in both, forms included.
  ///
  /// - Complexity: linear in the size of the catalog.
  static func areMost(
    _ first: CatalogLocale,
    _ second: CatalogLocale,
    _ catalog: CatalogContext
  )
    -> Bool
  {
    let document = catalog.document
    var both = 0
    var equal = 0
    for entry in catalog.entries where entry.isTranslatable {
      guard let object = document.member(.localizations, of: entry.key + 1),
        let a = document.member(first.code, of: object),
        let b = document.member(second.code, of: object)
      else { continue }
      both += 1
      if haveSameTexts(document, a, b) { equal += 1 }
    }
    return equal * 2 > both
  }

  /// Whether two localizations have the same shape and texts, whatever their states.
  private static func haveSameTexts(_ document: JSONDocument, _ a: Int, _ b: Int) -> Bool {
    let count = document.index(after: a) - a
    guard count == document.index(after: b) - b else { return false }
    var isState = false
    for offset in 0..<count {
      let (left, right) = (document[a + offset], document[b + offset])
      guard left.kind == right.kind else { return false }
      switch left.kind {
      case .name:
        guard document.isSameText(a + offset, b + offset) else { return false }
        isState = left.name == .state
        continue
      case .string where !isState:
        guard document.isSameText(a + offset, b + offset) else { return false }
      default: break
      }
      isState = false
    }
    return true
  }
}

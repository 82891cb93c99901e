// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Where in a catalog a member stands, as reports name it.
struct MemberPlace {
  /// What a member is.
  enum Level {
    /// A member of the file itself, or of something that is not a part of the format.
    case file
    /// A key with all its languages.
    case entry
    /// A member of an entry: a comment, a state, the localizations.
    case entryMember
    /// A language of an entry, or something in it.
    case localization
  }

  let level: Level
  /// The token of the key, -1 outside of entries.
  let key: Int
  /// The language.
  let locale: CatalogLocale?
  /// The path of the form.
  let variation: String?

  /// Finds the place of a token.
  ///
  /// - Complexity: logarithmic in the number of keys.
  init(of token: Int, in catalog: CatalogContext) {
    if let key = catalog.key(around: token) {
      self.init(of: token, inEntryOf: key, catalog)
      return
    }
    // In a second object of the name `strings`, or outside of all entries.
    let path = catalog.document.path(from: 0, to: token)
    let isInEntry = path.count > 1 && catalog.document[path[0]].name == .strings
    self.init(of: token, inEntryOf: isInEntry ? path[1] : -1, catalog)
  }

  /// Finds the place of a token in the entry of a key; -1 for a token outside of entries.
  init(of token: Int, inEntryOf key: Int, _ catalog: CatalogContext) {
    var path = TokenPath(catalog.document)
    self.init(of: token, inEntryOf: key, catalog, &path)
  }

  /// The same with the way to the token before, for many tokens in their order.
  init(of token: Int, inEntryOf key: Int, _ catalog: CatalogContext, _ path: inout TokenPath) {
    guard key >= 0, token != key else {
      self.init(level: key < 0 ? .file : .entry, key: key, locale: nil, variation: nil)
      return
    }
    let document = catalog.document
    let path = path.names(from: key + 1, to: token)
    guard path.count > 1, document[path[0]].name == .localizations else {
      self.init(level: .entryMember, key: key, locale: nil, variation: nil)
      return
    }
    self.init(
      level: .localization,
      key: key,
      locale: catalog.locale(named: path[1]),
      variation: VariationPath.text(document, path.dropFirst(2))
    )
  }

  private init(level: Level, key: Int, locale: CatalogLocale?, variation: String?) {
    self.level = level
    self.key = key
    self.locale = locale
    self.variation = variation
  }
}

extension JSONDocument {
  /// Whether two values are the same but for their layout, spellings of escapes aside.
  func isSameValue(_ a: Int, _ b: Int) -> Bool {
    let count = index(after: a) - a
    guard count == index(after: b) - b else { return false }
    return (0..<count).allSatisfy { offset in
      let (left, right) = (a + offset, b + offset)
      guard self[left].kind == self[right].kind else { return false }
      switch self[left].kind {
      case .string, .name: return isSameText(left, right)
      case .number: return bytes.equal(contentRange(left), contentRange(right))
      case .object, .array: return index(after: left) - left == index(after: right) - right
      case .true, .false, .null: return true
      }
    }
  }
}

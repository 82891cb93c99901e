// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What one walk over the catalog learns of each key before any rule looks at it.
struct EntryRecord: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Xcode no longer finds the key in code.
    static let stale = Flags(rawValue: 1 << 0)
    /// `shouldTranslate` is false.
    static let untranslatable = Flags(rawValue: 1 << 1)
    /// The empty key.
    static let emptyKey = Flags(rawValue: 1 << 2)
    /// The key stands twice, or something in the entry does: no finding may come from one copy.
    static let damaged = Flags(rawValue: 1 << 3)
    /// The source text has no letter: there is nothing to translate.
    static let letterless = Flags(rawValue: 1 << 4)
    /// The key looks like an identifier and not like a text.
    static let identifierLike = Flags(rawValue: 1 << 5)
    /// The source language has a text that is not blank.
    static let hasSourceText = Flags(rawValue: 1 << 6)
    /// The entry or its localizations are no object, so that nothing can be missing in them.
    static let malformed = Flags(rawValue: 1 << 7)

    /// What no rule looks at unless it says so.
    static let skipped: Flags = [.stale, .untranslatable, .emptyKey]
  }

  /// The token of the key.
  let key: Int
  let flags: Flags
  /// The places of its localizations in the catalog's contents.
  let localizations: Range<Int>

  /// Whether every required language should have text for the key.
  var isTranslatable: Bool {
    flags.isDisjoint(with: [.stale, .untranslatable, .emptyKey, .damaged, .letterless, .malformed])
  }
}

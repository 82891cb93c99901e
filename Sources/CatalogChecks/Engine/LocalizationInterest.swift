// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What makes a localization worth a rule's look.
struct LocalizationInterest: OptionSet, Sendable {
  let rawValue: UInt8

  /// It has substitutions.
  static let substitutions = LocalizationInterest(rawValue: 1 << 0)
  /// It has plural forms, or another language of the same key has.
  static let plurals = LocalizationInterest(rawValue: 1 << 1)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What one localization of an entry has.
  init(_ localization: EntryContent.Localization, in content: EntryContent) {
    self = localization.hasSubstitutions ? .substitutions : []
    if content.hasTables { formUnion(.plurals) }
  }
}

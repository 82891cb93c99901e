// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Several phrases for one key, as App Shortcuts have them.
public struct StringSet: Sendable {
  package let document: JSONDocument
  package let token: Int

  /// How far the translation has come.
  public var state: TranslationState? {
    document.string(.state, of: token).map(TranslationState.init(rawValue:))
  }

  /// The phrases in the order of the file.
  public var values: [String] {
    guard let values = document.member(.values, of: token) else { return [] }
    return document.elements(of: values).filter { document[$0].kind == .string }
      .map(document.text)
  }
}

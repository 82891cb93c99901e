// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One text with its state.
public struct StringUnit: Sendable {
  package let document: JSONDocument
  package let token: Int

  /// How far the translation has come; `nil` where the file does not say.
  public var state: TranslationState? {
    document.string(.state, of: token).map(TranslationState.init(rawValue:))
  }

  /// The text; `nil` where the file has none.
  public var value: String? { document.string(.value, of: token) }
}

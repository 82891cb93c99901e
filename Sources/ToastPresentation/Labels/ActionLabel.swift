// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

public import StringResolution

/// A built-in label: the name of an action, a word for a status, the name of a region.
///
/// In English, Japanese and Chinese in its written forms, from `Catalogs/ActionLabels.xcstrings`. A
/// catalog of the app that has the same key goes first, language by language.
public struct ActionLabel: Sendable, Hashable {
  /// The key in the catalog, such as `toast.action.undo`.
  public let key: String

  /// A label by its key.
  init(key: String) {
    self.key = key
  }

  /// The built-in label with a key, `nil` where there is none.
  public init?(named key: String) {
    guard let label = Self.all.first(where: { $0.key == key }) else { return nil }
    self = label
  }

  /// The label of an action by the action's id, such as `undo`.
  static func action(_ id: String) -> ActionLabel? {
    ActionLabel(named: "toast.action." + id)
  }

  /// The label and the language it is in.
  ///
  /// - Parameters:
  ///   - languages: Language tags, the most wanted first.
  ///   - bundles: The app's texts, which go before the built-in ones.
  /// - Returns: The text in the best language there is, English in the end.
  public func text(
    languages: [String],
    bundles: [LocalizationBundle] = []
  ) -> (text: String, language: String) {
    let found = ToastTexts(bundles).text(key, languages: languages)
    return (found.text, found.language)
  }
}

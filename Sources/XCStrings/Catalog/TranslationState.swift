// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How far the translation of a text has come: an open set, since newer versions add to it.
public struct TranslationState: RawRepresentable, Hashable, Sendable {
  /// The text in the file.
  public let rawValue: String

  /// Makes a state of the text in the file, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not translated yet; the value is a stand-in.
  public static let new = TranslationState(rawValue: "new")
  /// Translated.
  public static let translated = TranslationState(rawValue: "translated")
  /// A person should look at it.
  public static let needsReview = TranslationState(rawValue: "needs_review")
  /// Translated by a machine (format version 1.3).
  public static let machineTranslated = TranslationState(rawValue: "machine_translated")
}

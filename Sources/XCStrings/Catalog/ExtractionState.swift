// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How a key came into a catalog: an open set, since newer versions of Xcode add to it.
public struct ExtractionState: RawRepresentable, Hashable, Sendable {
  /// The text in the file.
  public let rawValue: String

  /// Makes a state of the text in the file, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Added by hand; Xcode never changes or removes the key.
  public static let manual = ExtractionState(rawValue: "manual")
  /// Found in code together with a default value.
  public static let extractedWithValue = ExtractionState(rawValue: "extracted_with_value")
  /// No longer found in code.
  public static let stale = ExtractionState(rawValue: "stale")
  /// Taken over from a `.strings` or `.stringsdict` file.
  public static let migrated = ExtractionState(rawValue: "migrated")
}

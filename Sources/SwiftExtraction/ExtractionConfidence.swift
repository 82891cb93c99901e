// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How sure it is that a text is a key that is looked up.
public enum ExtractionConfidence: String, Sendable, Comparable {
  /// An ambiguous overload, or an argument of unknown type.
  case possible
  /// A declaration of the project takes it.
  case likely
  /// An API of Foundation, SwiftUI or App Intents takes it, or its type is written.
  case sure

  private var rank: Int {
    switch self {
    case .possible: 0
    case .likely: 1
    case .sure: 2
    }
  }

  /// Whether the first is less sure.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

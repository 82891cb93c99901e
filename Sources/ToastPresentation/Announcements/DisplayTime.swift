// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

public import SpokenText

/// How long a toast is to be shown, and why.
public struct DisplayTime: Sendable, Hashable {
  /// Seconds; `nil` when the toast stays until somebody closes it.
  public var seconds: Double?
  /// What decided; `nil` where the caller did.
  public var reason: SpeechNote?
  /// Whether the caller's time is shorter than reading takes.
  public var isBelowReadingTime: Bool
  /// Seconds it takes to notice and read the toast, not rounded.
  public var reading: Double
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How long a toast is shown.
public enum ToastDuration: Sendable, Hashable {
  /// As long as reading it takes, see <doc:Announcements>.
  case automatic
  /// A time in seconds; what is negative or no number counts as `automatic`.
  case seconds(Double)
  /// Until somebody closes it.
  case indefinite

  /// The seconds that were asked for, when they make sense.
  var explicitSeconds: Double? {
    guard case .seconds(let seconds) = self, seconds >= 0, seconds.isFinite else { return nil }
    return seconds
  }
}

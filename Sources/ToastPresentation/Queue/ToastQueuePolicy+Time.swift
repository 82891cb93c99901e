// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText

extension ToastQueuePolicy {
  /// How long a toast is shown, in seconds; `nil` until somebody closes it.
  ///
  /// A running screen reader is a reason to pause and not looked at here.
  func time(of toast: Toast, reading: Double, options: AnnouncementOptions) -> Double? {
    let offersAction = !toast.actions.isEmpty || toast.offersLater
    if staysFor.contains(.error), toast.style == .error { return nil }
    if staysFor.contains(.action), offersAction { return nil }
    let minimum = usesHostMinimum ? options.hostMinimum : 0
    if usesOwnDuration {
      if toast.duration == .indefinite { return nil }
      if let seconds = toast.duration.explicitSeconds { return max(seconds, minimum) }
    }
    if staysFor.contains(.loading), toast.style == .loading { return nil }
    switch automaticTime {
    case .seconds(let seconds): return max(seconds, minimum)
    case .reading:
      if staysFor.contains(.longReading), reading > ReadingTime.longest { return nil }
      return max(ReadingTime.minimum, ReadingTime.roundedUp(reading), minimum)
    }
  }
}

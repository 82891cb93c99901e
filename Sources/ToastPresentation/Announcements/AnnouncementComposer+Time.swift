// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText

extension AnnouncementComposer {
  /// How long the toast is to be shown, by the preset `accessible`.
  mutating func displayTime(hasActions: Bool) -> DisplayTime {
    let time = DisplayTime.of(
      toast,
      reading: ReadingTime.seconds(units),
      hasActions: hasActions,
      options: announcer.options
    )
    if let reason = time.reason { notes.insert(reason) }
    if time.isBelowReadingTime { notes.insert(.durationBelowReadingTime) }
    return time
  }
}

extension DisplayTime {
  /// The display time of a toast.
  ///
  /// - Parameters:
  ///   - toast: The toast.
  ///   - reading: Seconds it takes to notice and read it.
  ///   - hasActions: Whether there is something to choose.
  ///   - options: What the host wants.
  /// - Returns: The time, and what decided about it.
  static func of(
    _ toast: Toast,
    reading: Double,
    hasActions: Bool,
    options: AnnouncementOptions
  ) -> DisplayTime {
    var time = DisplayTime(
      seconds: nil,
      reason: nil,
      isBelowReadingTime: false,
      reading: reading
    )
    let explicit = toast.duration.explicitSeconds
    if toast.style == .error {
      time.reason = .noTimeoutError
    } else if hasActions {
      time.reason = .noTimeoutAction
    } else if toast.style == .loading, explicit == nil {
      time.reason = .noTimeoutLoading
    } else if toast.duration == .indefinite {
      time.reason = nil
    } else if options.screenReader {
      time.reason = .noTimeoutScreenReader
    } else if let explicit {
      time.seconds = explicit
      time.isBelowReadingTime = explicit < reading
    } else if reading > ReadingTime.longest {
      time.reason = .noTimeoutReadingTime
    } else {
      let rounded = ReadingTime.roundedUp(reading)
      time.seconds = max(ReadingTime.minimum, rounded)
      time.reason = rounded > ReadingTime.minimum ? .readingTime : .minimum
    }
    if let seconds = time.seconds, options.hostMinimum > seconds {
      time.seconds = options.hostMinimum
      time.reason = .hostMinimum
      time.isBelowReadingTime = options.hostMinimum < reading
    }
    return time
  }
}

extension Toast {
  /// How the toast is said, derived from its style and origin.
  var speech: (politeness: Politeness, priority: AnnouncementPriority, interrupts: Bool) {
    if position != nil { return (.off, .low, false) }
    switch urgency {
    case .urgent: return (.assertive, .high, true)
    case .polite: return (.polite, .default, false)
    case nil: break
    }
    switch style {
    case .error: return (.assertive, .high, true)
    case .warning: return (.polite, .default, false)
    case .loading, .progress: return (.polite, .low, false)
    case .success, .info, .normal, .notification:
      return (.polite, origin == .background ? .low : .default, false)
    }
  }
}

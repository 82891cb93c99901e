// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What tells the presets of the queue apart, each difference one value.
///
/// Announcements are the same in all of them.
public struct ToastQueuePolicy: Sendable, Hashable {
  /// Where a newcomer goes.
  public enum Placement: Sendable, Hashable {
    /// In front of the others, which stay visible.
    case front
    /// Behind the others.
    case back
    /// In the place of the one on screen, which leaves.
    case replacing
  }

  /// What showing an id again means.
  public enum Identity: Sendable, Hashable {
    /// The toast changes where it is.
    case updatesInPlace
    /// The toast changes and comes to the front.
    case updatesAndRaises
    /// A second card with the same id.
    case alwaysNew
  }

  /// What an update does to the clock.
  public enum ClockOnUpdate: Sendable, Hashable {
    /// Full time when the text changed; else only the total changes.
    case restartsWhenTextChanges
    /// Nothing: the old total and the elapsed time stay.
    case keepsRunning
    /// Full time.
    case restarts
  }

  /// Whose clocks run.
  public enum Countdown: Sendable, Hashable {
    /// Everybody's.
    case everyToast
    /// Only that of the toast in front; the others will have their full time again.
    case frontToast
  }

  /// How long a toast of automatic duration is shown.
  public enum AutomaticTime: Sendable, Hashable {
    /// As long as reading takes.
    case reading
    /// A fixed time in seconds.
    case seconds(Double)
  }

  /// What keeps a toast open until somebody closes it.
  public enum StayReason: Sendable, Hashable {
    /// It reports an error.
    case error
    /// It offers an action.
    case action
    /// Work is going on (with an automatic duration).
    case loading
    /// Reading it takes more than ten seconds (with an automatic duration).
    case longReading
  }

  /// How far a reason to pause reaches.
  public enum PauseScope: Sendable, Hashable {
    /// The toast that it concerns.
    case toast
    /// All toasts.
    case everything
  }

  /// The edge of the screen that toasts stand at.
  public enum Edge: Sendable, Hashable {
    /// Above the content.
    case top
    /// Below the content.
    case bottom
  }

  /// The edge of the screen that toasts stand at, for the view.
  public var edge: Edge
  /// How much of the width a toast takes at most, for the view; `nil` leaves it to the content.
  public var widthFraction: Double?
  /// Whether toasts fade rather than slide for people who want less motion, for the view.
  public var fadesForReducedMotion: Bool
  /// Whether toasts with actions have a close button, for the view.
  public var addsCloseButtonToActions: Bool
  /// Where a newcomer goes.
  public var placement: Placement
  /// What showing an id again means.
  public var identity: Identity
  /// What an update does to the clock.
  public var clockOnUpdate: ClockOnUpdate
  /// Whose clocks run.
  public var countdown: Countdown
  /// How long a toast of automatic duration is shown.
  public var automaticTime: AutomaticTime
  /// Whether the toast's own duration counts.
  public var usesOwnDuration: Bool
  /// Whether the host's least time counts.
  public var usesHostMinimum: Bool
  /// What keeps a toast open.
  public var staysFor: Set<StayReason>
  /// What stops clocks, and how far it reaches.
  public var pauses: [PauseReason: PauseScope]
  /// Whether `AnnouncementOptions.maxVisible` counts.
  public var limitsVisible: Bool
  /// Whether equal toasts leave together when the time of one is up.
  public var closesEqualToasts: Bool
  /// Whether the escape gesture closes the toast in front.
  public var closesOnEscape: Bool
  /// Whether the action `later` puts a toast off until its page appears again.
  public var postpones: Bool
}

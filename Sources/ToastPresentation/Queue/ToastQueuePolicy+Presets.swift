// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension ToastQueuePolicy {
  /// The default: nothing that needs an answer disappears, and nothing disappears while somebody is
  /// at it or listening.
  public static let accessible = ToastQueuePolicy(
    edge: .bottom,
    widthFraction: nil,
    fadesForReducedMotion: true,
    addsCloseButtonToActions: true,
    placement: .front,
    identity: .updatesInPlace,
    clockOnUpdate: .restartsWhenTextChanges,
    countdown: .everyToast,
    automaticTime: .reading,
    usesOwnDuration: true,
    usesHostMinimum: true,
    staysFor: [.error, .action, .loading, .longReading],
    pauses: [
      .hover: .toast, .focus: .toast, .touch: .toast, .drag: .toast, .app: .everything,
      .screenReader: .everything,
    ],
    limitsVisible: true,
    closesEqualToasts: false,
    closesOnEscape: true,
    postpones: false
  )

  /// The rules of misteu/toast-messages as it documents them: all in order, two seconds each.
  public static let fifo = ToastQueuePolicy(
    edge: .bottom,
    widthFraction: nil,
    fadesForReducedMotion: false,
    addsCloseButtonToActions: false,
    placement: .back,
    identity: .alwaysNew,
    clockOnUpdate: .restarts,
    countdown: .everyToast,
    automaticTime: .seconds(2),
    usesOwnDuration: false,
    usesHostMinimum: false,
    staysFor: [],
    pauses: [:],
    limitsVisible: false,
    closesEqualToasts: true,
    closesOnEscape: false,
    postpones: false
  )

  /// The rules of FLXToast: one at a time, the newest replaces the one on screen.
  public static let single = ToastQueuePolicy(
    edge: .top,
    widthFraction: nil,
    fadesForReducedMotion: true,
    addsCloseButtonToActions: true,
    placement: .replacing,
    identity: .updatesInPlace,
    clockOnUpdate: .keepsRunning,
    countdown: .everyToast,
    automaticTime: .seconds(4),
    usesOwnDuration: true,
    usesHostMinimum: false,
    staysFor: [.action],
    pauses: [.hover: .toast, .drag: .toast, .app: .everything, .screenReader: .everything],
    limitsVisible: false,
    closesEqualToasts: false,
    closesOnEscape: true,
    postpones: false
  )

  /// The rules of ToastKit: a stack of cards of which only the one in front counts down.
  public static let stack = ToastQueuePolicy(
    edge: .bottom,
    widthFraction: 0.6,
    fadesForReducedMotion: true,
    addsCloseButtonToActions: false,
    placement: .front,
    identity: .updatesAndRaises,
    clockOnUpdate: .restarts,
    countdown: .frontToast,
    automaticTime: .seconds(4),
    usesOwnDuration: true,
    usesHostMinimum: false,
    staysFor: [],
    pauses: [.touch: .everything, .app: .everything],
    limitsVisible: false,
    closesEqualToasts: false,
    closesOnEscape: false,
    postpones: true
  )

  /// The presets by name.
  public static let presets: [(name: String, policy: ToastQueuePolicy)] = [
    ("accessible", .accessible), ("fifo", .fifo), ("single", .single), ("stack", .stack),
  ]
}

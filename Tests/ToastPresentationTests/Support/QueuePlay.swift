// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ToastPresentation

/// Plays events on a queue and writes down what it does, a line each: "2.5 paused a touch".
struct QueuePlay {
  private(set) var state: ToastQueueState
  /// What became of toasts.
  private(set) var timeline: [String] = []
  /// What was said: "0 Saved", with "!" when it interrupts and "(2)" when it is repeated.
  private(set) var said: [String] = []

  init(
    _ policy: ToastQueuePolicy,
    languages: [String] = ["en"],
    speechSeconds: Double? = 2,
    _ change: (inout AnnouncementOptions) -> Void = { _ in }
  ) {
    var options = AnnouncementOptions()
    change(&options)
    state = ToastQueueState(
      policy: policy,
      voice: Announcer(languages: languages, options: options),
      options: options,
      speechSeconds: speechSeconds
    )
  }

  mutating func at(_ seconds: Double, _ events: ToastQueueEvent...) {
    for event in events { note(state.send(event, at: .milliseconds(Int(seconds * 1000)))) }
  }

  /// Lets time pass up to a moment, by default until nothing is left to do.
  mutating func pass(to seconds: Double = 1000) {
    let end = Duration.milliseconds(Int(seconds * 1000))
    while let next = state.nextDeadline, next <= end { note(state.advance(to: next)) }
    note(state.advance(to: end))
  }

  private mutating func note(_ changes: [ToastQueueChange]) {
    for change in changes {
      let time = Self.text(change.time)
      let id = change.toastID
      switch change.kind {
      case .announced(let announcement, let attempt):
        let marks = (announcement.interrupts ? " !" : "") + (attempt == 2 ? " (2)" : "")
        said.append("\(time) \(announcement.text)\(marks)")
      case .shown: timeline.append("\(time) shown \(id)")
      case .updated: timeline.append("\(time) updated \(id)")
      case .covered: timeline.append("\(time) covered \(id)")
      case .raised: timeline.append("\(time) raised \(id)")
      case .paused(let reason): timeline.append("\(time) paused \(id) \(reason.rawValue)")
      case .resumed(let reason): timeline.append("\(time) resumed \(id) \(reason.rawValue)")
      case .dismissed(let reason): timeline.append("\(time) dismissed \(id) \(reason.rawValue)")
      case .postponed: timeline.append("\(time) postponed \(id)")
      case .acted(let action, let succeeded):
        timeline.append("\(time) acted \(id) \(action)\(succeeded ? "" : " failed")")
      case .announcementDropped(let reason):
        timeline.append("\(time) dropped \(id) \(reason.rawValue)")
      }
    }
  }

  private static func text(_ time: Duration) -> String {
    let milliseconds = time / .milliseconds(1)
    let seconds = milliseconds / 1000
    return seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
  }
}

extension Toast {
  /// A toast whose title is its id unless one is given.
  static func test(
    _ id: String,
    _ title: String? = nil,
    style: ToastStyle = .normal,
    seconds: Double? = nil,
    actions: [ToastAction] = []
  ) -> Toast {
    Toast(
      id: id,
      style: style,
      title: .literal(title ?? id),
      actions: actions,
      duration: seconds.map { .seconds($0) } ?? .automatic
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ToastPresentation

/// What can happen in an exploration: three toasts in eight versions, and all kinds of events.
enum ExplorationSteps {
  /// A version of one of the three toasts, with what the documentation says of it.
  struct Version {
    let toast: Toast
    /// What is said of it.
    let text: String
    let isError: Bool
    /// Seconds it is shown in the presets accessible, fifo, single and stack; `nil` for no end.
    let seconds: [Double?]
  }

  static let versions: [Version] = [
    version(0, .test("a", "Saved", seconds: 2), "Saved", [2, 2, 2, 2]),
    version(1, .test("b", "Failed", style: .error), "Error: Failed", [nil, 2, 4, 4]),
    version(
      2,
      .test(
        "c",
        "Photo",
        actions: [ToastAction(.later), ToastAction(.archive, confirmation: "Done")]
      ),
      "Photo. Later and Archive available",
      [nil, 2, nil, 4]
    ),
    version(
      3,
      .test("a", "Saved again", seconds: 5, actions: [ToastAction(.later)]),
      "Saved again. Later available",
      [nil, 2, nil, 5]
    ),
    version(4, .test("b", "Solved", style: .success), "Solved", [4, 2, 4, 4]),
    // Others say the same as these.
    version(5, .test("c", "Saved", seconds: 3), "Saved", [3, 2, 3, 3]),
    version(6, .test("a", "Failed", style: .error), "Error: Failed", [nil, 2, 4, 4]),
    // Nothing new to hear.
    version(7, .test("a", "Saved", seconds: 9), "Saved", [9, 2, 9, 9]),
  ]

  private static func version(
    _ number: Int,
    _ toast: Toast,
    _ text: String,
    _ seconds: [Double?]
  ) -> Version {
    var toast = toast
    // Tells the versions apart for the voice.
    toast.icon = String(number)
    return Version(toast: toast, text: text, isError: toast.style == .error, seconds: seconds)
  }

  static let confirmation = "Done"
  static let postponement = "Postponed"
  static let failure = "Failed: Archive"

  /// One thing that can happen.
  enum Step {
    /// A version is shown, or updates its toast.
    case show(Int, isUpdate: Bool)
    case event(ToastQueueEvent)
    case wait(Duration)
    case toDeadline
    /// The clock goes back for one event.
    case backwards(Int)
  }

  static let steps: [(name: String, step: Step)] =
    [
      ("show a", .show(0, isUpdate: false)), ("show b", .show(1, isUpdate: false)),
      ("show c", .show(2, isUpdate: false)), ("update a", .show(3, isUpdate: true)),
      ("update b", .show(4, isUpdate: true)), ("replace c", .show(5, isUpdate: false)),
      ("update a to an error", .show(6, isUpdate: true)),
      ("update a quietly", .show(7, isUpdate: true)),
      ("dismiss a", .event(.dismiss("a"))), ("dismiss b", .event(.dismiss("b"))),
      ("dismiss c", .event(.dismiss("c"))), ("escape", .event(.escape)),
      ("later a", .event(.act("a", action: "later", succeeds: true))),
      ("later c", .event(.act("c", action: "later", succeeds: true))),
      ("archive c", .event(.act("c", action: "archive", succeeds: true))),
      ("archive c fails", .event(.act("c", action: "archive", succeeds: false))),
      ("tap a", .event(.act("a", action: nil, succeeds: true))),
    ]
    + PauseReason.allCases.flatMap { reason in
      let id = reason == .app || reason == .screenReader ? nil : "a"
      return [
        ("\(reason) begins", Step.event(.pauseBegan(reason, id))),
        ("\(reason) ends", .event(.pauseEnded(reason, id))),
      ]
    } + [
      ("page x appears", .event(.pageAppeared("x"))),
      ("page y appears", .event(.pageAppeared("y"))),
      ("page x disappears", .event(.pageDisappeared("x"))),
      ("speech ends", .event(.announcementFinished(toast: nil, success: true))),
      ("speech is cut", .event(.announcementFinished(toast: nil, success: false))),
      ("speech of a is cut", .event(.announcementFinished(toast: "a", success: false))),
      ("wait 0.1", .wait(.milliseconds(100))), ("wait 3", .wait(.seconds(3))),
      ("wait 50", .wait(.seconds(50))), ("wait for the deadline", .toDeadline),
      ("show a at a time before", .backwards(0)),
    ]

  /// Words that were put together once, so that the queue's own work is what takes the time.
  struct Voice: ToastVoice {
    private let announcements: [Announcement]
    private let updates: [Announcement]
    private let done: Announcement?
    private let postponed: Announcement?
    private let failed: Announcement

    init() {
      let announcer = Announcer(languages: ["en"])
      announcements = versions.map { announcer.announcement(for: $0.toast) }
      updates = versions.map { announcer.announcement(for: $0.toast, kind: .updated) }
      let action = ToastAction(.archive, confirmation: "Done")
      let owner = versions[2].toast
      done = announcer.confirmation(of: action, in: owner)
      postponed = announcer.confirmation(of: ToastAction(.later), in: owner, isPostponed: true)
      failed = announcer.failure(of: action, in: owner)
    }

    func announcement(
      for toast: Toast,
      kind: Announcement.Kind,
      waiting: Int
    ) -> Announcement {
      let number = Int((toast.icon?.utf8.first ?? 0x30) - 0x30)
      return kind == .updated ? updates[number] : announcements[number]
    }

    func confirmation(
      of action: ToastAction,
      in toast: Toast,
      isPostponed: Bool
    ) -> Announcement? {
      guard isPostponed else { return action.confirmation == nil ? nil : done }
      var announcement = postponed
      announcement?.toastID = toast.id
      return announcement
    }

    func failure(of action: ToastAction, in toast: Toast) -> Announcement { failed }
  }
}

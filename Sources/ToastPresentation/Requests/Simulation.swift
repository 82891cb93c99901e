// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import StringResolution

/// Plays a scenario on a virtual clock.
package enum Simulation {
  /// What a run said and did, as `simulate` prints it.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - bundles: The app's texts.
  /// - Returns: An object with announcements and timeline.
  package static func value(
    _ run: Scenario.Run,
    bundles: [LocalizationBundle]
  ) -> JSONValue {
    var announced: [JSONValue] = []
    var timeline: [JSONValue] = []
    for change in changes(run, bundles: bundles) {
      let head: [(String, JSONValue)] = [("at", .number(seconds(change.time)))]
      if case .announced(let announcement, let attempt) = change.kind {
        announced.append(
          .object(
            head + JSONRenderer.members(announcement) + [
              ("toast", .string(change.toastID)),
              ("kind", .string(announcement.kind.rawValue)),
              ("attempt", .integer(attempt)),
            ]
          )
        )
      } else {
        timeline.append(.object(head + entry(change)))
      }
    }
    return .object([("announcements", .array(announced)), ("timeline", .array(timeline))])
  }

  /// What a run did, to the end of the last clock and speech.
  package static func changes(
    _ run: Scenario.Run,
    bundles: [LocalizationBundle]
  ) -> [ToastQueueChange] {
    let announcer = Announcer(
      languages: run.languages,
      bundles: bundles,
      options: run.options
    )
    var state = ToastQueueState(
      policy: run.policy,
      voice: announcer,
      options: run.options,
      speechSeconds: run.speechSeconds
    )
    var changes: [ToastQueueChange] = []
    for (time, event) in run.events { changes += state.send(event, at: time) }
    while let next = state.nextDeadline { changes += state.advance(to: next) }
    return changes
  }

  private static func entry(_ change: ToastQueueChange) -> [(String, JSONValue)] {
    let (event, reason) = names(change.kind)
    var members: [(String, JSONValue)] = [
      ("event", .string(event)), ("toast", .string(change.toastID)),
    ]
    if let reason { members.append(("reason", .string(reason))) }
    if case .acted(let action, let succeeded) = change.kind {
      members.append(("action", .string(action)))
      if !succeeded { members.append(("succeeded", .bool(false))) }
    }
    return members
  }

  private static func names(_ kind: ToastQueueChange.Kind) -> (String, String?) {
    switch kind {
    case .shown: ("shown", nil)
    case .updated: ("updated", nil)
    case .covered: ("covered", nil)
    case .raised: ("raised", nil)
    case .paused(let reason): ("paused", reason.rawValue)
    case .resumed(let reason): ("resumed", reason.rawValue)
    case .dismissed(let reason): ("dismissed", reason.rawValue)
    case .postponed: ("postponed", nil)
    case .acted: ("acted", nil)
    case .announced: ("announced", nil)
    case .announcementDropped(let reason): ("announcementDropped", reason.rawValue)
    }
  }

  private static func seconds(_ duration: Duration) -> Double {
    QueueTime(duration).seconds
  }
}

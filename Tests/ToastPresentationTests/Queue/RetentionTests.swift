// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Synchronization
import TestSupport
import Testing
import ToastPresentation

/// What a queue holds on to after very many toasts: no more than after a few.
///
/// Counts what is held rather than the memory of the process. `TOASTSTRINGS_EXPLORE` is the number of
/// toasts, 20,000 by default.
@Suite("Retention")
struct RetentionTests {
  /// Counts how many of it are alive.
  private final class Witness: Sendable {
    static let alive = Atomic(0)

    init() { Self.alive.add(1, ordering: .relaxed) }
    deinit { Self.alive.subtract(1, ordering: .relaxed) }
  }

  static let count = max(ExplorationTests.count, 20_000)

  @Test("a queue holds what is on screen, and nothing of what has gone")
  func queue() async {
    let queue = ToastQueue(
      policy: .accessible,
      announcer: Announcer(languages: ["en"]),
      clock: ManualClock()
    )
    for number in 0..<Self.count {
      let witness = Witness()
      var toast = Toast.test("\(number)", actions: [ToastAction(.undo)])
      toast.style = number % 3 == 0 ? .error : .info
      queue.show(toast) { _ in withExtendedLifetime(witness) {} }
      if number >= 10 {
        let old = "\(number - 10)"
        if number % 2 == 0 {
          queue.send(.dismiss(old))
        } else {
          await queue.act(old, action: "undo")
        }
      }
    }
    #expect(queue.visibleToasts.count == 10)
    #expect(Witness.alive.load(ordering: .relaxed) == 10)
  }

  @Test("a state keeps its size", arguments: ToastQueuePolicy.presets.map(\.name), [true, false])
  func state(_ preset: String, _ screenReader: Bool) throws {
    let policy = try #require(ToastQueuePolicy.presets.first { $0.name == preset }).policy
    var options = AnnouncementOptions()
    options.screenReader = screenReader
    options.maxVisible = 5
    var state = ToastQueueState(
      policy: policy,
      voice: Announcer(languages: ["en"], options: options),
      options: options,
      speechSeconds: 0.5
    )
    var random = SeededGenerator(seed: 5)
    var early = 0
    var late = 0
    let rounds = Self.count / 8
    for number in 0..<rounds {
      let time = Duration.milliseconds(200 * number)
      let id = "\(number)"
      var toast = Toast.test(id, "Toast \(number % 7)", seconds: 2)
      toast.actions = number % 5 == 0 ? [ToastAction(.later)] : []
      toast.style = number % 11 == 0 ? .error : .normal
      _ = state.send(.show(toast), at: time)
      let old = "\(number - Int.random(in: 1...12, using: &random))"
      switch number % 4 {
      case 0: _ = state.send(.act(old, action: "later", succeeds: true), at: time)
      case 1: _ = state.send(.announcementFinished(toast: nil, success: false), at: time)
      case 2: _ = state.send(.update(.test("\(number - 1)", "new", seconds: 1)), at: time)
      default: break
      }
      if number >= 40 { _ = state.send(.dismiss("\(number - 40)"), at: time) }
      if number % 50 == 49 { _ = state.send(.pageAppeared(nil), at: time) }
      if number < rounds / 10 { early = max(early, state.heldCount) }
      if number > rounds * 9 / 10 { late = max(late, state.heldCount) }
    }
    #expect(late <= early * 2, "held \(early) things at first, \(late) at the end")
  }
}

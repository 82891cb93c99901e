// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing
import ToastPresentation

/// Runs the queue through all short and many long sequences of events and holds it to its laws.
///
/// `TOASTSTRINGS_EXPLORE` sets how far: the number of random sequences of length 30. From a million on
/// all sequences of length 4 are tried, else of length 2. Default 2,000; meant for
/// `TOASTSTRINGS_EXPLORE=1000000 swift test -c release --filter ExplorationTests`.
@Suite("Exploration")
struct ExplorationTests {
  static let count =
    ProcessInfo.processInfo.environment["TOASTSTRINGS_EXPLORE"].flatMap(Int.init) ?? 2_000

  /// The presets by place, so that a failure names one.
  static let presets = ToastQueuePolicy.presets.map(\.name)

  @Test("all short sequences", arguments: presets)
  func exhaustive(_ preset: String) throws {
    let policy = try #require(ToastQueuePolicy.presets.first { $0.name == preset }).policy
    for screenReader in [true, false] {
      let model = QueueModel(policy, screenReader: screenReader)
      explore(model, depth: Self.count >= 1_000_000 ? 4 : 2, [])
    }
  }

  private func explore(_ model: QueueModel, depth: Int, _ path: [Int]) {
    guard depth > 0 else {
      var end = model
      end.finish()
      check(end, path)
      return
    }
    for step in QueueModel.steps.indices {
      var next = model
      next.take(step)
      guard check(next, path + [step]) else { return }
      explore(next, depth: depth - 1, path + [step])
    }
  }

  @Test("random sequences of length 30", arguments: presets)
  func random(_ preset: String) throws {
    let policy = try #require(ToastQueuePolicy.presets.first { $0.name == preset }).policy
    var random = SeededGenerator(seed: 30)
    let start = [true, false].map { QueueModel(policy, screenReader: $0) }
    for number in 0..<Self.count / Self.presets.count {
      var model = start[number & 1]
      var path: [Int] = []
      path.reserveCapacity(30)
      for _ in 0..<30 {
        let step = Int(truncatingIfNeeded: random.next() >> 33) % QueueModel.steps.count
        path.append(step)
        model.take(step)
      }
      model.finish()
      guard check(model, path) else { return }
    }
  }

  @discardableResult
  private func check(_ model: QueueModel, _ path: [Int]) -> Bool {
    guard let fault = model.fault else { return true }
    let events = path.map { QueueModel.steps[$0].name }.joined(separator: ", ")
    Issue.record("\(fault) after \(events)")
    return false
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing
import ToastPresentation

/// Runs the queue through all short and many long sequences of events beside a second account of the
/// documentation: `ListOracle` for toasts and clocks, `SpeechLedger` for what is said.
///
/// `TOASTSTRINGS_EXPLORE` sets how far: the number of random sequences of length 30. From a million on
/// all sequences of up to four events are tried, else of up to two. Default 2,000; meant for
/// `TOASTSTRINGS_EXPLORE=1000000 swift test -c release --filter ExplorationTests`.
@Suite("Exploration")
struct ExplorationTests {
  static let count =
    ProcessInfo.processInfo.environment["TOASTSTRINGS_EXPLORE"].flatMap(Int.init) ?? 2_000

  /// A preset with what else is set up.
  struct Variant: CustomTestStringConvertible {
    let preset: String
    let screenReader: Bool
    var maxVisible: Int?

    var testDescription: String {
      preset + (screenReader ? " with a screen reader" : "")
        + (maxVisible.map { ", at most \($0)" } ?? "")
    }
  }

  static let variants =
    ["accessible", "fifo", "single", "stack"].flatMap { preset in
      [true, false].map { Variant(preset: preset, screenReader: $0) }
    } + [true, false].map { Variant(preset: "accessible", screenReader: $0, maxVisible: 1) }

  private func model(_ variant: Variant, speech: Double) throws -> QueueModel {
    let setup = QueueModel.Setup(
      preset: variant.preset,
      screenReader: variant.screenReader,
      speech: speech,
      maxVisible: variant.maxVisible
    )
    return try #require(QueueModel(setup))
  }

  @Test("all short sequences", arguments: variants)
  func exhaustive(_ variant: Variant) throws {
    var path: [Int] = []
    _ = explore(
      try model(variant, speech: 1.5),
      depth: Self.count >= 1_000_000 ? 4 : 2,
      &path
    )
  }

  private func explore(_ model: QueueModel, depth: Int, _ path: inout [Int]) -> Bool {
    var end = model
    end.finish()
    guard check(end, path) else { return false }
    guard depth > 0 else { return true }
    for step in ExplorationSteps.steps.indices {
      var next = model
      next.take(step)
      path.append(step)
      guard check(next, path), explore(next, depth: depth - 1, &path) else { return false }
      path.removeLast()
    }
    return true
  }

  @Test("random sequences of length 30", arguments: variants)
  func random(_ variant: Variant) throws {
    var random = SeededGenerator(seed: 30)
    // Where speech takes long, announcements wait until they expire.
    let start = try [1.5, 30].map { try model(variant, speech: $0) }
    for number in 0..<Self.count / Self.variants.count {
      var model = start[number & 1]
      var path: [Int] = []
      path.reserveCapacity(30)
      for _ in 0..<30 {
        let step = Int(truncatingIfNeeded: random.next() >> 33) % ExplorationSteps.steps.count
        path.append(step)
        model.take(step)
      }
      model.finish()
      guard check(model, path) else { return }
    }
  }

  /// Sequences in which the queue and the account of it once differed.
  static let foundSequences = [
    // Something of a toast is to be repeated when other words of it expire with a twin.
    """
    update a, speech of a is cut, show b, show c, update a quietly, wait 3, update a quietly, \
    replace c
    """
  ]

  @Test("sequences that were found", arguments: foundSequences, variants)
  func found(_ sequence: String, _ variant: Variant) throws {
    for speech in [1.5, 30] {
      var model = try model(variant, speech: speech)
      var path: [Int] = []
      for name in sequence.split(separator: ", ") {
        let step = ExplorationSteps.steps.firstIndex { $0.name == name }
        path.append(try #require(step, "\(name)"))
        model.take(path[path.count - 1])
      }
      model.finish()
      _ = check(model, path)
    }
  }

  private func check(_ model: QueueModel, _ path: [Int]) -> Bool {
    guard let fault = model.fault else { return true }
    let events = path.map { ExplorationSteps.steps[$0].name }.joined(separator: ", ")
    Issue.record("\(fault) after \(events)")
    return false
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing
import ToastPresentation

/// Hundreds of toasts at once, of all degrees of urgency, many with the same words and many with an id
/// that was used before, beside the same account of what must be said as in the exploration.
@Suite("Crowds")
struct CrowdTests {
  @Test(
    "what must be said of hundreds of toasts is said in turn",
    arguments: [0.5, 1.5, 20],
    [nil, 1, 3]
  )
  func crowd(_ speech: Double, _ foldPending: Int?) {
    for (seed, policy) in [(77, ToastQueuePolicy.accessible), (78, .stack)] {
      var random = SeededGenerator(seed: UInt64(seed))
      var crowd = Crowd(policy, speech: speech, foldPending: foldPending)
      for number in 0..<2_500 {
        // A hundred at once now and then.
        if number % 500 > 100 { crowd.pass(Int64.random(in: 0...200_000_000, using: &random)) }
        step(number, &crowd, &random)
        guard crowd.ledger.fault == nil else { break }
      }
      crowd.finish()
      #expect(crowd.ledger.fault == nil)
      #expect(crowd.ledger.openCount == 0 && crowd.state.waitingAnnouncements == 0)
      #expect(crowd.mostWaiting > 30)
      #expect((crowd.summaries > 0) == (foldPending != nil))
    }
  }

  private func step(_ number: Int, _ crowd: inout Crowd, _ random: inout SeededGenerator) {
    var kind = Crowd.Content.Kind.normal
    if Bool.random(using: &random) {
      kind = Crowd.Content.Kind.allCases.randomElement(using: &random) ?? .normal
    }
    let content = Crowd.Content(text: "\(Int.random(in: 0..<60, using: &random))", kind: kind)
    let some = crowd.cards.indices.randomElement(using: &random)
    switch (Int.random(in: 0..<20, using: &random), some) {
    case (0...1, let some?): crowd.dismiss(some)
    case (2...4, let some?): crowd.show(crowd.cards[some].id, content)
    case (5, _): crowd.finished(nil, success: false)
    case (6, let some?): crowd.finished(crowd.cards[some].id, success: false)
    case (7...8, _): crowd.finished(nil, success: true)
    case (9, let some?): crowd.archive(some, succeeds: Bool.random(using: &random))
    case (10, let some?): crowd.postpone(some)
    case (11, _): crowd.showPage()
    // Ids that come again and again.
    case (12...14, _): crowd.show("r\(Int.random(in: 0..<30, using: &random))", content)
    default: crowd.show("\(number)", content)
    }
  }
}

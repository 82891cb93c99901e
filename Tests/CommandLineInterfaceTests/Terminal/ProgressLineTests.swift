// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Synchronization
import Testing

/// A clock that stands until it is moved.
private final class HeldClock: Sendable {
  private let time = Mutex(ContinuousClock.now)

  var now: ContinuousClock.Instant { time.withLock { $0 } }

  func advance(_ milliseconds: Int) {
    time.withLock { $0 = $0.advanced(by: .milliseconds(milliseconds)) }
  }
}

@Suite struct ProgressLineTests {
  @Test func appearsAfterASecondAndIsErased() {
    let sink = MemorySink()
    let clock = HeldClock()
    let progress = ProgressLine(sink: sink, columns: 10, isEnabled: true, now: { clock.now })
    progress.update("one")
    clock.advance(999)
    progress.update("two")
    #expect(sink.text == "")
    clock.advance(1)
    progress.update("three")
    clock.advance(99)
    progress.update("four")
    clock.advance(1)
    progress.update("a longer\nline")
    progress.hide()
    progress.hide()
    progress.update("漢字漢字漢字")
    progress.finish()
    progress.update("six")
    let erase = "\r\u{1B}[K"
    #expect(
      sink.text == "\rthree\u{1B}[K" + "\ra longer\\\u{1B}[K" + erase + "\r漢字漢字\u{1B}[K" + erase
    )
  }

  @Test func nothingOffATerminal() {
    let sink = MemorySink()
    let clock = HeldClock()
    let progress = ProgressLine(sink: sink, columns: 80, isEnabled: false, now: { clock.now })
    progress.update("one")
    clock.advance(5000)
    progress.update("two")
    progress.finish()
    #expect(sink.text == "")
  }
}

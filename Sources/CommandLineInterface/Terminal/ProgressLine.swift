// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Synchronization

/// One line on standard error that tells how far long work has come.
///
/// It appears when the work has lasted a second and only on a terminal that can redraw a line, is
/// written ten times a second at most, and is erased before anything else is printed and at the
/// end. Safe to update from several threads.
package final class ProgressLine: Sendable {
  private struct State {
    var start: ContinuousClock.Instant?
    var lastDrawn: ContinuousClock.Instant?
    var isShown = false
  }

  /// How long work may last in silence.
  package static let delay = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)

  private let sink: any ByteSink
  private let columns: Int
  private let isEnabled: Bool
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state = Mutex(State())

  package init(
    sink: any ByteSink,
    columns: Int,
    isEnabled: Bool,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.sink = sink
    self.columns = columns
    self.isEnabled = isEnabled
    self.now = now
  }

  /// Tells what is being done.
  ///
  /// The first call starts the clock.
  ///
  /// - Parameter text: One line, such as `checked 120 of 400 catalogs`; made only when it is shown.
  package func update(_ text: @autoclosure () -> String) {
    guard isEnabled else { return }
    state.withLock { state in
      let time = now()
      guard let start = state.start else {
        state.start = time
        return
      }
      guard start.duration(to: time) >= Self.delay else { return }
      if let last = state.lastDrawn, last.duration(to: time) < Self.interval { return }
      state.lastDrawn = time
      state.isShown = true
      write("\r\(fitted(text().escapedForTerminal))\u{1B}[K")
    }
  }

  /// Erases the line; the next update draws it again.
  package func hide() {
    guard isEnabled else { return }
    state.withLock { state in
      guard state.isShown else { return }
      state.isShown = false
      state.lastDrawn = nil
      write("\r\u{1B}[K")
    }
  }

  /// Ends the work: erases the line and sets the clock back.
  package func finish() {
    hide()
    state.withLock { $0 = State() }
  }

  /// Cut so that it cannot wrap: scalars beyond ASCII may be two columns wide.
  private func fitted(_ text: String) -> String {
    var room = columns - 1
    let kept = text.unicodeScalars.prefix { scalar in
      room -= scalar.isASCII ? 1 : 2
      return room >= 0
    }
    return String(kept)
  }

  private func write(_ text: String) {
    // Progress is a courtesy: where it cannot be written, the work goes on.
    try? sink.write(Array(text.utf8)[...])
  }
}

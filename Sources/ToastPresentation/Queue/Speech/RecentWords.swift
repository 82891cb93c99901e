// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The words that were said or queued last, so that they are not said twice at once.
///
/// Each text has the time when it was last said or queued. Those older than the window mean nothing any
/// more; they are gone within another window.
struct RecentWords {
  /// Two equal texts within this time are one (the figure is Orca's).
  static let window: QueueTime = 250_000_000

  private var times: [String: QueueTime] = [:]
  private var sweptAt: QueueTime = 0

  var count: Int { times.count }

  /// Whether a text was said or queued a moment ago.
  func contains(_ text: String, at now: QueueTime) -> Bool {
    times[text].map { now - $0 < Self.window } ?? false
  }

  mutating func remember(_ text: String, at now: QueueTime) {
    if now - sweptAt >= Self.window {
      times = times.filter { now - $0.value < Self.window }
      sweptAt = now
    }
    times[text] = now
  }

  /// Words that were queued and never said are no reason to drop others.
  ///
  /// - Parameters:
  ///   - words: What goes.
  ///   - attempt: The attempt that waited; a repetition has been said.
  ///   - twin: The one with the same words that takes over.
  mutating func forget(_ words: QueuedWords, attempt: Int, for twin: QueuedWords? = nil) {
    guard attempt == 1 else { return }
    let text = words.text
    if times[text] == words.created { times[text] = nil }
    guard let twin else { return }
    // A repetition may have said them since.
    times[text] = max(times[text] ?? twin.created, twin.created)
  }
}

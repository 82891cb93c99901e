// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension AnnouncementQueue {
  /// How many wait.
  var waitingCount: Int { waiting.count + repetitions.count }

  /// How many announcements and texts are held.
  var heldCount: Int {
    let twins = waiting.all.reduce(0) { $0 + $1.twins.count }
    return waitingCount + twins + recent.count + (speaking == nil ? 0 : 1)
      + (lastFinished == nil ? 0 : 1)
  }
}

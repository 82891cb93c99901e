// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation

/// A thread that can be waited for.
final class DispatchedThread: @unchecked Sendable {
  // Sendable: the thread and the semaphore are made for use from several threads.
  private let thread: Thread
  private let isDone: DispatchSemaphore

  init(_ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    self.isDone = isDone
    thread = Thread {
      body()
      isDone.signal()
    }
  }

  func start() { thread.start() }
  func wait() { isDone.wait() }
}

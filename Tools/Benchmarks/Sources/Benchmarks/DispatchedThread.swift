// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation

/// A thread that gets ready, waits to be let go, and can be waited for.
final class DispatchedThread: @unchecked Sendable {
  // Sendable: the thread and the semaphores are made for use from several threads.
  private let thread: Thread
  private let isReady = DispatchSemaphore(value: 0)
  private let isLetGo = DispatchSemaphore(value: 0)
  private let isDone = DispatchSemaphore(value: 0)

  /// Starts a thread.
  ///
  /// - Parameters:
  ///   - prepare: What it does first: filling caches and its part of the heap.
  ///   - body: What it does when it is let go.
  init(prepare: @escaping @Sendable () -> Void, _ body: @escaping @Sendable () -> Void) {
    let (isReady, isLetGo, isDone) = (isReady, isLetGo, isDone)
    thread = Thread {
      prepare()
      isReady.signal()
      isLetGo.wait()
      body()
      isDone.signal()
    }
    thread.start()
  }

  func waitUntilReady() { isReady.wait() }
  func letGo() { isLetGo.signal() }
  func wait() { isDone.wait() }
}

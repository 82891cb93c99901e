// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Synchronization

/// An output stream that gathers what is written and remembers the first failure.
///
/// Writing never throws, so that a command's code is not cluttered by it: after a failure the rest
/// is dropped, ``failure`` tells why (for commands that want to stop early), and the runner turns
/// it into the exit status.
package final class BufferedOutput: Sendable {
  private struct State {
    var buffer: [UInt8] = []
    var failure: SinkError?
  }

  private let sink: any ByteSink
  private let capacity: Int
  private let willWrite: @Sendable () -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - sink: Where the bytes go.
  ///   - capacity: How many bytes are gathered; 0 passes each write on at once.
  ///   - willWrite: Called before bytes are passed on.
  package init(
    _ sink: any ByteSink,
    capacity: Int = 1 << 16,
    willWrite: @escaping @Sendable () -> Void = {}
  ) {
    self.sink = sink
    self.capacity = capacity
    self.willWrite = willWrite
  }

  /// Writes text as UTF-8, as it is.
  package func write(_ text: String) {
    state.withLock { state in
      state.buffer.append(contentsOf: text.utf8)
      drainIfFull(&state)
    }
  }

  /// Writes bytes as they are.
  package func write(_ bytes: some Sequence<UInt8>) {
    state.withLock { state in
      state.buffer.append(contentsOf: bytes)
      drainIfFull(&state)
    }
  }

  /// Passes on what was gathered.
  package func flush() {
    state.withLock { drain(&$0) }
  }

  /// Passes on what was gathered and closes the sink.
  package func close() {
    state.withLock { state in
      drain(&state)
      do throws(SinkError) {
        try sink.close()
      } catch {
        state.failure = state.failure ?? error
      }
    }
  }

  /// The first failure, once there was one.
  package var failure: SinkError? { state.withLock { $0.failure } }

  private func drainIfFull(_ state: inout State) {
    if state.buffer.count > capacity { drain(&state) }
  }

  private func drain(_ state: inout State) {
    guard !state.buffer.isEmpty else { return }
    defer { state.buffer.removeAll(keepingCapacity: state.buffer.count <= 2 * capacity) }
    guard state.failure == nil else { return }
    willWrite()
    do throws(SinkError) {
      try sink.write(state.buffer[...])
    } catch {
      state.failure = error
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Synchronization

/// Keeps what is written, for tests and for output that is needed as a whole.
package final class MemorySink: ByteSink {
  private let storage = Mutex<[UInt8]>([])
  private let error: SinkError?

  /// A sink that keeps everything, or one that always fails.
  package init(failing error: SinkError? = nil) { self.error = error }

  /// Keeps the bytes.
  ///
  /// - Throws: The error that the sink was made with.
  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkError) {
    if let error { throw error }
    storage.withLock { $0 += bytes }
  }

  /// Does nothing.
  package func close() {}

  /// What was written so far.
  package var bytes: [UInt8] { storage.withLock { $0 } }

  /// What was written so far, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Where output goes in the end.
package protocol ByteSink: Sendable {
  /// Writes all the bytes.
  ///
  /// - Throws: Why not all of them were written.
  func write(_ bytes: ArraySlice<UInt8>) throws(SinkError)

  /// Ends the output.
  ///
  /// - Throws: What only shows at the end, such as a full disk behind a network file system.
  func close() throws(SinkError)
}

/// Why output could not be written.
package enum SinkError: Error, Sendable, Equatable {
  /// Nobody reads any more, as after `| head`.
  case closedPipe
  /// Anything else, in the system's words.
  case failed(reason: String)
}

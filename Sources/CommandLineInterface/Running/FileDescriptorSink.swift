// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// An open file descriptor, such as standard output.
///
/// It is not closed before ``close()``.
package struct FileDescriptorSink: ByteSink {
  private let descriptor: Int32

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Writes all the bytes, in as many calls as it takes.
  ///
  /// - Throws: Why not all of them were written.
  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkError) {
    var rest = bytes
    while !rest.isEmpty {
      switch System.write(rest, to: descriptor) {
      case .success(let count): rest = rest.dropFirst(count)
      case .failure(let error): throw error.sinkError
      }
    }
  }

  /// Closes the descriptor.
  ///
  /// - Throws: What the system reports only now.
  package func close() throws(SinkError) {
    if case .failure(let error) = System.close(descriptor) { throw error.sinkError }
  }
}

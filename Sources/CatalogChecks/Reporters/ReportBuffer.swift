// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Collects the bytes of a report and passes them on in blocks, so that neither the number of
/// findings decides the memory nor every finding costs a system call.
struct ReportBuffer {
  /// Bytes that are collected before they are passed on.
  static let blockSize = 1 << 16

  private let output: any ReportOutput
  /// What has not been passed on yet; reporters append to it.
  var bytes: [UInt8] = []

  init(_ output: any ReportOutput) {
    self.output = output
    bytes.reserveCapacity(Self.blockSize + Self.blockSize / 4)
  }

  /// Appends a text as it is.
  @inline(__always)
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Passes the bytes on when a block is full.
  @inline(__always)
  mutating func flushWhenFull() throws {
    if bytes.count >= Self.blockSize { try flush() }
  }

  /// Passes on what there is.
  mutating func flush() throws {
    guard !bytes.isEmpty else { return }
    try output.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}

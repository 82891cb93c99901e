// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Where the bytes of a layout go.
protocol ByteSink {
  /// Whether more bytes would change nothing.
  var isDone: Bool { get }
  mutating func append(_ byte: UInt8)
  mutating func append(_ bytes: [UInt8])
  mutating func append(_ source: TextBytes, _ range: Range<Int>)
}

extension ByteSink {
  /// Appends a line break and the indentation of a depth.
  mutating func appendLineBreak(depth: Int) {
    append(0x0A)
    for _ in 0..<depth {
      append(0x20)
      append(0x20)
    }
  }
}

/// Keeps the bytes.
struct ByteBuffer: ByteSink {
  var bytes: [UInt8] = []
  var isDone: Bool { false }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }
  mutating func append(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  mutating func append(_ source: TextBytes, _ range: Range<Int>) {
    source.withSpan(range) { span in
      unsafe span.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    }
  }
}

/// Compares the bytes with those of a file and keeps none, so that a file of any size can be
/// compared with its layout.
struct ByteComparison: ByteSink {
  private let file: TextBytes
  private var offset = 0
  private var found: LayoutDifference?

  init(_ file: TextBytes) {
    self.file = file
  }

  var isDone: Bool { found != nil }

  mutating func append(_ byte: UInt8) {
    guard found == nil else { return }
    if offset < file.count, file[offset] == byte {
      offset += 1
    } else {
      found = LayoutDifference(offset: offset, expected: byte)
    }
  }

  mutating func append(_ bytes: [UInt8]) {
    for byte in bytes { append(byte) }
  }

  mutating func append(_ source: TextBytes, _ range: Range<Int>) {
    if source === file, found == nil, offset + range.count <= file.count,
      file.equal(range, offset..<offset + range.count)
    {
      offset += range.count
      return
    }
    for offset in range { append(source[offset]) }
  }

  /// The first difference, bytes that the file has at its end included.
  func difference() -> LayoutDifference? {
    found ?? (offset < file.count ? LayoutDifference(offset: offset, expected: nil) : nil)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Writes texts one after another into the memory of the string that they become.
///
/// Appending to a `String` checks for each piece who else uses the string and whether there is
/// room; here both are settled once.
@safe
public struct TextWriter: ~Copyable {
  // Points into the memory that `String.init(unsafeUninitializedCapacity:)` lends for the time of
  // `text(capacity:)`, which no writer outlives.
  @usableFromInline let buffer: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes were written, or would have been with more room.
  @usableFromInline var count = 0

  @inlinable
  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { unsafe self.buffer = buffer }

  /// Writes a text.
  @inlinable
  public mutating func append(_ text: String) {
    let length = text.utf8.count
    let room = unsafe buffer.count
    if count + length <= room {
      let start = count
      let target = unsafe UnsafeMutableBufferPointer(rebasing: buffer[start...])
      let isWritten: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { source in
        _ = unsafe target.update(fromContentsOf: source)
      }
      if isWritten == nil {
        var offset = start
        for byte in text.utf8 {
          unsafe buffer[offset] = byte
          offset += 1
        }
      }
    }
    count += length
  }

  /// Writes bytes that are valid UTF-8 by themselves.
  @unsafe
  @inlinable @inline(__always)
  mutating func append(_ bytes: UnsafeRawPointer, count length: Int) {
    if unsafe count + length <= buffer.count {
      unsafe UnsafeMutableRawPointer(buffer.baseAddress.unsafelyUnwrapped + count)
        .copyMemory(from: bytes, byteCount: length)
    }
    count += length
  }

  /// Writes the first bytes of a cell of 16, all of which may be read.
  @unsafe
  @inlinable @inline(__always)
  mutating func append(cell: UnsafePointer<UInt8>, count length: Int) {
    if unsafe count + 16 <= buffer.count {
      // With room to spare a copy of fixed size is two moves; what is too much is written over.
      unsafe UnsafeMutableRawPointer(buffer.baseAddress.unsafelyUnwrapped + count)
        .copyMemory(from: cell, byteCount: 16)
      count += length
    } else {
      unsafe append(UnsafeRawPointer(cell), count: length)
    }
  }

  /// Writes a text if it is ASCII with a letter or digit at both ends, or empty; else nothing.
  ///
  /// Nothing in such a text can have an effect on its surroundings in a language that runs from left
  /// to right, so that it needs no isolates there.
  @inlinable
  public mutating func appendIfPlainASCII(_ text: String) -> Bool {
    let isPlain = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress, bytes.count > 0 else { return true }
      guard unsafe TextDirection.isPlainASCII(bytes) else { return false }
      unsafe append(UnsafeRawPointer(start), count: bytes.count)
      return true
    }
    return isPlain ?? false
  }

  /// The text that a function writes.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes it probably takes; when it takes more, the function is called
  ///     again.
  ///   - body: Writes the text and says whether it could.
  /// - Returns: The text, or `nil` when the function could not write it.
  @inlinable
  public static func text(
    capacity: Int,
    _ body: (inout TextWriter) -> Bool
  ) -> String? {
    var needed = capacity
    var isGood = true
    var text = ""
    for _ in 0..<2 {
      let room = needed
      text = unsafe String(unsafeUninitializedCapacity: room) { buffer in
        var writer = unsafe TextWriter(
          UnsafeMutableBufferPointer(rebasing: buffer[..<min(room, buffer.count)])
        )
        isGood = body(&writer)
        needed = writer.count
        return isGood && needed <= room ? needed : 0
      }
      if !isGood { return nil }
      if needed <= room { return text }
    }
    return text
  }
}

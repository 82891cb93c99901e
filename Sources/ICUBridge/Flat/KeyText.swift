// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A key that is put together of parts: up to some length in place, so that most keys need no
/// memory of their own.
@safe
@frozen
public struct KeyText: Sendable {
  @usableFromInline static let room = 56

  @usableFromInline var bytes: InlineArray<56, UInt8>
  /// How many bytes of `bytes` count; -1 when the text is in `long`.
  @usableFromInline var count: Int
  @usableFromInline var long: String

  /// An empty key.
  @inlinable
  public init() {
    bytes = InlineArray(repeating: 0)
    count = 0
    long = ""
  }

  /// A key that is there already.
  @inlinable
  public init(_ text: String) {
    bytes = InlineArray(repeating: 0)
    count = -1
    long = text
  }

  /// Adds a part.
  @inlinable
  public mutating func append(_ text: String) {
    let length = text.utf8.count
    guard count >= 0, count + length <= Self.room else {
      if count >= 0 { long = self.text }
      count = -1
      long += text
      return
    }
    let start = count
    let isWritten: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { source in
      unsafe withUnsafeMutableBytes(of: &bytes) { buffer in
        unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[start..<start + length])
          .copyMemory(from: UnsafeRawBufferPointer(source))
      }
    }
    if isWritten == nil {
      for (offset, byte) in text.utf8.enumerated() { bytes[start + offset] = byte }
    }
    count = start + length
  }

  /// The key as a string.
  @inlinable
  public var text: String {
    if count < 0 { return long }
    return unsafe withBytes { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Calls a function with the UTF-8 of the key.
  @unsafe
  @inlinable @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if count < 0 { return unsafe ByteHash.withBytes(long, body) }
    let count = count
    return unsafe withUnsafeBytes(of: bytes) { buffer in
      unsafe buffer.withMemoryRebound(to: UInt8.self) { all in
        unsafe body(UnsafeBufferPointer(rebasing: all[..<count]))
      }
    }
  }
}

extension KeyText: Hashable {
  /// Whether two keys have the same bytes.
  public static func == (a: KeyText, b: KeyText) -> Bool {
    unsafe a.withBytes { first in
      unsafe b.withBytes { second in
        unsafe first.count == second.count && first.elementsEqual(second)
      }
    }
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    unsafe withBytes { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension KeyText: Codable {
  /// Reads a key, which is written as a string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the key as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

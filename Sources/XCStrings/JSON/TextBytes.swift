// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Glibc

/// The bytes of one file or buffer: immutable, bounds-checked, shared by everything that reads them.
///
/// Files are mapped, so that a catalog of a gigabyte costs address space and not memory of its own.
/// Unsafe on purpose and only here: the memory is owned by this object, never written, and handed
/// out as spans that cannot outlive the call.
@safe
package final class TextBytes: @unchecked Sendable {
  // Sendable: `base` points to memory that nobody writes after `init` and that lives until `deinit`.
  @usableFromInline let base: UnsafePointer<UInt8>
  /// The number of bytes.
  package let count: Int
  private let release: Release

  private enum Release { case unmap, free }

  /// Copies the bytes of an array.
  package init(_ bytes: some Collection<UInt8>) {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    _ = unsafe buffer.initialize(from: bytes)
    unsafe base = UnsafePointer(
      buffer.baseAddress ?? UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    )
    count = bytes.count
    release = .free
  }

  /// Maps the file of an open descriptor, or reads it when it cannot be mapped (a pipe, say).
  ///
  /// - Parameter descriptor: open for reading; not closed here.
  /// - Throws: What the system gave as the reason.
  package init(descriptor: Int32) throws(FileError.Reason) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw POSIX.reason(errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
    // Small files are read: a mapping pays only from some pages on, and a file that is cut short
    // by somebody else while it is mapped ends the process.
    if status.st_mode & S_IFMT == S_IFREG, status.st_size >= Self.smallestMapping {
      let length = Int(status.st_size)
      let address = unsafe mmap(nil, length, PROT_READ, MAP_PRIVATE | MAP_POPULATE, descriptor, 0)
      if let address = unsafe address, unsafe address != MAP_FAILED {
        unsafe base = UnsafePointer(address.assumingMemoryBound(to: UInt8.self))
        count = length
        release = .unmap
        return
      }
    }
    let bytes = unsafe try Self.read(descriptor, expecting: Int(status.st_size))
    unsafe base = UnsafePointer(bytes.memory)
    count = unsafe bytes.count
    release = .free
  }

  private static let smallestMapping = 4 << 20

  private static func read(
    _ descriptor: Int32,
    expecting size: Int
  ) throws(FileError.Reason) -> (memory: UnsafeMutablePointer<UInt8>, count: Int) {
    var capacity = max(size + 1, 4096)
    guard var memory = unsafe malloc(capacity) else { throw .system(code: ENOMEM) }
    var count = 0
    while true {
      if count == capacity {
        capacity *= 2
        guard let larger = unsafe realloc(memory, capacity) else {
          unsafe free(memory)
          throw .system(code: ENOMEM)
        }
        unsafe memory = larger
      }
      let got = unsafe Glibc.read(descriptor, memory + count, capacity - count)
      if got < 0 {
        let number = errno
        if number == EINTR { continue }
        unsafe free(memory)
        throw POSIX.reason(number)
      }
      if got == 0 { break }
      count += got
    }
    return unsafe (memory.assumingMemoryBound(to: UInt8.self), count)
  }

  deinit {
    switch release {
    case .unmap: unsafe munmap(UnsafeMutableRawPointer(mutating: base), count)
    case .free: unsafe free(UnsafeMutableRawPointer(mutating: base))
    }
  }

  /// The byte at an offset below `count`.
  @inlinable @inline(__always)
  package subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count, "offset outside the bytes")
    return unsafe base[offset]
  }

  /// Calls a function with the bytes of a range.
  @inlinable @inline(__always)
  package func withSpan<Result, Failure>(
    _ range: Range<Int>,
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside the bytes")
    let span = unsafe Span(
      _unsafeStart: base + range.lowerBound,
      count: range.count
    )
    return try body(span)
  }

  /// A copy of the bytes of a range.
  package func copy(_ range: Range<Int>) -> [UInt8] {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside the bytes")
    return unsafe [UInt8](UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Whether the bytes of a range are these.
  @inlinable @inline(__always)
  package func matches(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= count else { return false }
    return unsafe Self.isSame(base + offset, text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Whether two ranges hold the same bytes.
  @inlinable @inline(__always)
  package func equal(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    precondition(
      a.lowerBound >= 0 && a.upperBound <= count && b.lowerBound >= 0 && b.upperBound <= count
    )
    guard a.count == b.count else { return false }
    return unsafe Self.isSame(base + a.lowerBound, base + b.lowerBound, a.count)
  }

  @usableFromInline
  static func isSame(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    unsafe memcmp(a, b, count) == 0
  }

  /// The offset of the first byte of a value at or after an offset, or `nil`.
  package func firstIndex(of byte: UInt8, from offset: Int) -> Int? {
    guard offset >= 0, offset < count,
      let found = unsafe memchr(base + offset, Int32(byte), count - offset)
    else { return nil }
    return unsafe UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
  }
}

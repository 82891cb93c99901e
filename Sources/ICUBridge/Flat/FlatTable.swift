// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU
public import Synchronization

/// Entries by their keys, put in when they are first asked for and never taken out.
///
/// Any number of threads may read and write at once without waiting for each other, and a look-up
/// counts no reference.
@safe
public final class FlatTable<Value: AnyObject & Sendable>: Sendable {
  /// A key with its entry.
  @safe
  @usableFromInline
  struct Node {
    @usableFromInline let hash: UInt64
    @usableFromInline let key: UnsafeMutablePointer<UInt8>
    @usableFromInline let length: Int
    @usableFromInline let entry: Unmanaged<FlatEntry>
    @usableFromInline let value: Unmanaged<Value>

    @inlinable
    init(
      hash: UInt64,
      key: UnsafeMutablePointer<UInt8>,
      length: Int,
      entry: Unmanaged<FlatEntry>,
      value: Unmanaged<Value>
    ) {
      self.hash = hash
      unsafe self.key = key
      self.length = length
      unsafe self.entry = entry
      unsafe self.value = value
    }
  }

  @usableFromInline typealias Slot = Atomic<UnsafeMutablePointer<Node>?>

  // Zeroed memory for `mask + 1` slots until `deinit`. A slot is set once, to a node whose parts
  // were all written before; a node stays, with what it retains, until `deinit`.
  @usableFromInline nonisolated(unsafe) let slots: UnsafeMutablePointer<Slot>
  @usableFromInline let mask: Int

  /// A table for at most so many keys.
  public init(limit: Int) {
    var capacity = 16
    while capacity < limit * 2 { capacity *= 2 }
    mask = capacity - 1
    // Memory straight from the system, which costs nothing where nobody looks.
    let memory = unsafe toast_zeroed(Int64(capacity * MemoryLayout<Slot>.stride))
    unsafe slots = memory.bindMemory(to: Slot.self, capacity: capacity)
  }

  deinit {
    for index in 0...mask {
      guard let node = unsafe slots[index].load(ordering: .acquiring) else { continue }
      unsafe Self.discard(node)
    }
    unsafe toast_free(slots)
  }

  private static func discard(_ node: UnsafeMutablePointer<Node>) {
    unsafe node.pointee.entry.release()
    unsafe node.pointee.value.release()
    unsafe node.pointee.key.deallocate()
    unsafe node.deallocate()
  }

  /// The table to read, as long as this object lives.
  public var view: View { unsafe View(slots: slots, mask: mask) }

  /// Reads the table without counting a reference to it.
  @safe
  @frozen
  public struct View: @unchecked Sendable {
    // Sendable: the slots are atomic, and nodes do not change. Points to the memory of a table that
    // whoever holds this keeps.
    @usableFromInline let slots: UnsafeMutablePointer<Slot>
    @usableFromInline let mask: Int

    @inlinable
    init(slots: UnsafeMutablePointer<Slot>, mask: Int) {
      unsafe self.slots = slots
      self.mask = mask
    }

    /// The node of a key, `nil` when it was not put in yet.
    @unsafe
    @inlinable @inline(__always)
    func node(_ key: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> UnsafeMutablePointer<Node>? {
      var slot = Int(truncatingIfNeeded: hash) & mask
      // A table with more keys than it was made for may have no free slot at which to stop.
      for _ in 0...mask {
        guard let node = unsafe slots[slot].load(ordering: .acquiring) else { return nil }
        if unsafe node.pointee.hash == hash && node.pointee.length == key.count
          && ByteHash.areSame(node.pointee.key, key)
        {
          return unsafe node
        }
        slot = (slot + 1) & mask
      }
      return nil
    }

    /// The entry of a key, `nil` when it was not put in yet.
    @inlinable @inline(__always)
    public func entry(_ key: borrowing KeyText) -> FlatEntryView? {
      unsafe key.withBytes { bytes in
        unsafe node(bytes, ByteHash.hash(bytes))?.pointee.entry._withUnsafeGuaranteedRef { $0.view }
      }
    }
  }

  /// The value of a key, `nil` when it was not put in yet.
  public func value(_ key: String) -> Value? {
    unsafe ByteHash.withBytes(key) { bytes in
      unsafe view.node(bytes, ByteHash.hash(bytes))?.pointee.value.takeUnretainedValue()
    }
  }

  /// Puts a value in unless another thread has done so, and gives the one that is there.
  ///
  /// More keys than the limit are not put in.
  public func insert(_ value: Value, entry: FlatEntry, key: String) -> Value {
    unsafe ByteHash.withBytes(key) { bytes in
      let hash = unsafe ByteHash.hash(bytes)
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
      unsafe copy.initialize(repeating: 0, count: max(bytes.count, 1))
      unsafe UnsafeMutableRawPointer(copy).copyMemory(
        from: bytes.baseAddress ?? UnsafePointer(copy),
        byteCount: bytes.count
      )
      let new = UnsafeMutablePointer<Node>.allocate(capacity: 1)
      unsafe new.initialize(
        to: Node(
          hash: hash,
          key: copy,
          length: bytes.count,
          entry: .passRetained(entry),
          value: .passRetained(value)
        )
      )
      var slot = Int(truncatingIfNeeded: hash) & mask
      for _ in 0...mask {
        let (isSet, other) = unsafe slots[slot].compareExchange(
          expected: nil,
          desired: new,
          ordering: .acquiringAndReleasing
        )
        if isSet { return value }
        if let other = unsafe other, unsafe other.pointee.hash == hash,
          unsafe other.pointee.length == bytes.count,
          unsafe ByteHash.areSame(other.pointee.key, bytes)
        {
          unsafe Self.discard(new)
          return unsafe other.pointee.value.takeUnretainedValue()
        }
        slot = (slot + 1) & mask
      }
      unsafe Self.discard(new)
      return value
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A fixed number of references, each of which is set at most once by whichever thread comes first.
@safe
public final class LazyReferences<Value: AnyObject & Sendable>: Sendable {
  // The memory is allocated in `init`, holds initialized values until `deinit`, and is only reached
  // through the bounds check below; the values themselves are atomic.
  @usableFromInline nonisolated(unsafe) let base: UnsafeMutablePointer<LazyReference<Value>>
  /// How many there are.
  public let count: Int

  /// References that are not set.
  public init(count: Int) {
    self.count = count
    unsafe base = UnsafeMutablePointer<LazyReference<Value>>.allocate(capacity: max(count, 1))
    for index in 0..<count { unsafe (base + index).initialize(to: LazyReference()) }
  }

  deinit {
    unsafe base.deinitialize(count: count)
    unsafe base.deallocate()
  }

  /// The value at an index, `nil` before it is set.
  @inlinable
  public func load(_ index: Int) -> Value? {
    precondition(index >= 0 && index < count, "no such reference")
    return unsafe base[index].load()
  }

  /// Sets the value at an index unless another thread has done so, and gives the one that is set.
  @inlinable
  public func storeIfNil(_ value: Value, at index: Int) -> Value {
    precondition(index >= 0 && index < count, "no such reference")
    return unsafe base[index].storeIfNil(value)
  }
}

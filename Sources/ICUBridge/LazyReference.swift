// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

public import Synchronization

/// A reference that is set at most once, by whichever thread comes first.
///
/// `AtomicLazyReference` of the standard library does the same through calls that the compiler
/// cannot specialize for their users; on the way of every text that costs more than the look-up.
@safe
public struct LazyReference<Value: AnyObject & Sendable>: ~Copyable, Sendable {
  // Holds one retain of the value from the moment it is set until the end of this value, so that
  // whoever reads it may take it unretained.
  @usableFromInline let storage = unsafe Atomic<Unmanaged<Value>?>(nil)

  /// A reference that is not set.
  @inlinable
  public init() {}

  deinit {
    unsafe storage.load(ordering: .acquiring)?.release()
  }

  /// The value, `nil` before it is set.
  @inlinable
  public func load() -> Value? {
    unsafe storage.load(ordering: .acquiring)?.takeUnretainedValue()
  }

  /// What a function makes of the value, which it must not keep; `nil` before it is set.
  ///
  /// Nothing is counted: threads that read the same value do not slow each other down.
  @inlinable @inline(__always)
  public func withValue<Result>(_ body: (Value) -> Result) -> Result? {
    guard let value = unsafe storage.load(ordering: .acquiring) else { return nil }
    return unsafe value._withUnsafeGuaranteedRef(body)
  }

  /// Sets the value unless another thread has done so, and gives the one that is set.
  @inlinable
  public func storeIfNil(_ value: Value) -> Value {
    let retained = unsafe Unmanaged.passRetained(value)
    let (isSet, other) = unsafe storage.compareExchange(
      expected: nil,
      desired: retained,
      ordering: .acquiringAndReleasing
    )
    if isSet { return value }
    unsafe retained.release()
    return unsafe other?.takeUnretainedValue() ?? value
  }
}

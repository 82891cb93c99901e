// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A reference to an object that whoever holds this keeps by another reference.
///
/// Using the object through it counts nothing: on the way of every text, counting references to
/// what all threads share costs more than all the rest.
@safe
@frozen
public struct KeptReference<Value: AnyObject & Sendable>: Sendable {
  @usableFromInline let value: Unmanaged<Value>

  /// Refers to an object, which must live as long as this is used.
  @inlinable
  public init(_ value: Value) { unsafe self.value = .passUnretained(value) }

  /// What a function makes of the object, which it must not keep.
  @inlinable @inline(__always)
  public func withValue<Result>(_ body: (Value) -> Result) -> Result {
    unsafe value._withUnsafeGuaranteedRef(body)
  }
}

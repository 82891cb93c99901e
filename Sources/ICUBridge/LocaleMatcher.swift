// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// ICU's locale matcher: the best of some languages by CLDR's distances.
@safe
package final class LocaleMatcher: Sendable {
  /// What a match found.
  package struct Match: Hashable, Sendable {
    /// The place of the language in the list that the matcher was made with.
    package let supported: Int
    /// The place of the wish that it answers.
    package let desired: Int
  }

  // icu::LocaleMatcher is immutable and thread-safe once built (localematcher.h).
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Builds a matcher; takes some 0.1 ms.
  ///
  /// - Parameters:
  ///   - supported: The languages there are.
  ///   - fallback: The language when nothing matches; without one nothing is returned then.
  ///   - favorsScript: Whether a different script weighs more than a different language.
  /// - Throws: `ICUError` when ICU's data is absent.
  package init(
    supported: [String],
    fallback: String? = nil,
    favorsScript: Bool = false
  ) throws(ICUError) {
    var status: Int32 = 0
    let favor = Int32(favorsScript ? TOAST_FAVOR_SCRIPT : TOAST_FAVOR_LANGUAGE)
    let opened = unsafe withPointers(to: supported) { names in
      if let fallback {
        return unsafe fallback.withCString {
          unsafe toast_matcher_open(names, Int32(clamping: supported.count), $0, favor, &status)
        }
      }
      return unsafe toast_matcher_open(
        names,
        Int32(clamping: supported.count),
        nil,
        favor,
        &status
      )
    }
    try ICUError.check(status, "a matcher for \(supported)")
    guard let opened = unsafe opened else {
      throw ICUError(code: 1, operation: "a matcher for \(supported)")
    }
    unsafe handle = opened
  }

  deinit {
    unsafe toast_matcher_close(handle)
  }

  /// The best match for wishes in the order of their weight, or `nil`.
  package func match(_ desired: [String]) -> Match? {
    var status: Int32 = 0
    var wish: Int32 = -1
    let found = unsafe withPointers(to: desired) { names in
      unsafe toast_matcher_match(handle, names, Int32(clamping: desired.count), &wish, &status)
    }
    guard status <= 0, found >= 0, wish >= 0 else { return nil }
    return Match(supported: Int(found), desired: Int(wish))
  }
}

/// Calls a function with C strings.
private func withPointers<Result>(
  to texts: [String],
  _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  // All texts in one array, each with its terminator, so that no pointer outlives its memory.
  var bytes: [CChar] = []
  var starts: [Int] = []
  for text in texts {
    starts.append(bytes.count)
    bytes += text.utf8.lazy.filter { $0 != 0 }.map { CChar(bitPattern: $0) }
    bytes.append(0)
  }
  bytes.append(0)
  return unsafe bytes.withUnsafeBufferPointer { buffer in
    var pointers = unsafe starts.map { start in unsafe buffer.baseAddress.map { unsafe $0 + start }
    }
    unsafe pointers.append(nil)
    return unsafe pointers.withUnsafeBufferPointer { list in
      guard let base = list.baseAddress else { return unsafe body([nil]) }
      return unsafe body(base)
    }
  }
}

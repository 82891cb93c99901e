// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text that a C function writes as UTF-8.
///
/// - Parameter fill: Writes into a buffer of a capacity and returns the length that all of the text
///   needs; is called a second time with that much room when the first did not suffice.
/// - Returns: The text, or `nil` when the function reports a failure.
func icuText(
  _ fill: (UnsafeMutablePointer<UInt8>, Int32, UnsafeMutablePointer<Int32>) -> Int32
) -> String? {
  var status: Int32 = 0
  var needed = 0
  let text = unsafe String(unsafeUninitializedCapacity: 64) { buffer in
    guard let start = buffer.baseAddress else { return 0 }
    needed = Int(unsafe fill(start, Int32(clamping: buffer.count), &status))
    return needed <= buffer.count && status <= 0 ? needed : 0
  }
  guard status <= 0 else { return nil }
  if needed <= 64 { return text }
  let long = unsafe String(unsafeUninitializedCapacity: needed) { buffer in
    guard let start = buffer.baseAddress else { return 0 }
    let written = Int(unsafe fill(start, Int32(clamping: buffer.count), &status))
    return written <= buffer.count && status <= 0 ? written : 0
  }
  return status <= 0 ? long : nil
}

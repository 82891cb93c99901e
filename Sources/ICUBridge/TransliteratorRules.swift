// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// The rules of one of ICU's transliterators, as text.
package enum TransliteratorRules {
  /// The rules, one a line, in ICU's syntax: source, `>`, result, `;`.
  ///
  /// Costs some 30 ms for the first transliterator of a process: for generators and tests.
  ///
  /// - Parameter identifier: ICU's name, such as "Hans-Hant".
  /// - Returns: The text, some 40,000 characters for Chinese.
  /// - Throws: `ICUError` when ICU does not have it.
  package static func text(of identifier: String) throws(ICUError) -> String {
    var length: Int32 = 0
    var buffer: [UInt16] = []
    // The first call asks for the length (and reports an overflow), the second fills the buffer.
    for _ in 0..<2 {
      var status: Int32 = 0
      buffer = [UInt16](repeating: 0, count: Int(length))
      length = unsafe toast_transliterator_rules(
        identifier,
        &buffer,
        Int32(buffer.count),
        &status
      )
      if buffer.isEmpty, length > 0 { continue }
      try ICUError.check(status, "the transliterator \(identifier)")
      break
    }
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }
}

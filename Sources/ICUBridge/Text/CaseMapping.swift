// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// Changes the case of texts in the way of a language.
package enum CaseMapping {
  /// A text in lower case.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: An ICU identifier or language tag; it matters for tr, az and lt.
  /// - Returns: The text as it is when ICU's data is absent.
  package static func lowercase(_ text: String, locale: String) -> String {
    var text = text
    let original = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return original }
      var status: Int32 = 0
      var needed = bytes.count
      var buffer: [UInt8] = []
      // A second round where the lower-case text is longer than the original.
      for _ in 0..<2 {
        buffer = [UInt8](repeating: 0, count: needed)
        needed = Int(
          unsafe toast_lowercase(
            locale,
            start,
            Int32(clamping: bytes.count),
            &buffer,
            Int32(clamping: buffer.count),
            &status
          )
        )
        if needed <= buffer.count { break }
      }
      guard status <= 0, needed <= buffer.count else { return original }
      return String(decoding: buffer.prefix(needed), as: UTF8.self)
    }
  }
}

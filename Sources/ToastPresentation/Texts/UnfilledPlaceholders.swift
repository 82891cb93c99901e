// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Takes out of a text what no value was given for.
///
/// A text whose values are missing is shown as it stands, `%@ of %lld`; a voice would read "percent
/// at". Only texts that could not be filled in are looked at.
enum UnfilledPlaceholders {
  /// The text without its conversions; `%%` becomes a percent sign.
  static func removed(from text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var kept = String.UnicodeScalarView()
    var offset = 0
    while offset < scalars.count {
      guard scalars[offset] == "%" else {
        kept.append(scalars[offset])
        offset += 1
        continue
      }
      if offset + 1 < scalars.count, scalars[offset + 1] == "%" {
        kept.append("%")
        offset += 2
      } else if let end = end(of: offset, scalars) {
        offset = end
      } else {
        kept.append("%")
        offset += 1
      }
    }
    return String(kept)
  }

  /// Where the conversion ends that begins at an offset; `nil` where there is none.
  private static func end(of start: Int, _ scalars: [Unicode.Scalar]) -> Int? {
    var offset = start + 1
    func skip(_ set: String) {
      while offset < scalars.count, set.unicodeScalars.contains(scalars[offset]) { offset += 1 }
    }
    if scalars[offset...].starts(with: "#@".unicodeScalars) {
      let close = scalars[(offset + 2)...].firstIndex(of: "@")
      return close.map { $0 + 1 }
    }
    if scalars[offset...].starts(with: "arg".unicodeScalars) { return offset + 3 }
    skip("0123456789")
    skip("$")
    skip("-+#0'*.123456789")
    skip("hlqLztj")
    guard offset < scalars.count, "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(scalars[offset])
    else { return nil }
    return offset + 1
  }
}

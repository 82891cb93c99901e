// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Paths as URI references (RFC 3986).
enum FileURI {
  /// The reference of a path: relative for a relative one, `file:///…` for an absolute one.
  ///
  /// Everything but letters, digits, `-._~` and the slash is percent-encoded in UTF-8, so that a
  /// colon in the first component is not taken for the end of a scheme.
  static func of(path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    // `//name` would name a host.
    return uri.hasPrefix("//") ? "." + uri : uri
  }
}

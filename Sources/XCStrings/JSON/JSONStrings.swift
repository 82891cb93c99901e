// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Spelling of texts in JSON: from escapes to bytes and back.
package enum JSONStrings {
  /// The value of a hexadecimal digit.
  @inline(__always)
  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  /// The text that a string of a scanned JSON text stands for, as UTF-8.
  ///
  /// Half a surrogate pair, which UTF-8 cannot hold, becomes U+FFFD.
  static func unescaped(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes.makeIterator()
    /// The first half of a pair that waits for the second one.
    var high: UInt32?
    func append(_ scalar: Unicode.Scalar?) {
      text.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
    }
    while let byte = rest.next() {
      let escape = byte == UInt8(ascii: "\\") ? rest.next() : nil
      if high != nil, escape != UInt8(ascii: "u") {
        append(nil)
        high = nil
      }
      guard let escape else {
        text.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"):
        var unit: UInt32 = 0
        for _ in 0..<4 {
          unit = unit << 4 | UInt32(rest.next().flatMap(hexDigit) ?? 0)
        }
        if let first = high {
          high = nil
          if 0xDC00..<0xE000 ~= unit {
            append(Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00)))
            continue
          }
          append(nil)
        }
        if 0xD800..<0xDC00 ~= unit {
          high = unit
        } else {
          append(Unicode.Scalar(unit))
        }
      default: text.append(escape)
      }
    }
    if high != nil { append(nil) }
    return text
  }

  /// Appends a text in quotation marks with the escapes that Xcode writes, and no others.
  ///
  /// Quotation mark, backslash and the C0 controls are escaped (short forms where JSON has them,
  /// else `\u00xx` in lower case); a slash and everything above ASCII stand as they are.
  package static func appendQuoted(_ text: some Sequence<UInt8>, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text { appendEscaped(byte, to: &output) }
    output.append(UInt8(ascii: "\""))
  }

  @inline(__always)
  private static func appendEscaped(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      output.append(UInt8(ascii: "\\"))
      output.append(byte)
    case 0x0A: output.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
    case 0x09: output.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "t")])
    case 0x0D: output.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "r")])
    case 0x08: output.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "b")])
    case 0x0C: output.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "f")])
    case 0x00..<0x20:
      output.append(contentsOf: Array("\\u00".utf8))
      output.append(hex[Int(byte >> 4)])
      output.append(hex[Int(byte & 0xF)])
    default: output.append(byte)
    }
  }

  private static let hex = Array("0123456789abcdef".utf8)
}

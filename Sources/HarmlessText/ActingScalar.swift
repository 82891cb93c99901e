// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The scalars that a terminal or the reader of a log could act on.
///
/// These are the C0 and C1 controls and DEL, the line and paragraph separators, and the marks that
/// change the direction of text (Unicode 15, `Bidi_Control`, and the deprecated U+206A to U+206F).
///
/// All code of this module is emitted into its clients: each of them can be linked without it, and
/// the inner loops of reports do not leave their module.
public enum ActingScalar {
  /// Whether a scalar acts.
  @_alwaysEmitIntoClient @inline(__always)
  public static func acts(_ value: UInt32) -> Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    default: false
    }
  }

  /// The scalar that starts at an offset of valid UTF-8 and the number of its bytes, if it acts.
  @_alwaysEmitIntoClient @inline(__always)
  public static func starting(
    at offset: Int,
    of bytes: Span<UInt8>
  ) -> (value: UInt32, length: Int)? {
    let first = bytes[offset]
    switch first {
    case 0..<0x20, 0x7F: return (UInt32(first), 1)
    case 0xC2 where bytes[offset + 1] < 0xA0: return (UInt32(bytes[offset + 1]), 2)
    case 0xD8 where bytes[offset + 1] == 0x9C: return (0x61C, 2)
    case 0xE2 where bytes[offset + 1] == 0x80 || bytes[offset + 1] == 0x81:
      let low = UInt32(bytes[offset + 1] & 0x3F) << 6 | UInt32(bytes[offset + 2] & 0x3F)
      return acts(0x2000 | low) ? (0x2000 | low, 3) : nil
    default: return nil
    }
  }
}

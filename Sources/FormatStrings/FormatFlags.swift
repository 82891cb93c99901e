// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The flags of a conversion, in whatever order they were written.
public struct FormatFlags: OptionSet, Sendable, Hashable {
  /// One bit a flag.
  public let rawValue: UInt8

  /// Makes a set of flags from bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `#`: alternate form.
  public static let alternate = FormatFlags(rawValue: 1 << 0)
  /// `-`: left justified in the field.
  public static let leftJustified = FormatFlags(rawValue: 1 << 1)
  /// `+`: positive numbers show their sign.
  public static let sign = FormatFlags(rawValue: 1 << 2)
  /// `0`: the field is filled with zeros.
  public static let zeroPadded = FormatFlags(rawValue: 1 << 3)
  /// `'`: grouped digits (POSIX; Core Foundation does not support it).
  public static let grouped = FormatFlags(rawValue: 1 << 4)
  /// A blank: positive numbers get a blank in place of a sign.
  ///
  /// In most texts it is prose (`100 % senken`), see ``Placeholder/reading-swift.property``.
  public static let space = FormatFlags(rawValue: 1 << 5)

  /// The flag that an ASCII byte stands for, empty where it is none.
  init(byte: UInt8) {
    switch byte {
    case UInt8(ascii: "#"): self = .alternate
    case UInt8(ascii: "-"): self = .leftJustified
    case UInt8(ascii: "+"): self = .sign
    case UInt8(ascii: "0"): self = .zeroPadded
    case UInt8(ascii: "'"): self = .grouped
    case UInt8(ascii: " "): self = .space
    default: self = []
    }
  }

  /// The flags as they stand in a format string, each once, in a fixed order.
  var text: String {
    var text = ""
    if contains(.alternate) { text += "#" }
    if contains(.leftJustified) { text += "-" }
    if contains(.sign) { text += "+" }
    if contains(.zeroPadded) { text += "0" }
    if contains(.grouped) { text += "'" }
    if contains(.space) { text += " " }
    return text
  }
}

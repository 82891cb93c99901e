// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

// The argument that a specifier reads, after Apple's "String Format Specifiers" and the C standard.
extension FormatSpecifier {
  /// The class of the argument.
  public var argumentClass: ArgumentClass {
    switch conversion {
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      .floating
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "P"): .cString
    case UInt8(ascii: "p"): .pointer
    default: .integer
    }
  }

  /// How many bits the argument has.
  ///
  /// Integers 8 to 64; floating numbers 64, with `L` 80; objects and pointers 64; characters and
  /// the units of C strings 8, with `C` and `S` 16.
  public var bitWidth: Int {
    switch argumentClass {
    case .integer: length.integerBitWidth
    case .floating: length == .longDouble ? 80 : 64
    case .object, .pointer: 64
    case .character: conversion == UInt8(ascii: "C") ? 16 : 8
    case .cString: conversion == UInt8(ascii: "S") ? 16 : 8
    }
  }

  /// Whether an integer is read as signed (`d D i`) or unsigned (`u U`).
  ///
  /// `nil` for the conversions that print bits (`x X o O`) and for all other classes.
  public var isSigned: Bool? {
    switch conversion {
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"): true
    case UInt8(ascii: "u"), UInt8(ascii: "U"): false
    default: nil
    }
  }

  /// Whether both read an argument of the same class, width and sign.
  ///
  /// Presentation is free: flags, field width, precision, `%d` against `%x`.
  public func readsSameArgument(as other: FormatSpecifier) -> Bool {
    guard argumentClass == other.argumentClass, bitWidth == other.bitWidth else { return false }
    guard let isSigned, let otherIsSigned = other.isSigned else { return true }
    return isSigned == otherIsSigned
  }
}

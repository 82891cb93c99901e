// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What stands behind the sign and the position of a placeholder.
struct SpecifierScan {
  /// The specifier, `nil` where no conversion letter was found.
  private(set) var specifier: FormatSpecifier?
  /// Where the scan stopped: behind the conversion letter, or at what should have been one.
  private(set) var end: Int
  /// The end of the last digit of width or precision, `nil` where there was none.
  private(set) var digitsEnd: Int?
  /// Whether more than one length modifier stands there.
  private(set) var hasSurplusLength = false
  /// Whether the position of a `*` is 0 or too large.
  private(set) var hasBadStarPosition = false
  /// The digits of the width, `nil` where flags or anything else came first.
  private(set) var bareNumber: Int?

  /// Scans flags, width, precision, length and conversion from an offset on.
  init(_ bytes: Span<UInt8>, from start: Int, takesPascalStrings: Bool = false) {
    end = start
    var flags: FormatFlags = []
    while true {
      let flag = FormatFlags(byte: bytes.byte(at: end))
      if flag.isEmpty { break }
      flags.insert(flag)
      end += 1
    }
    let width = fieldSize(bytes)
    if flags.isEmpty, case .number(let number) = width { bareNumber = number }
    var precision = FieldSize.none
    if bytes.byte(at: end) == UInt8(ascii: ".") {
      end += 1
      precision = fieldSize(bytes)
      if precision == .none { precision = .number(0) }
    }
    let length = lengthModifier(bytes)
    let conversion = bytes.byte(at: end)
    guard conversion.isConversion || takesPascalStrings && conversion == UInt8(ascii: "P") else {
      return
    }
    end += 1
    specifier = FormatSpecifier(
      flags: flags,
      width: width,
      precision: precision,
      length: length,
      conversion: conversion
    )
  }

  private mutating func fieldSize(_ bytes: Span<UInt8>) -> FieldSize {
    if bytes.byte(at: end) == UInt8(ascii: "*") {
      end += 1
      let (number, numberEnd) = bytes.digits(at: end)
      guard numberEnd > end, bytes.byte(at: numberEnd) == UInt8(ascii: "$") else {
        return .argument(position: nil)
      }
      end = numberEnd + 1
      if number < 1 || number > Placeholder.largestPosition { hasBadStarPosition = true }
      return .argument(position: number)
    }
    let (number, numberEnd) = bytes.digits(at: end)
    guard numberEnd > end else { return .none }
    end = numberEnd
    digitsEnd = numberEnd
    return .number(number)
  }

  private mutating func lengthModifier(_ bytes: Span<UInt8>) -> LengthModifier {
    guard let length = oneLength(bytes) else { return .none }
    while oneLength(bytes) != nil { hasSurplusLength = true }
    return length
  }

  private mutating func oneLength(_ bytes: Span<UInt8>) -> LengthModifier? {
    let isDoubled = bytes.byte(at: end) == bytes.byte(at: end + 1)
    let length: LengthModifier
    switch bytes.byte(at: end) {
    case UInt8(ascii: "h"): length = isDoubled ? .char : .short
    case UInt8(ascii: "l"): length = isDoubled ? .longLong : .long
    case UInt8(ascii: "q"): length = .quad
    case UInt8(ascii: "L"): length = .longDouble
    case UInt8(ascii: "z"): length = .size
    case UInt8(ascii: "t"): length = .pointerDifference
    case UInt8(ascii: "j"): length = .intMax
    default: return nil
    }
    end += length == .char || length == .longLong ? 2 : 1
    return length
  }
}

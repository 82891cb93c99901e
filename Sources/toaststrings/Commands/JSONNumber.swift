// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution

/// A number as JSON spells it.
struct JSONNumber {
  /// The number as an argument: with a point or exponent a floating-point one, else a whole one.
  let argument: LocalizationArgument

  /// Reads a number, or gives `nil` for anything else.
  init?(_ text: String) {
    guard Self.isNumber(text) else { return nil }
    if text.utf8.contains(where: { [0x2E, 0x65, 0x45].contains($0) }) {
      guard let number = Double(text) else { return nil }
      argument = .double(number)
    } else if let number = Int64(text) {
      argument = .integer(number)
    } else if let number = UInt64(text) {
      argument = .unsigned(number)
    } else {
      argument = .decimal(text)
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    func digits() -> Int {
      let count = rest.prefix { 0x30...0x39 ~= $0 }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !startsWithZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}

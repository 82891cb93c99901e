// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings
import Testing

@Suite("Format specifiers")
struct FormatSpecifierTests {
  /// Conversion letters by class, as Apple's list of format specifiers has them.
  static let classes: [(letters: String, class: ArgumentClass)] = [
    ("dDiuUxXoO", .integer), ("fFeEgGaA", .floating), ("@", .object), ("cC", .character),
    ("sS", .cString), ("p", .pointer),
  ]

  static let integerWidths: [(length: String, bits: Int)] = [
    ("", 32), ("hh", 8), ("h", 16), ("l", 64), ("ll", 64), ("q", 64), ("L", 64), ("z", 64),
    ("t", 64), ("j", 64),
  ]

  @Test("Each conversion has its class, with each length", arguments: classes)
  func classOfConversion(letters: String, class argumentClass: ArgumentClass) throws {
    for letter in letters {
      for (length, _) in Self.integerWidths {
        let specifier = try #require(FormatSpecifier("\(length)\(letter)"))
        #expect(specifier.argumentClass == argumentClass)
        #expect(specifier.length.rawValue == length)
      }
    }
  }

  @Test("The length gives the width of integers", arguments: integerWidths)
  func integerWidth(length: String, bits: Int) throws {
    for letter in "dDiuUxXoO" {
      #expect(try #require(FormatSpecifier("\(length)\(letter)")).bitWidth == bits)
    }
  }

  @Test("Float lengths are one width, apart from long double")
  func floatWidth() throws {
    for letter in "fFeEgGaA" {
      #expect(try #require(FormatSpecifier("\(letter)")).bitWidth == 64)
      #expect(try #require(FormatSpecifier("l\(letter)")).bitWidth == 64)
      #expect(try #require(FormatSpecifier("L\(letter)")).bitWidth == 80)
    }
  }

  @Test("The sign matters for d and u, not for bits and other classes")
  func sign() throws {
    for letter in "dDi" { #expect(try #require(FormatSpecifier("\(letter)")).isSigned == true) }
    for letter in "uU" { #expect(try #require(FormatSpecifier("\(letter)")).isSigned == false) }
    for letter in "xXoOfegacsSCp@" {
      #expect(try #require(FormatSpecifier("\(letter)")).isSigned == nil)
    }
  }

  @Test(
    "Flags, width and precision are read",
    arguments: [
      ("05d", .zeroPadded, .number(5), .none),
      (
        "-#+0' d", [.leftJustified, .alternate, .sign, .zeroPadded, .grouped, .space], .none, .none
      ),
      (".1f", [], .none, .number(1)), (".f", [], .none, .number(0)),
      ("8.3f", [], .number(8), .number(3)),
      ("*d", [], .argument(position: nil), .none),
      ("*2$.*3$f", [], .argument(position: 2), .argument(position: 3)),
      (".*f", [], .none, .argument(position: nil)),
    ] as [(String, FormatFlags, FieldSize, FieldSize)]
  )
  func parts(text: String, flags: FormatFlags, width: FieldSize, precision: FieldSize) throws {
    let specifier = try #require(FormatSpecifier(text))
    #expect(specifier.flags == flags)
    #expect(specifier.width == width)
    #expect(specifier.precision == precision)
  }

  @Test(
    "What is no bare specifier is refused",
    arguments: ["", "%d", "1$d", "lldx", "ll", "Lld", "l l d", "5", "*0$d", "#@a@", "n", "ｄ"]
  )
  func refused(text: String) {
    #expect(FormatSpecifier(text) == nil)
  }

  @Test(
    "A specifier can be written as it was read",
    arguments: ["d", "lld", "@", "lf", ".1f", "05d", "-8.3Lf", "*2$.*3$f", "hhu", "+d", "#x"]
  )
  func description(text: String) throws {
    #expect(try #require(FormatSpecifier(text)).description == text)
  }

  @Test(
    "The same argument: class, width, sign; presentation is free",
    arguments: [
      ("d", "i", true), ("ld", "lld", true), ("qd", "zd", true), ("d", "x", true),
      ("u", "x", true), ("f", "lf", true), (".1f", "g", true), ("05d", "d", true),
      ("d", "lld", false), ("u", "d", false), ("llu", "lld", false), ("f", "Lf", false),
      ("d", "@", false), ("d", "f", false), ("s", "S", false), ("c", "d", false),
    ]
  )
  func sameArgument(left: String, right: String, same: Bool) throws {
    let left = try #require(FormatSpecifier(left))
    let right = try #require(FormatSpecifier(right))
    #expect(left.readsSameArgument(as: right) == same)
    #expect(right.readsSameArgument(as: left) == same)
  }
}

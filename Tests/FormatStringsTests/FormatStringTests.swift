// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings
import Testing

@Suite("Format strings")
struct FormatStringTests {
  /// Short notation of the segments: the slice, with `·` literal, `%` sign, `!` invalid, else bare.
  private func outline(_ text: String) -> [String] {
    let utf8 = Array(text.utf8)
    return FormatString(text).segments.map { segment in
      let slice = String(decoding: utf8[segment.range], as: UTF8.self)
      return switch segment {
      case .literal: "·" + slice
      case .percentSign: "=" + slice
      case .placeholder: slice
      case .invalid: "!" + slice
      }
    }
  }

  @Test(
    "Texts are cut into segments",
    arguments: [
      ("", []),
      ("Saved", ["·Saved"]),
      ("%lld toasts", ["%lld", "· toasts"]),
      ("%1$@: %2$lld", ["%1$@", "·: ", "%2$lld"]),
      ("%lld%% → %lld%%", ["%lld", "=%%", "· → ", "%lld", "=%%"]),
      ("%%%lld tamam", ["=%%", "%lld", "· tamam"]),
      ("%%%%", ["=%%", "=%%"]),
      ("%#@total.strings@ in %2$#@a b@", ["%#@total.strings@", "· in ", "%2$#@a b@"]),
      ("%arg files", ["%arg", "· files"]),
      ("%1$arg", ["%1$arg"]),
      ("%argument", ["%arg", "·ument"]),
      ("%-8.3f|%05d|%.*f", ["%-8.3f", "·|", "%05d", "·|", "%.*f"]),
      ("%1$*2$d", ["%1$*2$d"]),
      ("%'d", ["%'d"]),
      ("存储 %1$@。", ["·存储 ", "%1$@", "·。"]),
      ("100% makes", ["·100", "!%", "· makes"]),
      ("100 % senken", ["·100 ", "% s", "·enken"]),
      ("25%-ig", ["·25", "%-i", "·g"]),
      ("50٪ or 50％", ["·50٪ or 50％"]),
      ("50％オフ, 50％discount", ["·50％オフ, 50％discount"]),
    ] as [(String, [String])]
  )
  func segments(text: String, expected: [String]) {
    #expect(outline(text) == expected)
  }

  @Test(
    "What is no placeholder is kept with its reason",
    arguments: [
      ("%Lld", "%Lld", .surplusLength, nil, "Ld"),
      ("%llld", "%llld", .surplusLength, nil, "lld"),
      ("%1已", "%1", .missingConversion, 1, nil),
      ("%2 ", "%2", .missingConversion, 2, nil),
      ("%1%%", "%1", .missingConversion, 1, nil),
      ("%1$", "%1$", .missingConversion, 1, nil),
      ("%1$ von", "%1$", .missingConversion, 1, nil),
      ("%.2 ", "%.2", .missingConversion, nil, nil),
      ("%50'si", "%50", .missingConversion, 50, nil),
      ("%$@", "%$@", .missingPosition, nil, "@"),
      ("%0$@", "%0$@", .positionOutOfRange, nil, "@"),
      ("%128$lld", "%128$lld", .positionOutOfRange, nil, "lld"),
      ("%1$*128$d", "%1$*128$d", .positionOutOfRange, 1, "*128$d"),
      ("％lld", "％lld", .fullWidthSign, nil, "lld"),
      ("％1$@さん", "％1$@", .fullWidthSign, 1, "@"),
      ("%", "%", .loneSign, nil, nil),
      ("% %", "%", .loneSign, nil, nil),
      ("%.", "%", .loneSign, nil, nil),
      ("%, ", "%", .loneSign, nil, nil),
      ("%й", "%", .loneSign, nil, nil),
      ("%n", "%", .loneSign, nil, nil),
      ("%P", "%", .loneSign, nil, nil),
      ("% hlavy", "%", .loneSign, nil, nil),
      ("%#@name", "%#@", .unterminatedSubstitution, nil, nil),
      ("%#@@", "%#@@", .emptySubstitutionName, nil, nil),
    ] as [(String, String, InvalidPlaceholder.Reason, Int?, String?)]
  )
  func invalid(
    text: String,
    slice: String,
    reason: InvalidPlaceholder.Reason,
    position: Int?,
    specifier: String?
  ) throws {
    let first = try #require(FormatString(text).invalidPlaceholders.first)
    #expect(String(decoding: Array(text.utf8)[first.range], as: UTF8.self) == slice)
    #expect(first.reason == reason)
    #expect(first.position == position)
    #expect(first.specifier?.description == specifier)
  }

  @Test("A text to be filled may hold Pascal strings")
  func pascalStrings() throws {
    let format = FormatString("%-5.2P %1$P %@ 100% Pure", takesPascalStrings: true)
    #expect(format.placeholders.map(\.specifier?.description) == ["-5.2P", "P", "@", " P"])
    #expect(format.placeholders.map(\.argumentClass) == [.cString, .cString, .object, .cString])
    #expect(format.placeholders.last?.reading == .conversionOnlyBySpaceFlag)
    #expect(FormatString("%d ％d", takesPascalStrings: true) == FormatString("%d ％d"))
    #expect(FormatSpecifier("P") == nil)
  }

  @Test("Positions reach from 1 to 127")
  func positions() {
    for position in 1...127 {
      let format = FormatString("%\(position)$@")
      #expect(format.placeholders.map(\.position) == [position])
      #expect(format.invalidPlaceholders.isEmpty)
    }
  }

  @Test("Numbers of a hundred digits do not overflow")
  func longNumbers() {
    let number = String(repeating: "9", count: 100)
    #expect(FormatString("%\(number)$@").invalidPlaceholders.map(\.reason) == [.positionOutOfRange])
    #expect(
      FormatString("%\(number)d").placeholders.map { $0.specifier?.width }
        == [.number(FieldSize.limit)]
    )
    #expect(
      FormatString("%*\(number)$d").invalidPlaceholders.map(\.reason) == [.positionOutOfRange]
    )
    #expect(
      FormatString("%.\(number)f").placeholders.map { $0.specifier?.precision }
        == [.number(FieldSize.limit)]
    )
  }

  @Test(
    "Prose is told from placeholders",
    arguments: [
      ("%lld toasts", .conversion), ("%d%%", .conversion), ("5 %d", .conversion),
      ("5%lldx", .conversion), ("5%@x", .conversion), ("5%1$dx", .conversion),
      ("(5%d)", .conversion), ("%dm", .conversion), ("%1$ d", .conversion),
      ("100 % senken", .conversionOnlyBySpaceFlag), ("50% de", .conversionOnlyBySpaceFlag),
      ("63% off", .conversionOnlyBySpaceFlag), ("% of screen", .conversionOnlyBySpaceFlag),
      ("%lld% horas", .conversion),
      ("5%de", .gluedToProse), ("25%-ig", .gluedToProse), ("25%-a ", .conversion),
      ("٥٠%diل", .gluedToProse), ("５０%dx", .gluedToProse), ("100%'e", .gluedToProse),
      ("50%dé", .gluedToProse),
    ] as [(String, Placeholder.Reading)]
  )
  func reading(text: String, reading: Placeholder.Reading) {
    #expect(FormatString(text).placeholders.first?.reading == reading)
  }

  @Test("Only what is meant as a placeholder makes a text take arguments")
  func hasArguments() {
    for text in ["%lld", "%%%@", "%#@files@", "%arg", "%1$s", "%lld% horas"] {
      #expect(FormatString(text).hasArguments, "\(text)")
    }
    for text in ["", "50%", "%%", "50 % de", "25%-ig", "%1 von %2", "％lld", "%Lld"] {
      #expect(!FormatString(text).hasArguments, "\(text)")
    }
  }

  @Test(
    "A placeholder can be written with another position",
    arguments: [
      ("%lld", "%3$lld"), ("%1$@", "%3$@"), ("%#@files@", "%3$#@files@"), ("%arg", "%3$arg"),
      ("%-5.1f", "%3$-5.1f"),
    ]
  )
  func rewritten(text: String, expected: String) throws {
    let placeholder = try #require(FormatString(text).placeholders.first)
    #expect(placeholder.text(position: 3) == expected)
    #expect(placeholder.text(position: placeholder.position) == text)
  }
}

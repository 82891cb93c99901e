// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation

/// Random numbers that come again with the same seed (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts at a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// How a generated catalog is written down.
public enum GeneratedLayout: String, CaseIterable, Sendable {
  /// Byte for byte as Xcode, members in Xcode's order.
  case xcode
  /// Xcode's layout with members in any order.
  case unsorted
  /// Xcode's layout and a final newline.
  case finalNewline
  /// Xcode's layout behind a byte-order mark.
  case byteOrderMark
  /// Xcode's layout with CR and LF.
  case crlf
  /// `json.dumps(indent=2)` of Python: no blank before the colon, `{}`.
  case python
  /// Four spaces a level, escapes where they need not be.
  case fourSpaces
  /// A tab a level.
  case tabs
  /// No blank at all.
  case minified
  /// `json.dumps` of Python: all on one line, a blank after comma and colon.
  case oneLine
  /// A localization a line.
  case inlineLeaves
}

/// Makes random catalogs with all that the format allows: keys with escapes, emoji and twins that
/// differ by normalization, every kind of content, unknown members, odd numbers.
public struct CatalogGenerator: Sendable {
  /// Where the random choices come from.
  public var random: SeededGenerator

  /// Starts at a seed.
  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Makes a catalog.
  ///
  /// - Parameters:
  ///   - layout: how it is written down.
  ///   - keyCount: how many keys it has at most; keys that would come twice are left out.
  /// - Returns: the bytes of the file.
  public mutating func catalog(layout: GeneratedLayout, keyCount: Int = 12) -> [UInt8] {
    var keys = Self.names.shuffled(using: &random).prefix(keyCount).map(\.self)
    while keys.count < keyCount { keys.append("key \(Int.random(in: 0..<10000, using: &random))") }
    let strings = unique(keys).map { ($0, entry()) }
    var members: [(String, GeneratedJSON)] = [
      ("sourceLanguage", .string("en")),
      ("strings", .object(strings)),
    ]
    if chance(0.9) {
      members.append(("version", .string("1.\(Int.random(in: 0...3, using: &random))")))
    }
    if chance(0.1) { members.append(("vendor", unknown())) }
    return GeneratedJSON.object(members).bytes(layout: layout, random: &random)
  }

  /// A text with whatever may stand in one.
  public mutating func text() -> String {
    let count = Int.random(in: 0...4, using: &random)
    return (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  /// A key, of which a catalog may or may not have an entry.
  public mutating func key() -> String { Self.names.randomElement(using: &random) ?? "" }

  /// A language of those that the catalogs use.
  public mutating func language() -> String { Self.languages.randomElement(using: &random) ?? "" }

  private mutating func entry() -> GeneratedJSON {
    if chance(0.15) { return .object([]) }
    var members: [(String, GeneratedJSON)] = []
    if chance(0.4) { members.append(("comment", chance(0.1) ? .raw("null") : .string(text()))) }
    if chance(0.3) {
      let states = ["manual", "stale", "extracted_with_value", "someday"]
      members.append(("extractionState", .string(states.randomElement(using: &random) ?? "")))
    }
    if chance(0.1) { members.append(("shouldTranslate", .raw(chance(0.8) ? "false" : "true"))) }
    if chance(0.1) { members.append(("vendor", unknown())) }
    if chance(0.85) {
      let count = Int.random(in: 1...4, using: &random)
      let languages = Self.languages.shuffled(using: &random).prefix(count)
      members.append(("localizations", .object(languages.map { ($0, localization()) })))
    }
    return .object(members)
  }

  private mutating func localization() -> GeneratedJSON {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .object([("variations", .object([("plural", pluralTable())]))])
    case 1:
      let devices = ["mac", "iphone", "other", "applevision", "appletv"].shuffled(using: &random)
      let cases = devices.prefix(Int.random(in: 1...3, using: &random)).map { device in
        (device, deviceCase())
      }
      return .object([("variations", .object([("device", .object(cases))]))])
    case 2:
      let substitution = GeneratedJSON.object([
        ("argNum", .raw("1")), ("formatSpecifier", .string("lld")),
        ("variations", .object([("plural", pluralTable())])),
      ])
      return .object([
        ("stringUnit", unit()), ("substitutions", .object([("files", substitution)])),
      ])
    case 3:
      let values = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        GeneratedJSON.string(text())
      }
      return .object([
        ("stringSet", .object([("state", .string("new")), ("values", .array(values))]))
      ])
    case 4: return .object([("stringUnit", unit()), ("reviewer", unknown())])
    default: return .object([("stringUnit", unit())])
    }
  }

  private mutating func deviceCase() -> GeneratedJSON {
    chance(0.2)
      ? .object([("variations", .object([("plural", pluralTable())]))])
      : .object([("stringUnit", unit())])
  }

  private mutating func pluralTable() -> GeneratedJSON {
    let forms = ["zero", "one", "two", "few", "many"].shuffled(using: &random)
    let count = Int.random(in: 0...3, using: &random)
    return .object(
      (forms.prefix(count) + ["other"]).map { ($0, .object([("stringUnit", unit())])) }
    )
  }

  private mutating func unit() -> GeneratedJSON {
    let states = ["translated", "translated", "new", "needs_review", "machine_translated"]
    return .object([
      ("state", .string(states.randomElement(using: &random) ?? "")), ("value", .string(text())),
    ])
  }

  private mutating func unknown() -> GeneratedJSON {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .raw("1.50")
    case 1: .raw("12345678901234567890")
    case 2: .raw("null")
    case 3: .array([])
    case 4: .object([("a", .raw("-0.0")), ("b", .array([.raw("1e5"), .object([])]))])
    default: .object([])
    }
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private func unique(_ keys: [String]) -> [String] {
    var seen: Set<[UInt8]> = []
    return keys.filter { seen.insert(Array($0.utf8)).inserted }
  }

  private static let languages = [
    "ar", "de", "en", "en-GB", "es", "es-419", "fr", "ja", "nb", "pl", "pt-BR", "pt-PT", "ru", "uk",
    "zh-Hans", "zh-Hant", "zh-HK",
  ]

  private static let names = [
    "", "Saved", "saved", "Save…", "save_button", "toast.undo", "Toast.Undo", "%lld files",
    "%@ in %lld files", "caf\u{E9}", "cafe\u{301}", "\u{E0}", "a\u{300}", "Zeile\nzwei",
    "Tab\there",
    "He said \"go\"", "back\\slash", "A/B", "😀", "👩‍👩‍👧", "· dot", "編輯", "编队栏位", "繁中服",
    "Don’t", "Don't", "“quoted”", "1", "01", "10", "2", "a1b", "a01a", "x\u{2028}y",
    "bell\u{7}", "strings", "value", "comment", "shouldTranslate", "zero", "other",
  ]

  private static let pieces = [
    "Gesichert", " ", "%lld", "%1$@", "\n", "\t", "\"", "\\", "/", "é", "e\u{301}", "ä", "日本語",
    "😀", "\u{200B}", "\u{2028}", "\u{1}", "100 %", "{x}", "’", "شكرا",
  ]
}

/// A JSON value to be written down.
private enum GeneratedJSON: Sendable {
  case object([(String, GeneratedJSON)])
  case array([GeneratedJSON])
  case string(String)
  case raw(String)

  func bytes(layout: GeneratedLayout, random: inout SeededGenerator) -> [UInt8] {
    var printer = Printer(layout: layout, random: random)
    printer.print(self, depth: 0, isInline: false)
    random = printer.random
    let end = layout == .finalNewline || layout == .python ? "\n" : ""
    let start = layout == .byteOrderMark ? "\u{FEFF}" : ""
    return Array((start + printer.text + end).utf8)
  }
}

private struct Printer {
  let layout: GeneratedLayout
  var random: SeededGenerator
  var text = ""

  private var isOneLine: Bool { layout == .minified || layout == .oneLine }
  private var lineBreak: String { layout == .crlf ? "\r\n" : "\n" }

  private var unit: String {
    switch layout {
    case .fourSpaces, .inlineLeaves: "    "
    case .tabs: "\t"
    default: "  "
    }
  }

  private var colon: String {
    switch layout {
    case .python, .fourSpaces, .oneLine, .inlineLeaves: ": "
    case .minified: ":"
    default: " : "
    }
  }

  init(layout: GeneratedLayout, random: SeededGenerator) {
    self.layout = layout
    self.random = random
  }

  mutating func print(_ value: GeneratedJSON, depth: Int, isInline: Bool) {
    switch value {
    case .raw(let raw): text += raw
    case .string(let string): quote(string)
    case .object(let members):
      let members = ordered(members)
      // Depth 3 is inside `localizations` of an entry.
      let isInline = isInline || isOneLine || layout == .inlineLeaves && depth >= 5
      bracket("{", "}", members.count, depth, isInline) { printer, index in
        printer.quote(members[index].0)
        printer.text += printer.colon
        printer.print(members[index].1, depth: depth + 1, isInline: isInline)
      }
    case .array(let elements):
      bracket("[", "]", elements.count, depth, isInline || isOneLine) { printer, index in
        printer.print(elements[index], depth: depth + 1, isInline: isInline)
      }
    }
  }

  private mutating func bracket(
    _ opening: String,
    _ closing: String,
    _ count: Int,
    _ depth: Int,
    _ isInline: Bool,
    _ body: (inout Printer, Int) -> Void
  ) {
    func newLine(_ depth: Int) -> String {
      isInline ? "" : lineBreak + String(repeating: unit, count: depth)
    }
    text += opening
    if count == 0, colon == " : " {
      text += lineBreak + newLine(depth)
    }
    for index in 0..<count {
      if index > 0 { text += isInline && layout != .minified ? ", " : "," }
      text += newLine(depth + 1)
      body(&self, index)
    }
    if count > 0 { text += newLine(depth) }
    text += closing
  }

  private mutating func ordered(
    _ members: [(String, GeneratedJSON)]
  ) -> [(String, GeneratedJSON)] {
    if layout == .unsorted || layout == .fourSpaces || layout == .oneLine {
      return members.shuffled(using: &random)
    }
    return members.sorted { a, b in
      NSString(string: a.0).compare(
        b.0,
        options: [.numeric, .caseInsensitive, .forcedOrdering],
        range: NSRange(location: 0, length: NSString(string: a.0).length),
        locale: NSLocale.system
      ) == .orderedAscending
    }
  }

  private mutating func quote(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "/" where layout == .fourSpaces: text += "\\/"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      case _ where layout == .fourSpaces && scalar.value > 0x7F:
        for unit in String(scalar).utf16 {
          let hex = String(unit, radix: 16, uppercase: true)
          text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

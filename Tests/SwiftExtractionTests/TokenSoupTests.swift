// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing

@testable import SwiftExtraction

@Suite struct TokenSoupTests {
  /// What sources are made of, whole and cut off.
  private static let pieces = [
    "(", ")", "{", "}", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\", "@", "#",
    "#if", "#else", "#endif", ",", ":", ";", ".", "..", "...", "->", "=", "==", "?", "!", "&", "`",
    "`a`", "$0", "%", "+", "-", "*", "/", "/*", "*/", "//", "/a/", "0x", "1.5e", "0", "é",
    "\u{FEFF}",
    "let ", "var ", "func ", "init", "init?", "subscript", "case ", "enum ", "struct ", "class ",
    "extension ", "protocol ", "typealias ", "where ", "throws ", "async ", "inout ", "some ",
    "static ", "for ", "in ", "if ", "guard ", "else ", "switch ", "default", "return ", "try ",
    "as ", "_ ", "self", "Self", "a", "b ", "item", "Int", "String", "[String: Int]", "Int?",
    "LocalizedStringKey", "LocalizedStringResource", "@State ", "@autoclosure ",
    "@_disfavoredOverload ", "#Preview ", "<T: ", "<@", "(@", "(@)", "(_:", "(a b: ", ": Int",
    "{ get set }", "willSet", "Text(", "Text(\"a\")", "Label(", "String(localized: ",
    "NSLocalizedString(", "ForEach(", "specifier: \"%d\"", "format: ", "comment: \"x\"",
    "defaultValue: \"y\"", "table: \"T\"", "\"\\(a)\"", "\"\\(a.b(c), specifier: \"%d\")\"",
  ]

  /// Whatever stands after whatever, reading comes to its end and loses nothing that came before.
  @Test(arguments: 0..<64 as Range<UInt64>)
  func readingComesToItsEnd(_ seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let sources = (0..<50).map { number in
      var text = "let a = Text(\"Saved\")\n"
      for _ in 0..<Int.random(in: 1..<50, using: &random) {
        text += Self.pieces[Int.random(in: Self.pieces.indices, using: &random)]
        switch Int.random(in: 0..<12, using: &random) {
        case 0: text += "\n"
        case 1...3: text += " "
        default: break
        }
      }
      return SourceInput(path: "\(number).swift", bytes: Array(text.utf8))
    }
    var options = ExtractionOptions()
    options.reportsVerbatimVariables = seed % 2 == 0
    options.collectsLiterals = true
    let result = await SourceExtractor(options).extract(sources)
    #expect(result.sources.count == sources.count)
    for source in result.sources {
      #expect(source.strings.first?.key == "Saved", "\(source.path)")
      let places = source.strings.map { [$0.line, $0.column] }
      #expect(!zip(places, places.dropFirst()).contains { $1.lexicographicallyPrecedes($0) })
    }
  }
}

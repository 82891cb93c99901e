// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import FoundationXML
import ICUBridge

/// The samples of CLDR's plural tables (`plurals.xml`, `ordinals.xml`).
struct PluralSamples {
  /// One locale, one category and the numbers that CLDR gives as examples, as they are spelled.
  struct Row {
    let locale: String
    let category: PluralCategory
    let samples: [String]
  }

  let rows: [Row]

  init(contentsOf file: URL) throws {
    let reader = Reader()
    let parser = XMLParser(data: try Data(contentsOf: file))
    // Without its DTD, which the folder does not have, the file is still well formed.
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    guard parser.parse() else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    rows = reader.rows
  }

  /// The samples in the text of a rule: what follows `@integer` and `@decimal`.
  ///
  /// Of a range both ends are taken, as the data's description recommends.
  fileprivate static func samples(in rule: String) -> [String] {
    rule.split(separator: "@").dropFirst().flatMap { list in
      list.drop { $0 != " " }
        .split { $0 == "," || $0 == " " || $0 == "~" || $0 == "…" }
        .map(String.init)
    }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var rows: [Row] = []
    private var locales: [String] = []
    private var category: PluralCategory?
    private var text = ""

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      switch name {
      case "pluralRules":
        locales = attributes["locales"]?.split(separator: " ").map(String.init) ?? []
      case "pluralRule":
        category = attributes["count"].flatMap(PluralCategory.init)
        text = ""
      default:
        break
      }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      text += string
    }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      guard name == "pluralRule", let category else { return }
      let samples = PluralSamples.samples(in: text)
      rows += locales.map { Row(locale: $0, category: category, samples: samples) }
    }
  }
}

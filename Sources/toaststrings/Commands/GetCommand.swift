// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import CommandLineInterface
import XCStrings

/// `toaststrings get`: shows what a catalog has for a key.
enum GetCommand {
  static let spec = CommandSpec(
    "get",
    summary: "show what a catalog has for a key",
    discussion: """
      The text format shows control characters escaped; with --locale and one plain text it is \
      that text alone. The json format prints the entry's own JSON, \
      invisible characters as escapes.
      """,
    examples: [
      .init("toaststrings get App.xcstrings Undo", "all languages"),
      .init("toaststrings get App.xcstrings Undo --locale de", "one text"),
      .init("toaststrings get App.xcstrings Undo --format json", "the entry as it stands"),
    ],
    arguments: [CatalogText.argument, ArgumentSpec("key", help: "The key")],
    options: [
      .value("locale", short: "l", ValueSpec("locale"), help: "Show this language only"),
      .textOrJSON(help: "How the entry is written"),
    ]
  )

  static let command = CommandLineTool.Command(spec) { parsed, context in
    let path = parsed.operand("catalog") ?? ""
    let key = parsed.operand("key") ?? ""
    let catalog = try CatalogText.read(path, context)
    let locale = parsed.value("locale").map { UnknownLocale.spelling(of: $0, in: catalog) ?? $0 }
    do {
      let json = try EntryJSON.bytes(forKey: key, locale: locale, in: catalog)
      if parsed.value("format") == "json" {
        context.output.write(JSONStrings.harmless(json))
        context.output.write("\n")
      } else if let entry = catalog.entry(forKey: key) {
        context.output.write(EntryText.text(of: entry, locale: locale))
      }
    } catch {
      throw CommandFailure("\(path): \(error)")
    }
    return .success
  }
}

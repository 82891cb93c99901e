// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import CommandLineInterface
import XCStrings

/// `toaststrings list`: the keys of a catalog.
enum ListCommand {
  private static let states = ChoiceSet(noun: "state", EditVocabulary.states, isClosed: false)

  static let spec = CommandSpec(
    "list",
    summary: "list the keys of a catalog",
    discussion: """
      A glob knows * (any run of characters, slashes too), ? (one character) and a backslash \
      before a character that stands for itself. Conditions are all to be met. The text format \
      shows control characters escaped.
      """,
    examples: [
      .init("toaststrings list App.xcstrings --key 'toast.*'", "keys by name"),
      .init("toaststrings list App.xcstrings --missing ja", "what is not in Japanese yet"),
      .init("toaststrings list App.xcstrings --state needs_review", "what is to be reviewed"),
    ],
    arguments: [CatalogText.argument],
    options: [
      .value("key", short: "k", ValueSpec("glob"), help: "Keys that match"),
      .value("text", short: "t", ValueSpec("glob"), help: "Keys with a text that matches"),
      .value(
        "state",
        ValueSpec("state", form: .choice(states)),
        help: "Keys with a text in this state"
      ),
      .value("missing", ValueSpec("locale"), help: "Keys without a text in this language"),
      .textOrJSON(help: "How the list is written"),
    ]
  )

  static let command = CommandLineTool.Command(spec) { parsed, context in
    let path = parsed.operand("catalog") ?? ""
    let catalog = try CatalogText.readCatalog(path, context)
    let missing = try parsed.value("missing").map { code in
      guard let spelling = UnknownLocale.spelling(of: code, in: catalog) else {
        throw UnknownLocale.error(code, option: "--missing", reference: "list --help")
      }
      return spelling
    }
    var query = EntryQuery()
    query.key = parsed.value("key").map(Glob.matcher)
    query.text = parsed.value("text").map(Glob.matcher)
    query.state = try parsed.value("state").map { try state($0, in: catalog) }
    query.missingLocale = missing
    let entries = query.entries(of: catalog, rules: .fromICU)
    if parsed.value("format") == "json" {
      context.output.write(EntryListing.json(entries, of: catalog))
    } else {
      for entry in entries { context.output.write("\(entry.key.escapedForTerminal)\n") }
    }
    return .success
  }

  /// A state by its name.
  ///
  /// - Throws: `UsageError` for one that is neither Xcode's nor the catalog's.
  private static func state(
    _ name: String,
    in catalog: StringCatalog
  ) throws -> TranslationState {
    let state = TranslationState(rawValue: name)
    do {
      try EditVocabulary.require(state, in: catalog)
    } catch {
      throw UsageError.unknown(
        "state",
        name,
        in: "'--state'",
        candidates: error.known,
        reference: "list --help"
      )
    }
    return state
  }
}

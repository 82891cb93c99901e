// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import CommandLineInterface
import XCStrings

/// `toaststrings set`: sets texts and what is said about a key.
enum SetCommand {
  private static let forms = ChoiceSet(
    noun: "plural category",
    ["zero", "one", "two", "few", "many", "other"]
  )
  private static let devices = ChoiceSet(
    noun: "device",
    EditVocabulary.devices,
    isClosed: false
  )
  private static let states = ChoiceSet(
    noun: "state",
    EditVocabulary.states,
    isClosed: false
  )

  static let spec = CommandSpec(
    "set",
    summary: "set the text of a key, or what is said about it",
    discussion: """
      Without --locale the text is that of the source language. A key that the catalog lacks is \
      made, in Xcode's place. A new text gets the state "translated" unless --state says \
      otherwise; setting the text that is there already changes nothing. Plural and device forms \
      that are not named stay as they are. States and devices are those of Xcode, and others that \
      the catalog has already.
      """,
    examples: [
      .init("toaststrings set App.xcstrings Undo --locale de --value Widerrufen", "one text"),
      .init(
        "toaststrings set App.xcstrings '%lld files' --plural one='%lld file'",
        "a form of a plural"
      ),
      .init("toaststrings set App.xcstrings --stdin", "many edits, a JSON object a line"),
    ],
    arguments: [
      CatalogText.argument,
      ArgumentSpec("key", count: .optional, help: "The key; one that is not there is made"),
    ],
    options: [
      .value("locale", short: "l", ValueSpec("locale"), help: "The language of the text"),
      .value("value", ValueSpec("text"), help: "The text"),
      .value(
        "plural",
        ValueSpec("form=text", form: .pair(names: forms), repetition: .collect),
        help: "The text of a plural form; repeatable"
      ),
      .value(
        "device",
        ValueSpec("name=text", form: .pair(names: devices), repetition: .collect),
        help: "The text for a device; repeatable"
      ),
      .value(
        "state",
        ValueSpec("state", form: .choice(states)),
        help: "The state of the texts"
      ),
      .value("comment", ValueSpec("text"), help: "What translators are told; \"\" removes it"),
      .value(
        "translatable",
        ValueSpec("true|false", form: .choice(ChoiceSet(noun: "answer", ["true", "false"]))),
        help: "Whether the key is to be translated"
      ),
      .flag("manual", help: "Keep the key by hand: Xcode never removes it"),
      .flag("replace", help: "Put the text in the place of variations"),
    ] + CatalogChange.options
  )

  static let command = CommandLineTool.Command(spec) { parsed, context in
    let key = parsed.operand("key")
    let requests: [CatalogEditRequest]
    if parsed.flag("stdin") {
      guard key == nil, !members.contains(where: { parsed.isGiven($0) }) else {
        throw CatalogChange.keyUnwanted("set")
      }
      requests = try CatalogChange.requests(.set, context)
    } else {
      guard let key else { throw CatalogChange.keyMissing("set") }
      requests = [CatalogEditRequest(.set(try request(key, parsed)))]
    }
    return try CatalogChange(
      path: parsed.operand("catalog") ?? "",
      requests: requests,
      isDryRun: parsed.flag("dry-run"),
      context: context
    ).run()
  }

  /// The options that say what to set, as the members of a line do with `--stdin`.
  private static let members = [
    "locale", "value", "plural", "device", "state", "comment", "translatable", "manual", "replace",
  ]

  private static func request(_ key: String, _ parsed: ParsedArguments) throws -> SetRequest {
    if parsed.isGiven("value"), parsed.isGiven("plural") {
      throw UsageError("give '--value' or '--plural', not both", reference: "set --help")
    }
    if parsed.value("state")?.isEmpty == true {
      throw UsageError(
        "option '--state' cannot be empty; give one such as 'translated'",
        reference: "set --help"
      )
    }
    var request = SetRequest(key: key)
    request.locale = parsed.value("locale")
    request.state = parsed.value("state").map(TranslationState.init(rawValue:))
    request.comment = parsed.value("comment")
    request.translatable = parsed.value("translatable").map { $0 == "true" }
    request.isManual = parsed.flag("manual")
    request.replaces = parsed.flag("replace")
    var content = RequestedContent()
    if let value = parsed.value("value") { content.text = .plain(value) }
    let plural = parsed.pairs("plural").map { RequestedContent.Named($0.name, $0.text) }
    if !plural.isEmpty { content.text = .plural(plural) }
    content.devices = parsed.pairs("device").map {
      RequestedContent.Named($0.name, RequestedContent.Text.plain($0.text))
    }
    if content != RequestedContent() { request.content = content }
    return request
  }
}

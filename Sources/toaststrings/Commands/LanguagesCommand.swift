// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import ICUBridge
import StringResolution

/// `toaststrings languages`: the language that a reader gets.
enum LanguagesCommand {
  static let matchings = ChoiceSet(
    noun: "matching",
    LanguageMatching.allCases.map(\.rawValue)
  )

  static let spec = CommandSpec(
    "languages",
    summary: "show which language a reader gets",
    discussion: """
      Prints the languages in which texts are looked up, one a line, the best first: the one that \
      matches, those that supply what it lacks, and the source language.
      """,
    examples: [
      .init(
        "toaststrings languages --available en,zh-Hans,zh-Hant --preferred zh-HK",
        "a reader in Hong Kong gets zh-Hant"
      )
    ],
    options: [
      .value(
        "available",
        ValueSpec("locale", repetition: .list),
        help: "The languages that there are",
        isRequired: true
      ),
      .value(
        "preferred",
        ValueSpec("locale", repetition: .list),
        help: "The reader's wishes, the strongest first",
        details: "Without them LANGUAGE, LC_ALL, LC_MESSAGES and LANG are asked, in this order."
      ),
      .value(
        "source",
        ValueSpec("locale"),
        help: "The language that texts are translated from",
        details: """
          It counts as available, and is what a reader gets whom nothing fits. Without it the first \
          of the available languages is taken.
          """
      ),
      matchingOption,
    ]
  )

  static let matchingOption = OptionSpec.value(
    "matching",
    ValueSpec("matching", form: .choice(matchings), defaultValue: "apple"),
    help: "Choose as Apple does or by CLDR's distances"
  )

  static let command = CommandLineTool.Command(spec) { parsed, context in
    var available = parsed.values("available")
    let source = parsed.value("source") ?? available.first ?? "en"
    for name in available + [source] where !isLanguage(name) {
      throw unknownLocale(name, "languages")
    }
    if !available.contains(source) { available.append(source) }
    let preferences = try wishes(parsed, "preferred", context, command: "languages")
    let matching = parsed.value("matching").flatMap(LanguageMatching.init) ?? .apple
    var languages = matching.match(available: available, preferences: preferences).languages
    if !languages.contains(source) { languages.append(source) }
    for language in languages { context.output.write(language + "\n") }
    return .success
  }

  /// The reader's wishes from an option, else from the environment.
  ///
  /// - Throws: `UsageError` for what is no language tag.
  static func wishes(
    _ parsed: ParsedArguments,
    _ option: String,
    _ context: CommandContext,
    command: String
  ) throws(UsageError) -> LanguagePreferences {
    guard parsed.isGiven(option) else {
      return LanguagePreferences(environment: { context.environment[$0] })
    }
    let names = parsed.values(option)
    for name in names where LanguagePreference(name) == nil && !["C", "POSIX"].contains(name) {
      throw unknownLocale(name, command)
    }
    return LanguagePreferences(names)
  }

  /// Catalogs may name anything that looks like a tag; old names such as `German` too.
  private static func isLanguage(_ name: String) -> Bool {
    LanguagePreference(name) != nil
  }

  static func unknownLocale(_ name: String, _ command: String) -> UsageError {
    UsageError("unknown locale '\(name)'", reference: "\(command) --help")
  }
}

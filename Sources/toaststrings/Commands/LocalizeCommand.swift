// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import ICUBridge
import StringResolution
import XCStrings

/// `toaststrings localize`: texts as a reader gets them.
enum LocalizeCommand {
  private static let isolations = ChoiceSet(
    noun: "isolation",
    BidiIsolation.allCases.map(\.rawValue)
  )

  static let spec = CommandSpec(
    "localize",
    summary: "resolve texts as an app shows them",
    discussion: """
      An argument that is a JSON number is a number, with a point or exponent a floating-point one; \
      everything else is text. A wrong argument or a mistake of a translator gives the best text \
      there is, and a problem on standard error.

      With --stdin one request a line is read and answered, as JSON: {"key", "args", "languages", \
      "locale", "table", "device", "isolation", "defaultValue"}; what a request leaves out is as \
      the options say. Arguments may be objects: {"int"}, {"uint"}, {"double"}, {"decimal"} and \
      {"string"} give the type, {"date", "style"}, {"list", "style"} and a "style" beside a number \
      a way to be shown.
      """,
    examples: [
      .init(
        "toaststrings localize --catalog App.xcstrings --languages pl \"%lld files\" 5",
        "the Polish plural form"
      ),
      .init(
        "toaststrings localize --catalog App.xcstrings --stdin",
        "answer many requests"
      ),
    ],
    arguments: [
      ArgumentSpec("key", count: .optional, help: "The key as it stands in the catalog"),
      ArgumentSpec("arg", count: .zeroOrMore, help: "The values, in the order of their numbers"),
    ],
    options: [
      .value(
        "catalog",
        short: "c",
        ValueSpec("file", repetition: .collect, completion: .catalogs),
        help: "A catalog, or a folder with .lproj folders",
        isRequired: true
      ),
      .value(
        "languages",
        short: "l",
        ValueSpec("locale", repetition: .list),
        help: "The reader's wishes, the strongest first",
        details: "Without them LANGUAGE, LC_ALL, LC_MESSAGES and LANG are asked, in this order."
      ),
      .value(
        "locale",
        ValueSpec("locale"),
        help: "The locale that numbers and dates follow"
      ),
      .value("table", short: "t", ValueSpec("name"), help: "The table [default: Localizable]"),
      .value(
        "device",
        ValueSpec("device", defaultValue: "other"),
        help: "The device that the text is for"
      ),
      .value(
        "isolation",
        ValueSpec("when", form: .choice(isolations), defaultValue: "automatic"),
        help: "When values get direction isolates"
      ),
      .value("default", ValueSpec("text"), help: "The text when no catalog has the key"),
      .value(
        "string",
        short: "s",
        ValueSpec("text", repetition: .collect),
        help: "The next value, as text whatever it looks like"
      ),
      LanguagesCommand.matchingOption,
      .flag("stdin", help: "Read requests as JSON Lines, answer as JSON Lines"),
    ],
    exitStatus: "0 done, 1 with problems, 2 could not do the work"
  )

  static let command = CommandLineTool.Command(spec) { parsed, context in
    try LocalizeSession(parsed, context).run()
  }
}

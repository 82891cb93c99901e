// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface

/// A small tool whose table uses everything that a table can say.
enum SampleTool {
  static let root = CommandSpec(
    "toaststrings",
    summary: "check and edit string catalogs",
    discussion: """
      Reads the string catalogs of Xcode (*.xcstrings) and says what would go wrong at run time.
      """,
    examples: [.init("toaststrings check", "every catalog below this folder")],
    options: OptionSpec.common,
    subcommands: [check, set, get, sync, completions],
    exitStatus: "0 done, 1 problems found, 2 could not do the work",
    seeAlso: "See 'toaststrings help <command>' for the options of a command."
  )

  static let rules = ChoiceSet(
    noun: "rule",
    ["missing-plural-form", "missing-other-form", "edge-whitespace", "twin-keys"],
    reference: "rules"
  )

  static let check = CommandSpec(
    "check",
    summary: "report problems in string catalogs",
    discussion: """
      Without a path, every *.xcstrings file below the current folder is checked.

      Problems go to standard output, the summary to standard error.
      """,
    examples: [
      .init("toaststrings check", "every catalog below this folder"),
      .init("toaststrings check --format github Sources", "annotations on a pull request"),
      .init("toaststrings check - < A.xcstrings", "a catalog from a pipe"),
    ],
    arguments: [
      ArgumentSpec(
        "path",
        count: .zeroOrMore,
        help: "Catalogs or folders; \"-\" reads one from stdin",
        completion: .catalogs
      )
    ],
    options: [
      .value(
        "format",
        short: "f",
        ValueSpec(
          "format",
          form: .choice(
            ChoiceSet(
              noun: "format",
              [
                .init("text", help: "lines for people"),
                .init("json", help: "one object with everything"),
                .init("jsonl", help: "one finding a line"),
                .init("sarif"), .init("github"), .init("gitlab"), .init("junit"),
                .init("checkstyle"), .init("markdown"), .init("html"),
              ]
            )
          ),
          defaultValue: "text"
        ),
        category: "OUTPUT",
        help: "text, json, sarif, github, ..."
      ),
      .value(
        "output",
        short: "o",
        ValueSpec("file", completion: .anyFile),
        category: "OUTPUT",
        help: "Write the report to a file"
      ),
      .flag("verbose", category: "OUTPUT", help: "Show findings of severity info too"),
      .value(
        "config",
        ValueSpec("file", completion: .files(extensions: ["json"])),
        help: "Use this configuration file"
      ),
      .flag("no-config", help: "Use no configuration file"),
      .value(
        "locales",
        short: "l",
        ValueSpec("locale", repetition: .list),
        help: "Locales that must be complete"
      ),
      .value(
        "only",
        ValueSpec("rule", form: .choice(rules), repetition: .list),
        help: "Check these rules alone"
      ),
      .value(
        "skip",
        ValueSpec("rule", form: .choice(rules), repetition: .list),
        help: "Leave these rules out"
      ),
      .value(
        "fail-on",
        ValueSpec(
          "severity",
          form: .choice(ChoiceSet(noun: "severity", ["error", "warning", "info", "never"])),
          defaultValue: "error"
        ),
        help: "error, warning, info or never"
      ),
      .flag("strict", isNegatable: true, help: "Let warnings fail"),
      .value(
        "baseline",
        ValueSpec("file", completion: .anyFile),
        help: "Known findings to leave out"
      ),
      .flag("write-baseline", help: "Write the baseline"),
      .value("since", ValueSpec("revision"), help: "Only what changed since a git revision"),
      .flag("fix", help: "Mend what can be mended safely"),
      .flag("unsafe", help: "Mend what needs a second look too"),
      .flag("dry-run", help: "Print what would change as a diff"),
      .value(
        "sources",
        ValueSpec("folder", repetition: .collect, completion: .directories),
        help: "Check the code there too",
        details: "Adds the rules about code, which compare keys in sources with the catalogs."
      ),
      .value(
        "jobs",
        short: "j",
        ValueSpec("count", form: .integer(1...Int.max)),
        help: "How many cores to use"
      ),
    ],
    exitStatus: "0 clean, 1 problems found, 2 could not check",
    seeAlso: "Run 'toaststrings explain <rule>' for the reason behind a rule."
  )

  static let set = CommandSpec(
    "set",
    summary: "set texts of a key",
    examples: [
      .init("toaststrings set A.xcstrings key --value 'A text'", "the source text"),
      .init(
        "toaststrings set A.xcstrings key --plural one=Toast --plural other=Toasts",
        "two plural forms"
      ),
    ],
    arguments: [
      ArgumentSpec("catalog", help: "The catalog", completion: .catalogs),
      ArgumentSpec("key", count: .optional, help: "The key"),
    ],
    options: [
      .value("locale", ValueSpec("locale"), help: "The language; the source language without it"),
      .value("value", ValueSpec("text"), help: "A plain text"),
      .value(
        "plural",
        ValueSpec(
          "form=text",
          form: .pair(
            names: ChoiceSet(noun: "plural form", ["zero", "one", "two", "few", "many", "other"])
          ),
          repetition: .collect
        ),
        help: "The text of one plural form"
      ),
      .value(
        "device",
        ValueSpec(
          "device=text",
          form: .pair(
            names: ChoiceSet(noun: "device", ["mac", "iphone", "ipad", "other"], isClosed: false)
          ),
          repetition: .collect
        ),
        help: "The text for one kind of device"
      ),
    ]
  )

  static let get = CommandSpec(
    "get",
    summary: "print the texts of a key",
    examples: [.init("toaststrings get A.xcstrings key", "all languages")],
    arguments: [
      ArgumentSpec("catalog", help: "The catalog", completion: .catalogs),
      ArgumentSpec("key", help: "The key"),
    ]
  )

  static let sync = CommandSpec(
    "sync",
    summary: "bring catalogs up to date with sources",
    examples: [.init("toaststrings sync A.xcstrings --output-directory out", "one catalog")],
    arguments: [
      ArgumentSpec("path", count: .oneOrMore, help: "Catalogs and sources", completion: .anyFile)
    ],
    options: [
      .value(
        "output-directory",
        ValueSpec("folder", completion: .directories),
        help: "Where the catalogs are written",
        isRequired: true
      )
    ]
  )

  static let completions = CommandSpec(
    "completions",
    summary: "print a completion script",
    examples: [.init("toaststrings completions bash > toaststrings.bash", "for bash")],
    arguments: [
      ArgumentSpec(
        "shell",
        help: "bash, zsh or fish",
        choices: ChoiceSet(noun: "shell", ["bash", "zsh", "fish"])
      )
    ]
  )
}

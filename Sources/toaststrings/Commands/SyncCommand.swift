// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface

/// `toaststrings sync`: brings catalogs up to date with Swift sources.
enum SyncCommand {
  static let command = CommandLineTool.Command(spec) { parsed, context in
    try await SyncSession(parsed, context).run()
  }

  private static let formats = ChoiceSet(noun: "format", ["text", "json"])

  static let spec = CommandSpec(
    "sync",
    summary: "bring catalogs up to date with Swift sources",
    discussion: """
      Operands that end in .xcstrings are catalogs, and the name of the file is the table; the \
      others are sources or folders of them, by default the working directory.

      Adds the keys that the sources look up, takes over comments and gives back keys that were \
      stale. With --complete the sources are all there are: keys that they do not use become \
      stale, and those that nobody has translated are removed. What Xcode keeps by hand (state \
      "manual") never changes. Translations and the texts of the catalog stay as they are.
      """,
    examples: [
      .init("toaststrings sync App/Localizable.xcstrings App", "add what is new"),
      .init("toaststrings sync --check Localizable.xcstrings Sources", "in CI: status 1 on drift"),
      .init("toaststrings sync --complete Localizable.xcstrings .", "mark what is unused"),
    ],
    arguments: [
      ArgumentSpec(
        "path",
        count: .oneOrMore,
        help: "Catalogs (*.xcstrings), then sources or folders of them",
        completion: .anyFile
      )
    ],
    options: [
      .flag("complete", help: "Mark or remove what the sources do not use"),
      .flag("check", help: "Change nothing; status 1 when something would change"),
      .flag("create", help: "Make catalogs that are not there"),
      .flag("review-changed", help: "Take over default values that changed"),
      .flag("strict", help: "Write nothing, status 1, when anything is in doubt"),
      .value(
        "stringsdata",
        ValueSpec("file", repetition: .collect, completion: .files(extensions: ["stringsdata"])),
        help: "Take texts that a build on a Mac found; repeatable"
      ),
      .value(
        "format",
        short: "f",
        ValueSpec("format", form: .choice(formats), defaultValue: "text"),
        help: "How the report is written"
      ),
      .flag("dry-run", short: "n", help: "Print what would change as a patch"),
    ] + SourceOptions.options + [Jobs.option],
    exitStatus: "0 up to date, 1 drift with --check or doubts with --strict, 2 could not do it"
  )
}

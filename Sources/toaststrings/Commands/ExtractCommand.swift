// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import SwiftExtraction

/// `toaststrings extract`: lists the texts that Swift sources look up.
enum ExtractCommand {
  static let command = CommandLineTool.Command(spec) { parsed, context in
    try await ExtractSession(parsed, context).run()
  }

  private static let formats = ChoiceSet(
    noun: "format",
    ExtractFormat.allCases.map(\.rawValue)
  )

  static let spec = CommandSpec(
    "extract",
    summary: "list the texts that Swift sources look up",
    discussion: """
      Reads Swift sources without compiling them and lists the keys that String(localized:), \
      SwiftUI, App Intents, NSLocalizedString and the project's own declarations look up, with \
      the placeholders that the run time puts in for interpolations.

      Folders of tests, of builds and of other people's code are not looked into. Places where a \
      key is no literal are listed as problems; they leave the status at 0.
      """,
    examples: [
      .init("toaststrings extract Sources", "every text below a folder"),
      .init("toaststrings extract --format json --catalog App.xcstrings .", "with known keys"),
      .init("toaststrings extract --format stringsdata --output out Sources", "for Xcode's sync"),
    ],
    arguments: [
      ArgumentSpec(
        "path",
        count: .oneOrMore,
        help: "Swift sources or folders; \"-\" reads one source from stdin",
        completion: .files(extensions: ["swift"])
      )
    ],
    options: [
      .value(
        "format",
        short: "f",
        ValueSpec("format", form: .choice(formats), defaultValue: "text"),
        help: "As text, json, stringsdata or a new catalog, xcstrings"
      ),
      .value(
        "output",
        short: "o",
        ValueSpec("path", completion: .anyFile),
        help: "Write to a file; for stringsdata to a folder"
      ),
      .value(
        "catalog",
        ValueSpec("file", repetition: .collect, completion: .catalogs),
        help: "Take unknown placeholders from its keys; repeatable"
      ),
      .flag("strict", help: "Status 1 when a key or its text is in doubt"),
      .flag("verbatim", help: "Also report variables that are shown as they are"),
    ] + SourceOptions.options + [Jobs.option],
    exitStatus: "0 done, 1 doubts with --strict, 2 could not do the work"
  )
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface

/// `toaststrings check`: reports problems in catalogs.
enum CheckCommand {
  static let command = CommandLineTool.Command(spec) { parsed, context in
    try await CheckSession(parsed, context).run()
  }

  private static let formats = ChoiceSet(noun: "format", ReportFormat.allCases.map(\.rawValue))
  private static let levels = ChoiceSet(noun: "severity", FailLevel.allCases.map(\.rawValue))
  private static let rules = ChoiceSet(
    noun: "rule",
    Checker.rules.map(\.id),
    reference: "rules"
  )

  static let spec = CommandSpec(
    "check",
    summary: "report problems in string catalogs",
    discussion: """
      Without operands every catalog below the working directory is checked; .build, DerivedData, \
      .git, node_modules, Pods and Carthage are not looked into.

      The nearest .toaststrings.json in the folder of a catalog or above it says which languages \
      are required, which rules run and how much they weigh. A comment with [no-lint] or \
      [no-lint:rule] silences the rules for its key.

      Without --locales and without a configuration, a language is required when it has text for \
      at least half of the keys of the catalog.
      """,
    examples: [
      .init("toaststrings check", "every catalog below this folder"),
      .init("toaststrings check --format github Sources", "annotations on a pull request"),
      .init("toaststrings check --locales ja,de App.xcstrings", "with required languages"),
      .init("toaststrings check --fix --dry-run", "a patch of what can be repaired"),
      .init("toaststrings check --since origin/main", "only what this branch brings"),
    ],
    arguments: [
      ArgumentSpec(
        "path",
        count: .zeroOrMore,
        help: "Catalogs or folders; \"-\" reads one catalog from stdin",
        completion: .catalogs
      )
    ],
    options: [
      .value(
        "format",
        short: "f",
        ValueSpec("format", form: .choice(formats), defaultValue: "text"),
        help: "How findings are written"
      ),
      .value(
        "output",
        short: "o",
        ValueSpec("file", completion: .anyFile),
        help: "Write the report to a file"
      ),
      .value(
        "locales",
        ValueSpec("locale", repetition: .list, completion: .none),
        help: "Languages that every key must have"
      ),
      .value(
        "only",
        ValueSpec("rule", form: .choice(rules), repetition: .list),
        help: "Run these rules alone; off ones run at warning"
      ),
      .value(
        "skip",
        ValueSpec("rule", form: .choice(rules), repetition: .list),
        help: "Leave these rules out"
      ),
      .value(
        "fail-on",
        ValueSpec("severity", form: .choice(levels)),
        help: "Status 1 from this severity on [default: error]"
      ),
      .value(
        "sources",
        ValueSpec("path", repetition: .collect, completion: .anyFile),
        help: "Check the use of keys in Swift sources; repeatable"
      ),
      .value(
        "baseline",
        ValueSpec("file", completion: .files(extensions: ["json"])),
        help: "Findings that are known and do not count",
        details: """
          The file holds the path, fingerprint and number of findings that the project lives with. \
          They leave the report, the counts and the status. Without the option the baseline is the \
          one that the configuration names.
          """
      ),
      .flag(
        "write-baseline",
        help: "Make the baseline, or take out what is gone",
        details: """
          A baseline that exists may only shrink: what is new stays a finding. --force makes it \
          anew.
          """
      ),
      .flag("force", help: "With --write-baseline: take in new findings too"),
      .value(
        "since",
        ValueSpec("revision", completion: .none),
        help: "Only what is new since the branch left this one",
        details: """
          Each catalog, and with --sources each Swift file, is checked too as it stood at the \
          merge base of the revision and HEAD; what was found there is left out, wherever its \
          line or, by git's detection of renames, its file has moved. Files of a submodule are \
          compared with the commit that the outer repository had recorded.
          """
      ),
      .flag(
        "fix",
        help: "Repair what can be repaired safely",
        details: """
          Each repair changes only what its finding is about. The report and the status are about \
          what remains.
          """
      ),
      .flag("unsafe", help: "With --fix: carry out good guesses too"),
      .flag(
        "dry-run",
        short: "n",
        help: "With --fix: print a patch and change nothing",
        details: "\"git apply\" and \"patch -p1\" apply it in the folder where the tool ran."
      ),
      .flag("strict", help: "Warnings fail; what a parent covers is missing"),
      .flag("verbose", short: "v", help: "Show findings of severity info in text too"),
      .value(
        "config",
        ValueSpec("file", completion: .files(extensions: ["json"])),
        help: "Use this configuration for every catalog"
      ),
      .flag("no-config", help: "Use no configuration"),
      .value(
        "stdin-filename",
        ValueSpec("name", completion: .anyFile),
        help: "The name that stdin has in the report"
      ),
      Jobs.option,
    ],
    exitStatus: "0 clean, 1 problems found, 2 could not check",
    seeAlso: "Run \"toaststrings explain <rule>\" for the reason behind a rule."
  )
}

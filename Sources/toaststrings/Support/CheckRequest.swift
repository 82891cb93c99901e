// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface

/// What the command line asks `check` for.
struct CheckRequest {
  let operands: [String]
  let format: ReportFormat
  let output: String?
  let failLevel: FailLevel?
  let locales: [String]?
  let selection: RuleSelection
  let isStrict: Bool
  let isVerbose: Bool
  let origin: ConfigurationLoader.Origin
  let inputName: String?
  let baseline: String?
  let baselineUse: BaselineFile.Use
  let since: String?
  let fixing: CheckPiece.Fixing?

  /// Reads the options.
  ///
  /// - Throws: `UsageError` for an unknown locale and for options that need or exclude others.
  init(_ parsed: ParsedArguments) throws {
    operands = parsed.operands("path")
    format = parsed.value("format").flatMap(ReportFormat.init(rawValue:)) ?? .text
    output = parsed.value("output")
    failLevel = parsed.value("fail-on").flatMap(FailLevel.init(rawValue:))
    locales = parsed.isGiven("locales") ? parsed.values("locales") : nil
    selection = RuleSelection(only: parsed.values("only"), skipped: parsed.values("skip"))
    isStrict = parsed.flag("strict")
    isVerbose = parsed.flag("verbose")
    inputName = parsed.value("stdin-filename")
    baseline = parsed.value("baseline")
    since = parsed.value("since")
    origin =
      parsed.flag("no-config") ? .none : parsed.value("config").map { .file($0) } ?? .nearest
    let isForced = parsed.flag("force")
    baselineUse =
      parsed.flag("write-baseline") ? (isForced ? .rewrite : .shrink) : .read
    fixing =
      parsed.flag("fix")
      ? CheckPiece.Fixing(
        includesUnsafe: parsed.flag("unsafe"),
        isDryRun: parsed.flag("dry-run")
      ) : nil
    for code in locales ?? [] where !LocaleFacts.isValidCode(code) {
      throw UnknownLocale.error(code, option: "--locales", reference: "check --help")
    }
    try validate(parsed)
  }

  private func validate(_ parsed: ParsedArguments) throws {
    func refuse(_ message: String) -> UsageError {
      UsageError(message, reference: "check --help")
    }
    for option in ["unsafe", "dry-run"] where parsed.flag(option) && fixing == nil {
      throw refuse("'--\(option)' says how to fix; give '--fix' too")
    }
    if !selection.only.isEmpty, selection.only.allSatisfy(selection.skipped.contains) {
      throw refuse("'--skip' leaves out every rule of '--only'; no rule is left to run")
    }
    if parsed.flag("no-config"), parsed.isGiven("config") {
      throw refuse("'--no-config' and '--config' exclude each other; give one of them")
    }
    if parsed.flag("force"), baselineUse == .read {
      throw refuse("'--force' is for '--write-baseline'; give that too")
    }
    if baselineUse != .read {
      if !selection.only.isEmpty || !selection.skipped.isEmpty {
        throw refuse("'--write-baseline' needs every rule; leave out '--only' and '--skip'")
      }
      if fixing?.isDryRun ?? false {
        throw refuse("'--dry-run' writes nothing; leave out '--write-baseline'")
      }
    }
    if let since, since.isEmpty || since.hasPrefix("-") {
      throw refuse("'\(since)' is no revision for '--since'")
    }
    if operands.contains("-") {
      if let fixing, !fixing.isDryRun {
        throw refuse("'--fix' cannot change stdin; '--fix --dry-run' shows what it would")
      }
      if since != nil, inputName == nil {
        throw refuse("'--since' needs the path of the catalog on stdin; give '--stdin-filename'")
      }
    }
  }
}

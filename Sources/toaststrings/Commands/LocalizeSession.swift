// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import ICUBridge
import StringResolution

/// One run of `localize`.
struct LocalizeSession {
  private let parsed: ParsedArguments
  private let context: CommandContext
  private let bundle: LocalizationBundle
  private let options: LocalizationOptions

  init(_ parsed: ParsedArguments, _ context: CommandContext) throws {
    self.parsed = parsed
    self.context = context
    if let locale = parsed.value("locale") {
      let tag = LanguagePreference(locale).flatMap { LanguageTag($0.tag) }
      guard let tag, tag.validity != .unknown else {
        throw LanguagesCommand.unknownLocale(locale, "localize")
      }
    }
    let preferences = try LanguagesCommand.wishes(
      parsed,
      "languages",
      context,
      command: "localize"
    )
    options = LocalizationOptions(
      device: DeviceVariation(rawValue: parsed.value("device") ?? "other"),
      isolation: parsed.value("isolation").flatMap(BidiIsolation.init) ?? .automatic,
      locale: parsed.value("locale")
    )
    let matching = parsed.value("matching").flatMap(LanguageMatching.init) ?? .apple
    do throws(LocalizationError) {
      bundle = try LocalizationBundle(
        contentsOf: parsed.values("catalog"),
        preferences: preferences,
        matching: matching
      )
    } catch {
      throw CommandFailure(error.description)
    }
  }

  func run() throws -> ExitStatus {
    if parsed.flag("stdin") {
      guard parsed.operand("key") == nil, !parsed.isGiven("string") else {
        throw UsageError(
          "a key and --stdin exclude each other; requests on standard input name their keys",
          reference: "localize --help"
        )
      }
      var server = LocalizeServer(
        bundle: bundle,
        options: options,
        table: parsed.value("table"),
        defaultValue: parsed.value("default")
      )
      return try server.run(context)
    }
    guard let key = parsed.operand("key") else {
      throw UsageError("no key is given; name one, or use --stdin", reference: "localize --help")
    }
    let resource = LocalizedResource(
      key: key,
      arguments: LocalizeArguments.values(parsed),
      defaultValue: parsed.value("default"),
      table: parsed.value("table")
    )
    let resolution = bundle.resolution(of: resource, options: options)
    context.output.write(resolution.text + "\n")
    context.output.flush()
    for problem in resolution.problems {
      context.complain("\(problem.description) [\(problem.kind.rawValue)]")
    }
    return resolution.problems.isEmpty ? .success : .findings
  }
}

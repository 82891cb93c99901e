// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import SpokenText
import StringResolution
import ToastPresentation
import XCStrings

/// `toaststrings announce`: what is said of a toast.
enum AnnounceCommand {
  /// The forms of an announcement.
  private enum Form: String, CaseIterable {
    case plain, ssml, html, apple, atspi, json
  }

  static let spec = CommandSpec(
    "announce",
    summary: "print the announcement of a toast",
    discussion: """
      Reads one toast as a JSON object and prints what a screen reader is to say of it: the text, in \
      parts with their languages, how urgent it is and how long the toast is to be shown. \
      Documentation/Announcements.md describes the members.
      """,
    examples: [
      .init("toaststrings announce --languages ja toast.json", "the text"),
      .init("toaststrings announce --as json --explain toast.json", "everything"),
    ],
    arguments: [
      ArgumentSpec(
        "file",
        count: .optional,
        help: "The toast; \"-\" or nothing reads standard input",
        completion: .files(extensions: ["json"])
      )
    ],
    options: [
      languagesOption,
      catalogOption,
      .value(
        "as",
        ValueSpec(
          "form",
          form: .choice(ChoiceSet(noun: "form", Form.allCases.map(\.rawValue))),
          defaultValue: Form.plain.rawValue
        ),
        help: "What is printed"
      ),
      .value(
        "engine",
        ValueSpec(
          "engine",
          form: .choice(ChoiceSet(noun: "engine", SpeechEngine.allCases.map(\.rawValue))),
          defaultValue: SpeechEngine.generic.rawValue
        ),
        help: "The speech engine that SSML is for"
      ),
      .flag("explain", help: "Tell on stderr what was decided and changed"),
    ]
  )

  static let languagesOption = OptionSpec.value(
    "languages",
    short: "l",
    ValueSpec("language", repetition: .list),
    help: "The listener's languages, best first",
    details: "Without it the language of the toast, else English."
  )

  static let catalogOption = OptionSpec.value(
    "catalog",
    short: "c",
    ValueSpec("file", repetition: .collect, completion: .catalogs),
    help: "A catalog of the app for keys and labels"
  )

  static let command = CommandLineTool.Command(spec) { parsed, context in
    let (bytes, place) = try input(parsed.operand("file"), context)
    let request: ToastRequest
    do {
      request = try ToastRequest(bytes, place: place, reader: argument)
    } catch {
      throw CommandFailure("\(error)")
    }
    warn(request.unknownMembers, context)
    let given = parsed.values("languages")
    let languages = try checked(given.isEmpty ? [request.toast.language ?? "en"] : given)
    let announcer = Announcer(
      languages: languages,
      bundles: try bundles(parsed.values("catalog")),
      options: request.options
    )
    warn(announcer.problems(of: request.keyedTexts), context)
    let announcement = announcer.announcement(for: request.toast)
    let form = parsed.value("as").flatMap(Form.init(rawValue:)) ?? .plain
    let engine = parsed.value("engine").flatMap(SpeechEngine.init(rawValue:)) ?? .generic
    context.output.write(rendered(announcement, form, engine) + [0x0A])
    if parsed.flag("explain") {
      for note in announcement.notes.all { context.errors.write(note.id + "\n") }
    }
    return .success
  }

  private static func rendered(
    _ announcement: Announcement,
    _ form: Form,
    _ engine: SpeechEngine
  ) -> [UInt8] {
    switch form {
    case .plain: Array(PlainRenderer.text(announcement).utf8)
    case .ssml: Array(SSMLRenderer.text(announcement, engine: engine).utf8)
    case .html: Array(HTMLRenderer(announcement).text.utf8)
    case .apple: AppleRenderer(announcement).value.bytes
    case .atspi: ATSPIRenderer(announcement).value.bytes
    case .json: JSONRenderer.value(announcement).bytes
    }
  }

  /// The bytes of an operand, and how messages call it.
  static func input(
    _ operand: String?,
    _ context: CommandContext
  ) throws -> (bytes: [UInt8], place: String) {
    guard let operand, operand != "-" else { return (try context.input.readAll(), "-") }
    do {
      let bytes = try TextBytes(contentsOfFile: operand)
      return (bytes.copy(0..<bytes.count), operand)
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  /// How many members or problems are told one by one.
  private static let most = 10

  /// Tells what was left out, since it may be a slip.
  static func warn(_ members: [UnknownMember], _ context: CommandContext) {
    for member in members.prefix(most) {
      let near = Suggestions.near(member.name, in: member.known).first
      context.inform(
        "\(member.place): \"\(member.name)\" is not known and left out"
          + (near.map { "; did you mean \"\($0)\"?" } ?? "")
      )
    }
    guard members.count > most else { return }
    context.inform("and \(members.count - most) more members that are not known")
  }

  /// Tells what is wrong with texts that are spoken all the same.
  static func warn(_ problems: [TextProblem], _ context: CommandContext) {
    for problem in problems.prefix(most) {
      context.inform("\(problem.place): \(problem.message)")
    }
    guard problems.count > most else { return }
    context.inform("and \(problems.count - most) more problems of texts")
  }

  /// The app's texts, each file for itself.
  static func bundles(_ paths: [String]) throws -> [LocalizationBundle] {
    try paths.map { path in
      do {
        return try LocalizationBundle(contentsOf: [path], preferences: [])
      } catch {
        throw CommandFailure("\(error)")
      }
    }
  }

  /// A value of a text, as `localize` reads it.
  @Sendable
  static func argument(
    _ document: JSONDocument,
    _ token: Int,
    _ number: Int
  ) throws(RequestError) -> LocalizationArgument {
    do {
      return try LocalizeArgumentReader.argument(document, token, number: number)
    } catch {
      throw RequestError(error.message)
    }
  }

  /// Refuses what is no language tag.
  static func checked(_ languages: [String]) throws -> [String] {
    for language in languages where !Announcer.isLanguageTag(language) {
      throw CommandFailure(
        "\"\(language)\" is no language tag; write one such as en, ja or zh-Hant"
      )
    }
    return languages
  }
}

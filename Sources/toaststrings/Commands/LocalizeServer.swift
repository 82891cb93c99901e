// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import StringResolution
import XCStrings

/// Answers the requests of `localize --stdin`.
struct LocalizeServer {
  private let bundle: LocalizationBundle
  private let options: LocalizationOptions
  private let table: String?
  private let defaultValue: String?

  /// The languages of the last request as it spelled them: most have those of the one before.
  private var languages: [UInt8] = []
  private var reader: Reader

  /// A reader and what is wrong with the languages that were given for it.
  private struct Reader {
    var bundle: LocalizationBundle
    var unknown: [String] = []
  }

  private var status = ExitStatus.success
  /// The answers that were not passed on yet.
  private var answers: [UInt8] = []
  /// From how many bytes on they are.
  private static let enough = 1 << 16

  init(
    bundle: LocalizationBundle,
    options: LocalizationOptions,
    table: String?,
    defaultValue: String?
  ) {
    self.bundle = bundle
    self.options = options
    self.table = table
    self.defaultValue = defaultValue
    reader = Reader(bundle: bundle)
  }

  /// Answers line by line, until the input ends.
  ///
  /// - Throws: `CommandFailure` when the input cannot be read.
  mutating func run(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    var rest: [UInt8] = []
    while true {
      let part = try context.input.read(upTo: 1 << 16)
      if part.isEmpty { break }
      var start = 0
      while let end = part[start...].firstIndex(of: 0x0A) {
        if rest.isEmpty {
          respond(part[start..<end], context)
        } else {
          rest += part[start..<end]
          respond(rest[...], context)
          rest.removeAll(keepingCapacity: true)
        }
        start = end + 1
      }
      rest += part[start...]
      // Who waits for an answer before the next request must get it now.
      passOn(context)
      context.output.flush()
      if context.output.failure != nil { return status }
    }
    respond(rest[...], context)
    passOn(context)
    return status
  }

  private mutating func passOn(_ context: CommandContext) {
    context.output.write(answers)
    answers.removeAll(keepingCapacity: true)
  }

  private mutating func respond(_ line: ArraySlice<UInt8>, _ context: CommandContext) {
    guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return }
    do throws(LocalizeRequest.Fault) {
      let document = try Self.document(line)
      write(try resolution(try LocalizeRequest(document), document))
    } catch {
      status = .findings
      let problem = LocalizationProblem(kind: .invalidRequest, key: "", message: error.message)
      write(Resolution(text: "", language: nil, source: .key, problems: [problem]))
    }
    if answers.count >= Self.enough { passOn(context) }
  }

  /// A line as JSON.
  private static func document(
    _ line: ArraySlice<UInt8>
  ) throws(LocalizeRequest.Fault) -> JSONDocument {
    do throws(JSONSyntaxError) {
      return try JSONDocument(TextBytes(line), allowsLoneSurrogates: true)
    } catch {
      throw LocalizeRequest.Fault(message: LocalizeSyntaxFault.message(error))
    }
  }

  private mutating func resolution(
    _ request: LocalizeRequest,
    _ document: JSONDocument
  ) throws(LocalizeRequest.Fault) -> Resolution {
    if let token = request.languages {
      try choose(token, document)
    } else if !languages.isEmpty {
      languages = []
      reader = Reader(bundle: bundle)
    }
    var options = options
    if let locale = request.locale { options.locale = locale }
    if let device = request.device { options.device = DeviceVariation(rawValue: device) }
    if let isolation = request.isolation { options.isolation = isolation }
    let resource = LocalizedResource(
      key: request.key,
      arguments: request.arguments,
      defaultValue: request.defaultValue ?? defaultValue,
      table: request.table ?? table
    )
    let resolution = reader.bundle.resolution(of: resource, options: options)
    guard !reader.unknown.isEmpty else { return resolution }
    let problems = reader.unknown.map { name in
      LocalizationProblem(
        kind: .unknownLocale,
        key: request.key,
        message: "“\(name)” is no language tag; write one such as “pt-BR”"
      )
    }
    return Resolution(
      text: resolution.text,
      language: resolution.language,
      source: resolution.source,
      problems: problems + resolution.problems
    )
  }

  private mutating func choose(
    _ token: Int,
    _ document: JSONDocument
  ) throws(LocalizeRequest.Fault) {
    let range = document.startOffset(token)..<document.endOffset(token)
    if range.count == languages.count,
      document.bytes.withSpan(
        range,
        { span in
          for index in languages.indices where span[index] != languages[index] { return false }
          return true
        }
      )
    {
      return
    }
    var names: [String] = []
    for element in document.elements(of: token) {
      names.append(try LocalizeRequest.text(document, element, "languages"))
    }
    languages = document.bytes.copy(range)
    reader = Reader(
      bundle: bundle.preferring(LanguagePreferences(names)),
      unknown: names.filter {
        !["", "C", "POSIX"].contains($0) && LanguagePreference($0) == nil
      }
    )
  }

  // MARK: - Answers

  private mutating func write(_ resolution: Resolution) {
    answers += "{\"text\": ".utf8
    JSONStrings.appendReportQuoted(resolution.text, to: &answers)
    answers += ", \"language\": ".utf8
    if let language = resolution.language {
      JSONStrings.appendReportQuoted(language, to: &answers)
    } else {
      answers += "null".utf8
    }
    answers += ", \"source\": \"".utf8
    answers += resolution.source.rawValue.utf8
    answers += "\", \"problems\": [".utf8
    var isFirst = true
    for problem in resolution.problems {
      if !isFirst { answers += ", ".utf8 }
      isFirst = false
      answers += "{\"kind\": \"".utf8
      answers += problem.kind.rawValue.utf8
      answers += "\", \"message\": ".utf8
      JSONStrings.appendReportQuoted(
        problem.kind == .invalidRequest ? problem.message : problem.description,
        to: &answers
      )
      answers += "}".utf8
    }
    answers += "]}\n".utf8
  }
}

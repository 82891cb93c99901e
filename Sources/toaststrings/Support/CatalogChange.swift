// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CatalogOperations
import CommandLineInterface
import XCStrings

/// Carries out edits of one catalog: all of them in one write, or none.
struct CatalogChange {
  let path: String
  let requests: [CatalogEditRequest]
  let isDryRun: Bool
  let context: CommandContext

  /// Edits the catalog.
  ///
  /// The file is locked from reading to writing, so that of two writers each sees what the other
  /// did. `-` edits standard input to standard output.
  ///
  /// - Throws: `CommandFailure` for an edit that cannot be made, `StringCatalogError` and
  ///   `FileError` for a file that cannot be read or written.
  func run() throws -> ExitStatus {
    if path == "-" {
      let old = try context.input.readAll()
      context.output.write(try edited(old) ?? old)
    } else if isDryRun {
      let bytes = try TextBytes(contentsOfFile: path)
      let old = bytes.copy(0..<bytes.count)
      if let new = try edited(old) {
        ShownDifference.write(from: old, to: new, path: path, context)
      }
    } else {
      // A file that is not there is one that cannot be read.
      _ = try TextBytes(contentsOfFile: path)
      _ = try AtomicFile.update(path) { try edited($0) }
    }
    return .success
  }

  private func edited(_ bytes: [UInt8]) throws -> [UInt8]? {
    let catalog = try StringCatalog(TextBytes(bytes), path: path)
    let requests = try spellingLocales(of: catalog)
    do {
      let result = try EditApplication.apply(requests, to: catalog)
      for warning in result.warnings { context.inform("\(path): \(warning)") }
      return result.bytes
    } catch {
      throw failure(error)
    }
  }

  /// What is said of an edit that cannot be made; with the line of standard input that asks for it.
  private func failure(_ error: CatalogEditFailure) -> any Error {
    guard let line = error.line else {
      guard let unknown = error.unknown else { return CommandFailure("\(path): \(error)") }
      return UsageError.unknown(
        unknown.noun,
        unknown.name,
        in: "'--\(unknown.noun)'",
        candidates: unknown.known,
        reference: "set --help"
      )
    }
    let near = error.unknown.map { Suggestions.near($0.name, in: $0.known) } ?? []
    let known = error.unknown.map { "; known are \($0.known.joined(separator: ", "))" } ?? ""
    return Self.failure(
      "\(path): \(error.reason)\(near.isEmpty ? known : "")",
      line: line,
      suggestions: near
    )
  }

  private static func failure(
    _ reason: String,
    line: Int,
    suggestions: [String] = []
  ) -> CommandFailure {
    let near = suggestions.map { "'\($0)'" }.joined(separator: " or ")
    return CommandFailure(
      "stdin: line \(line): \(reason); nothing was written"
        + (near.isEmpty ? "" : "; did you mean \(near)?")
    )
  }

  /// The requests with language codes as the catalog spells them.
  ///
  /// - Throws: what is said of a code that is none; a slip in one would make a language that nobody
  ///   asked for. To remove what is not there is an error of its own.
  private func spellingLocales(of catalog: StringCatalog) throws -> [CatalogEditRequest] {
    var known: [String: String] = [:]
    return try requests.map { request in
      var request = request
      switch request.edit {
      case .set(var set):
        guard let code = set.locale else { return request }
        guard let spelling = known[code] ?? UnknownLocale.spelling(of: code, in: catalog) else {
          throw Self.unknown(code, request)
        }
        known[code] = spelling
        set.locale = spelling
        request.edit = .set(set)
      case .remove(let key, let code?):
        let spelling = known[code] ?? UnknownLocale.spelling(of: code, in: catalog) ?? code
        known[code] = spelling
        request.edit = .remove(key: key, locale: spelling)
      case .remove, .rename: break
      }
      return request
    }
  }

  private static func unknown(_ code: String, _ request: CatalogEditRequest) -> any Error {
    guard let line = request.line else {
      return UnknownLocale.error(code, option: "--locale", reference: "set --help")
    }
    return failure(
      "unknown locale \(CatalogEditorError.quoted(code))",
      line: line,
      suggestions: LocaleSpelling.correction(of: code).map { [$0] } ?? []
    )
  }

  /// The requests of standard input.
  static func requests(
    _ verb: CatalogEditParser.Verb,
    _ context: CommandContext
  ) throws -> [CatalogEditRequest] {
    do {
      return try CatalogEditParser.requests(in: try context.input.readAll(), for: verb)
    } catch let error as CatalogEditFailure {
      throw CommandFailure("stdin: \(error)")
    }
  }

  /// The options that every editing command has.
  static let options: [OptionSpec] = [
    .flag(
      "stdin",
      help: "Read edits from stdin, a JSON object a line",
      details: """
        The members have the names of the operands and options. One bad line, and nothing is \
        written; all edits are one write.
        """
    ),
    .flag("dry-run", short: "n", help: "Print what would change as a patch"),
  ]

  /// What a command line that gives both or neither of key and `--stdin` gets to hear.
  static func keyMissing(_ command: String) -> UsageError {
    UsageError("a <key> is missing, or '--stdin' to read edits", reference: "\(command) --help")
  }

  /// See `keyMissing`.
  static func keyUnwanted(_ command: String) -> UsageError {
    UsageError(
      "'--stdin' reads keys and values from stdin; leave them out of the command line",
      reference: "\(command) --help"
    )
  }
}

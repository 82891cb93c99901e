// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import Foundation
import XCStrings

/// Finds the catalogs of a check and, for each, its configuration, baseline and past.
struct CheckAssembly {
  private let request: CheckRequest
  private let context: CommandContext
  private(set) var pieces: [CheckPiece] = []
  private(set) var errors: [CheckError] = []
  /// The baselines in use, by their paths.
  private(set) var baselines: [String: BaselineFile] = [:]
  private var usage: CodeUsage?
  private var models: [String: CheckPiece] = [:]
  private var bases: [String: GitRepository.Base] = [:]

  init(_ request: CheckRequest, _ context: CommandContext) {
    self.request = request
    self.context = context
  }

  /// Finds everything.
  ///
  /// - Parameter parsed: names the sources.
  /// - Throws: what is wrong with a configuration, a baseline or the revision that is compared
  ///   with; then there is nothing to check with.
  mutating func collect(_ parsed: ParsedArguments) async throws {
    var loader = ConfigurationLoader(
      origin: request.origin,
      vocabulary: ConfigurationVocabulary(
        rules: Checker.rules.map(\.id),
        isLocale: LocaleFacts.isValidCode
      ),
      globs: Glob.matcher
    )
    let found = try CatalogFinder.find(request.operands) { try loader.selects(catalog: $0) }
    let code = try await CheckSources(parsed, context).read(for: found.paths, &loader)
    usage = code.usage
    errors = found.errors + code.errors
    for path in found.paths {
      let configuration = try loader.configuration(forCatalog: path)
      var piece = try model(configuration)
      piece.path = path == "-" ? request.inputName ?? "-" : path
      if path == "-" { piece.bytes = try context.input.readAll() }
      piece.base = try base(ofCatalog: piece.path)
      pieces.append(piece)
    }
    addSources()
    if pieces.isEmpty, let file = request.baseline { _ = try baseline(file) }
    if baselines.isEmpty, request.baselineUse != .read, errors.isEmpty {
      throw UsageError(
        "'--write-baseline' needs a file; give '--baseline', or 'baseline' in the configuration",
        reference: "check --help"
      )
    }
  }

  /// Puts the sources among the catalogs in the order of their paths.
  private mutating func addSources() {
    guard let usage, let first = pieces.first else { return }
    let sources = usage.paths.map { path in
      var piece = first
      piece.path = path
      piece.bytes = nil
      piece.base = nil
      piece.code = first.checker.code
      return piece
    }
    pieces = (pieces + sources).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The piece of any catalog under a configuration.
  private mutating func model(_ configuration: CheckConfiguration) throws -> CheckPiece {
    if let known = models[configuration.file ?? ""] { return known }
    let settings = try RuleSettings(
      rules: Checker.rules,
      configuration: configuration,
      selection: request.selection,
      globs: Glob.matcher
    )
    let isStrict = configuration.isStrict || request.isStrict
    let options = CheckOptions(
      requiredLocales: request.locales ?? configuration.locales,
      isStrict: isStrict,
      toasts: ToastSelection(
        configuration,
        workingDirectory: FileManager.default.currentDirectoryPath,
        globs: Glob.matcher
      ),
      usage: usage
    )
    let file = request.baseline ?? configuration.baseline.map(configuration.shownPath(of:))
    let piece = CheckPiece(
      path: "",
      checker: try Checker(settings, options: options),
      failLevel: FailLevel(
        option: request.failLevel,
        configured: configuration.failLevel,
        strict: isStrict
      ),
      baseline: try file.map { try baseline($0) },
      fixing: request.fixing
    )
    models[configuration.file ?? ""] = piece
    return piece
  }

  private mutating func baseline(_ path: String) throws -> BaselineFile {
    if let known = baselines[path] { return known }
    let file = try BaselineFile(path, request.baselineUse)
    baselines[path] = file
    return file
  }

  private mutating func base(ofCatalog path: String) throws -> GitRepository.Base? {
    guard let revision = request.since else { return nil }
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
    let key = folder ?? "."
    if let known = bases[key] { return known }
    let base = try GitRepository(folder: key).mergeBase(with: revision, context.environment)
    bases[key] = base
    return base
  }
}

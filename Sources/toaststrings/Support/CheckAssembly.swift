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
  /// What the sources used at the commit that is compared with.
  private var baseUsage: CodeUsage?
  /// Why the first catalog that has to be left out is: its configuration, or its past.
  private var refusal: (any Error)?
  private var models: [String: CheckPiece] = [:]
  private var history: GitHistory?

  init(_ request: CheckRequest, _ context: CommandContext) {
    self.request = request
    self.context = context
  }

  /// Finds everything.
  ///
  /// A configuration that cannot be used is an error of its own, and the catalogs of others are
  /// still checked.
  ///
  /// - Parameter parsed: names the sources.
  /// - Throws: what is wrong with the configuration, a baseline or the revision that is compared
  ///   with, where there is nothing to check with then.
  mutating func collect(_ parsed: ParsedArguments) async throws {
    var loader = ConfigurationLoader(
      origin: request.origin,
      vocabulary: ConfigurationVocabulary(
        rules: Checker.rules.map(\.id),
        isLocale: LocaleFacts.isValidCode
      ),
      globs: Glob.matcher
    )
    // What is wrong with a configuration is said below, once.
    let found = CatalogFinder.find(request.operands) { (try? loader.selects(catalog: $0)) ?? true }
    errors = found.errors
    var configured: [(path: String, configuration: CheckConfiguration)] = []
    for path in found.paths {
      do {
        configured.append((path, try loader.configuration(forCatalog: path)))
      } catch {
        try refuse(error)
      }
    }
    let sources = CheckSources(parsed, configured.map(\.configuration))
    let code = await sources.read(for: configured.map(\.path))
    usage = code.usage
    errors += code.errors
    if request.since != nil, usage != nil { try await readPast(sources, configured.map(\.path)) }
    for (path, configuration) in configured {
      do {
        var piece = try model(configuration)
        piece.path = shown(path)
        if path == "-" { piece.bytes = try context.input.readAll() }
        do {
          piece.past = try past(ofCatalog: piece.path)
        } catch let error as CommandFailure {
          // One repository without this past hides no other.
          refusal = refusal ?? error
          errors.append(CheckError(path: piece.path, message: error.message))
          continue
        }
        pieces.append(piece)
      } catch let error as RuleOptionError {
        try refuse(error)
      } catch let error as CommandFailure where request.baseline == nil {
        // The baseline that the configuration names.
        let file = configuration.baseline.map(configuration.shownPath(of:)) ?? path
        let prefix = "\(file): "
        let isNamed = error.message.hasPrefix(prefix)
        let words = isNamed ? String(error.message.dropFirst(prefix.count)) : error.message
        try refuse(error, CheckError(path: file, message: words))
      }
    }
    if pieces.isEmpty, let refusal { throw refusal }
    addSources()
    if pieces.isEmpty, let file = request.baseline { _ = try baseline(file) }
    if baselines.isEmpty, request.baselineUse != .read, errors.isEmpty {
      throw UsageError(
        "'--write-baseline' needs a file; give '--baseline', or 'baseline' in the configuration",
        reference: "check --help"
      )
    }
  }

  /// Reads the sources, and the catalogs that they are matched with, as they were.
  private mutating func readPast(_ sources: CheckSources, _ paths: [String]) async throws {
    var catalogs: [(path: String, bytes: [UInt8])] = []
    for path in paths where path != "-" {
      if let bytes = try past(ofCatalog: path)?.content() { catalogs.append((path, bytes)) }
    }
    var folders: [String: GitFolder] = [:]
    for folder in sources.folders { folders[folder] = try past(ofFolder: folder) }
    baseUsage = try await sources.readAtBase(catalogs, folders)
  }

  /// Notes what is wrong with the configuration of a catalog, once for each configuration.
  ///
  /// - Throws: the same, where it is the one configuration of all.
  private mutating func refuse(_ error: any Error, _ told: CheckError? = nil) throws {
    guard request.origin == .nearest, let problem = told ?? CheckError(configuration: error) else {
      throw error
    }
    refusal = refusal ?? error
    if !errors.contains(problem) { errors.append(problem) }
  }

  /// A path as reports name it.
  private func shown(_ path: String) -> String { path == "-" ? request.inputName ?? "-" : path }

  /// Puts the sources among the catalogs in the order of their paths.
  private mutating func addSources() {
    guard let usage, let first = pieces.first else { return }
    let isNew = first.checker.code.flatMap { now in
      first.baseChecker?.code.map { CodeHistory.areNew(now, since: $0) }
    }
    let sources = usage.paths.map { path in
      var piece = first
      piece.path = path
      piece.bytes = nil
      piece.past = nil
      piece.code = first.checker.code
      piece.isNewInCode = isNew?[path]
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
    var options = CheckOptions(
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
    var piece = CheckPiece(
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
    if baseUsage != nil {
      options.usage = baseUsage
      piece.baseChecker = try Checker(settings, options: options)
    }
    models[configuration.file ?? ""] = piece
    return piece
  }

  private mutating func baseline(_ path: String) throws -> BaselineFile {
    if let known = baselines[path] { return known }
    let file = try BaselineFile(path, request.baselineUse)
    baselines[path] = file
    return file
  }

  private mutating func past(ofCatalog path: String) throws -> PastCatalog? {
    guard request.since != nil else { return nil }
    let paths = RealPath.isLink(path) ? [RealPath.of(path), path] : [path]
    return PastCatalog(
      places: try paths.map { path in
        let (folder, name) = RealPath.parts(path)
        return PastCatalog.Place(folder: try past(ofFolder: folder), name: name)
      }
    )
  }

  /// A folder as it was at the commit that is compared with.
  private mutating func past(ofFolder folder: String) throws -> GitFolder {
    var asked = try self.history ?? GitHistory(request.since ?? "", context.environment)
    // One owner, or every folder would copy what is known of the others.
    history = nil
    defer { history = asked }
    return try asked.folder(folder)
  }
}

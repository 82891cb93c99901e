// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import Foundation
import SwiftExtraction
import XCStrings

/// The Swift sources of a check.
struct CheckSources {
  private let parsed: ParsedArguments
  private let context: CommandContext

  init(_ parsed: ParsedArguments, _ context: CommandContext) {
    self.parsed = parsed
    self.context = context
  }

  /// Reads the sources that the command line and the configurations name.
  ///
  /// - Parameters:
  ///   - catalogs: the paths of the catalogs.
  ///   - loader: gives the configuration of each.
  /// - Returns: what the sources use, `nil` when none are named, and what could not be read.
  /// - Throws: `ConfigurationError`.
  func read(
    for catalogs: [String],
    _ loader: inout ConfigurationLoader
  ) async throws -> (usage: CodeUsage?, errors: [CheckError]) {
    var paths = parsed.values("sources")
    var options = ExtractionOptions(collectsLiterals: true)
    var includesTests = false
    var seen: Set<String> = []
    for catalog in catalogs {
      let configuration = try loader.configuration(forCatalog: catalog)
      guard seen.insert(configuration.file ?? "").inserted else { continue }
      paths += configuration.sources.map { shown(configuration.absolutePath(of: $0)) }
      options.routines += configuration.extraction.routines
      options.types += configuration.extraction.types
      options.members += configuration.extraction.members
      includesTests = includesTests || configuration.extraction.tests
    }
    guard !paths.isEmpty else { return (nil, []) }
    let found = SourceFinder(includesTests: includesTests).find(paths)
    let extraction = await SourceExtractor(options).extract(
      found.sources,
      jobs: Jobs.count(parsed)
    )
    var errors = found.errors
    for source in extraction.sources {
      if let failure = source.failure {
        errors.append(CheckError(path: source.path, message: failure))
      }
    }
    let read = catalogs.compactMap { path -> (path: String, catalog: StringCatalog)? in
      guard path != "-", let catalog = try? StringCatalog(contentsOfFile: path) else { return nil }
      return (path, catalog)
    }
    return (CodeUsage(extraction, catalogs: read), errors)
  }

  /// A path as short as it can be written from the working directory.
  private func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

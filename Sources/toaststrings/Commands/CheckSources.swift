// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import Foundation
import SwiftExtraction
import XCStrings

/// The Swift sources of a check.
struct CheckSources {
  /// The paths that the command line and the configurations name.
  let paths: [String]
  private let options: ExtractionOptions
  private let finder: SourceFinder
  private let jobs: Int

  /// Gathers what the command line and the configurations say about sources.
  init(_ parsed: ParsedArguments, _ configurations: [CheckConfiguration]) {
    var paths = parsed.values("sources")
    var options = ExtractionOptions(collectsLiterals: true)
    var includesTests = false
    var seen: Set<String> = []
    for configuration in configurations where seen.insert(configuration.file ?? "").inserted {
      paths += configuration.sources.map { Self.shown(configuration.absolutePath(of: $0)) }
      options.routines += configuration.extraction.routines
      options.types += configuration.extraction.types
      options.members += configuration.extraction.members
      includesTests = includesTests || configuration.extraction.tests
    }
    self.paths = paths
    self.options = options
    finder = SourceFinder(includesTests: includesTests)
    jobs = Jobs.count(parsed)
  }

  /// Reads the sources.
  ///
  /// - Parameter catalogs: the paths of the catalogs.
  /// - Returns: what the sources use, `nil` when none are named, and what could not be read.
  func read(for catalogs: [String]) async -> (usage: CodeUsage?, errors: [CheckError]) {
    guard !paths.isEmpty else { return (nil, []) }
    let found = finder.find(paths)
    let extraction = await SourceExtractor(options).extract(found.sources, jobs: jobs)
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
    if found.sources.isEmpty, errors.isEmpty, let first = paths.first {
      errors.append(
        CheckError(path: first, message: "no Swift source is there; is the path right?")
      )
    }
    return (CodeUsage(extraction, catalogs: read, isComplete: found.errors.isEmpty), errors)
  }

  /// The folders of the sources that are there.
  var folders: [String] {
    paths.filter { FileManager.default.fileExists(atPath: $0) }.map { Self.place(of: $0).folder }
  }

  /// Whether a path is that of a folder, and the folder and the name in it where it is not.
  private static func place(of path: String) -> (isFolder: Bool, folder: String, name: String) {
    let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
    if values?.isDirectory == true { return (true, path, "") }
    let (folder, name) = RealPath.parts(path)
    return (false, folder, name)
  }

  /// Reads the sources as they were at the commit that is compared with.
  ///
  /// - Parameters:
  ///   - catalogs: the catalogs with their bytes at the commit; those that it lacks left out.
  ///   - past: the commit as seen from each of `folders`.
  /// - Returns: what the sources used; those that have moved since under the names they have now.
  /// - Throws: `CommandFailure` when git cannot be asked.
  func readAtBase(
    _ catalogs: [(path: String, bytes: [UInt8])],
    _ past: [String: GitFolder]
  ) async throws -> CodeUsage {
    var sources: [SourceInput] = []
    var seen: Set<String> = []
    for path in paths {
      let place = Self.place(of: path)
      guard let past = past[place.folder] else { continue }
      if place.isFolder {
        for file in try past.files() where finder.takes(file.oldName) {
          let name =
            path == "."
            ? file.name : path.hasSuffix("/") ? path + file.name : "\(path)/\(file.name)"
          guard seen.insert(name).inserted else { continue }
          sources.append(file.isUnchanged ? SourceFinder.source(name) : past.source(file, name))
        }
      } else if seen.insert(path).inserted, let bytes = try past.content(of: place.name) {
        sources.append(SourceInput(path: path, bytes: bytes))
      }
    }
    let extraction = await SourceExtractor(options).extract(sources, jobs: jobs)
    let read = catalogs.compactMap { path, bytes -> (path: String, catalog: StringCatalog)? in
      (try? StringCatalog(bytes)).map { (path, $0) }
    }
    return CodeUsage(extraction, catalogs: read)
  }

  /// A path as short as it can be written from the working directory.
  private static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

extension GitFolder {
  /// The source that a file was.
  fileprivate func source(_ file: OldFile, _ name: String) -> SourceInput {
    SourceInput(path: name) {
      guard let bytes = try content(of: file) else {
        throw CommandFailure("\(name): git cannot read it")
      }
      return bytes
    }
  }
}

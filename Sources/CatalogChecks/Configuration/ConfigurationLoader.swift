// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import Foundation
internal import XCStrings

/// Finds the configuration of each catalog.
///
/// The nearest `.toaststrings.json` in the catalog's folder or above applies, whole: there is no
/// merging with those further up. Every folder is looked into once and every file read once.
package struct ConfigurationLoader {
  /// Where configurations come from.
  package enum Origin: Equatable, Sendable {
    /// The nearest file upwards of each catalog.
    case nearest
    /// One file for all catalogs.
    case file(String)
    /// None: defaults everywhere.
    case none
  }

  private let origin: Origin
  private let vocabulary: ConfigurationVocabulary
  private let globs: GlobCompiler
  private let workingDirectory: String
  private var projects: [String: Result<Project, ConfigurationError>] = [:]

  private struct Project {
    let configuration: CheckConfiguration
    let catalogs: GlobList
    let excluded: GlobList
  }

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - origin: where configurations come from.
  ///   - vocabulary: the names that they may use.
  ///   - workingDirectory: the absolute path of the folder that relative paths start from.
  ///   - globs: makes patterns ready for use.
  package init(
    origin: Origin,
    vocabulary: ConfigurationVocabulary,
    workingDirectory: String = FileManager.default.currentDirectoryPath,
    globs: @escaping GlobCompiler
  ) {
    self.origin = origin
    self.vocabulary = vocabulary
    self.workingDirectory = FilePath.absolute(workingDirectory, in: "/")
    self.globs = globs
  }

  /// The settings that apply to a catalog.
  ///
  /// - Parameter path: the path of the catalog, absolute or relative to the working directory; `-`
  ///   is a catalog in the working directory.
  /// - Returns: the settings; defaults where no file applies.
  /// - Throws: `ConfigurationError` when the file that applies cannot be used.
  package mutating func configuration(
    forCatalog path: String
  ) throws(ConfigurationError) -> CheckConfiguration {
    try project(ofCatalog: path).configuration
  }

  /// Whether a catalog is one of its project: it fits `catalogs`, where there are any, and not
  /// `exclude`.
  ///
  /// - Parameter path: the path of the catalog.
  /// - Returns: whether the catalog is to be looked at, unless it was named by a person.
  /// - Throws: `ConfigurationError` when the file that applies cannot be used.
  package mutating func selects(catalog path: String) throws(ConfigurationError) -> Bool {
    let project = try project(ofCatalog: path)
    let absolute = FilePath.absolute(path, in: workingDirectory)
    let relative = FilePath.relative(absolute, to: project.configuration.folder)
    let isNamed = project.catalogs.isEmpty || project.catalogs.matches(relative)
    return isNamed && !project.excluded.matches(relative)
  }

  private mutating func project(ofCatalog path: String) throws(ConfigurationError) -> Project {
    switch origin {
    case .nearest:
      return try nearest(FilePath.folder(of: FilePath.absolute(path, in: workingDirectory)) ?? "/")
    case .none: break
    case .file(let file):
      let absolute = FilePath.absolute(file, in: workingDirectory)
      let result = projects[absolute] ?? read(absolute, shownAs: file)
      projects[absolute] = result
      return try result.get()
    }
    return project(CheckConfiguration(folder: workingDirectory))
  }

  private mutating func nearest(_ folder: String) throws(ConfigurationError) -> Project {
    var passed: [String] = []
    var current: String? = folder
    var result: Result<Project, ConfigurationError>?
    while let folder = current, result == nil {
      passed.append(folder)
      let file = FilePath.absolute(CheckConfiguration.fileName, in: folder)
      if let known = projects[folder] {
        result = known
      } else if FileManager.default.fileExists(atPath: file) {
        result = read(file, shownAs: shown(file))
      }
      current = FilePath.folder(of: folder)
    }
    let found = result ?? .success(project(CheckConfiguration(folder: workingDirectory)))
    for folder in passed { projects[folder] = found }
    return try found.get()
  }

  /// An absolute path as messages show it: relative below the working directory.
  private func shown(_ file: String) -> String {
    let relative = FilePath.relative(file, to: workingDirectory)
    return relative.hasPrefix("../") ? file : relative
  }

  private func read(
    _ path: String,
    shownAs file: String
  ) -> Result<Project, ConfigurationError> {
    do {
      let bytes = try Self.bytes(of: path, shownAs: file)
      let configuration = try ConfigurationReader.read(
        bytes,
        file: file,
        folder: FilePath.folder(of: path) ?? "/",
        vocabulary: vocabulary
      )
      return .success(project(configuration))
    } catch {
      return .failure(error)
    }
  }

  private static func bytes(
    of path: String,
    shownAs file: String
  ) throws(ConfigurationError) -> [UInt8] {
    do {
      let bytes = try TextBytes(contentsOfFile: path)
      return bytes.copy(0..<bytes.count)
    } catch {
      let words = if case .unreadable(let words) = error.reason { words } else { "not a text" }
      throw ConfigurationError(file: file, location: nil, member: [], reason: .unreadable(words))
    }
  }

  private func project(_ configuration: CheckConfiguration) -> Project {
    Project(
      configuration: configuration,
      catalogs: GlobList(configuration.catalogs, globs),
      excluded: GlobList(configuration.excluded, globs)
    )
  }
}

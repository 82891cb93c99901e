// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import Foundation
import SwiftExtraction

/// The options of the commands that read Swift sources.
enum SourceOptions {
  static let options: [OptionSpec] = [
    .value(
      "routine",
      ValueSpec("name", repetition: .list),
      help: "A function that looks up its argument; repeatable"
    ),
    .flag("tests", help: "Look into folders of tests too"),
    .flag("previews", help: "Take texts of previews too"),
    .value(
      "config",
      ValueSpec("file", completion: .files(extensions: ["json"])),
      help: "Use this configuration"
    ),
    .flag("no-config", help: "Use no configuration"),
  ]

  /// What the command line and the nearest configuration say about extraction.
  ///
  /// - Throws: `UsageError` for a configuration that cannot be used.
  static func read(
    _ parsed: ParsedArguments,
    near path: String
  ) throws -> (options: ExtractionOptions, includesTests: Bool) {
    var options = ExtractionOptions()
    var includesTests = parsed.flag("tests")
    let origin: ConfigurationLoader.Origin =
      parsed.flag("no-config") ? .none : parsed.value("config").map { .file($0) } ?? .nearest
    var loader = ConfigurationLoader(
      origin: origin,
      vocabulary: ConfigurationVocabulary(
        rules: Checker.rules.map(\.id),
        isLocale: LocaleFacts.isValidCode
      ),
      globs: { pattern in
        let glob = Glob(pattern)
        return { glob.matches($0) }
      }
    )
    do {
      // The loader looks in the folder of a file: of a folder it is to look in itself.
      let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
      let start = values?.isDirectory == true ? "\(path)/Localizable.xcstrings" : path
      let configuration = try loader.configuration(forCatalog: start)
      options.routines = configuration.extraction.routines
      options.types = configuration.extraction.types
      options.members = configuration.extraction.members
      includesTests = includesTests || configuration.extraction.tests
    } catch {
      throw error.usage
    }
    options.routines += parsed.values("routine")
    options.includesPreviews = parsed.flag("previews")
    return (options, includesTests)
  }
}

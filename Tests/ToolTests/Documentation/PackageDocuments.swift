// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport

/// The Markdown files that tell people about the package.
enum PackageDocuments {
  /// Their paths, relative to the root of the package.
  static let paths: [String] =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Catalogs/Sample/README.md"]
    + files(below: "Documentation", ending: ".md")
    + files(below: "Sources", ending: ".md")

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
  }

  /// The files of a folder and of the folders in it, without build folders.
  static func files(below folder: String, ending: String) -> [String] {
    let url = packageRoot.appendingPathComponent(folder)
    guard let names = FileManager.default.enumerator(atPath: url.path) else { return [] }
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(ending) && !$0.contains(".build") }
      .sorted()
      .map { "\(folder)/\($0)" }
  }
}

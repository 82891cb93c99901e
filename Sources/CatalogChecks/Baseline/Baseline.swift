// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// The findings that a project lives with: known ones do not count, and may only become fewer.
///
/// The file is JSON with one entry a line, sorted, so that it shrinks by whole lines in a
/// difference: the path of a catalog from the folder of the file, a fingerprint, and how many
/// findings share it.
package struct Baseline: Equatable, Sendable {
  static let version = 1

  /// What is known of each file, by its path from the folder of the baseline; no empty ones.
  private(set) var files: [String: KnownFindings] = [:]

  package init() {}

  /// The paths of the files with known findings.
  package var paths: [String] { files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// The number of findings.
  package var total: Int { files.values.reduce(0) { $0 + $1.total } }

  /// What is known of a file.
  package subscript(path: String) -> KnownFindings {
    get { files[path] ?? KnownFindings() }
    set { files[path] = newValue.isEmpty ? nil : newValue }
  }

  /// The path that a catalog has in a baseline.
  ///
  /// - Parameters:
  ///   - catalog: the path of the catalog.
  ///   - file: the path of the baseline.
  ///   - workingDirectory: the absolute folder that relative paths start from.
  /// - Returns: the way from the folder of the baseline to the catalog.
  package static func path(
    ofCatalog catalog: String,
    in file: String,
    workingDirectory: String
  ) -> String {
    let folder = FilePath.folder(of: FilePath.absolute(file, in: workingDirectory)) ?? "/"
    return FilePath.relative(FilePath.absolute(catalog, in: workingDirectory), to: folder)
  }

  /// The path of a catalog of a baseline from the working directory.
  ///
  /// - Parameters:
  ///   - path: the path from the folder of the baseline.
  ///   - file: the path of the baseline.
  ///   - workingDirectory: the absolute folder that relative paths start from.
  /// - Returns: an absolute path.
  package static func absolutePath(
    of path: String,
    in file: String,
    workingDirectory: String
  ) -> String {
    let folder = FilePath.folder(of: FilePath.absolute(file, in: workingDirectory)) ?? "/"
    return FilePath.absolute(path, in: folder)
  }

  /// The text of the file.
  package var bytes: [UInt8] {
    var output = Array("{\n  \"version\": \(Self.version),\n  \"entries\": [".utf8)
    var isFirst = true
    for path in paths {
      let counts = self[path].counts.sorted { $0.key < $1.key }
      for (fingerprint, count) in counts {
        output += (isFirst ? "\n    {\"path\": " : ",\n    {\"path\": ").utf8
        isFirst = false
        ReportJSON.appendText(path, to: &output)
        output += ", \"fingerprint\": \"\(Fingerprint.text(of: fingerprint))\"".utf8
        output += ", \"count\": \(count)}".utf8
      }
    }
    output += (isFirst ? "]\n}\n" : "\n  ]\n}\n").utf8
    return output
  }
}

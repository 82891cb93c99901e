// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import Foundation

/// Finds the catalogs that a command line names.
enum CatalogFinder {
  /// Folders of tools and of other people's code, which are not looked into.
  static let skippedFolders = [
    ".build", "DerivedData", ".git", "node_modules", "Pods", "Carthage",
  ]

  /// What was found.
  struct Result {
    /// The paths in the order of their names, each file once, whatever links lead to it.
    var paths: [String] = []
    /// Folders that could not be read, and operands that lead nowhere.
    var errors: [CheckError] = []
  }

  /// Finds every catalog.
  ///
  /// - Parameters:
  ///   - operands: files, folders and `-` as they were given; none stands for the working
  ///     directory. A file is taken whatever its name; in folders `*.xcstrings` are.
  ///   - selects: whether a catalog found in a folder is one of the project.
  /// - Returns: the paths and what could not be found.
  static func find(
    _ operands: [String],
    selects: (String) throws -> Bool = { _ in true }
  ) rethrows -> Result {
    var result = Result()
    for operand in operands.isEmpty ? ["."] : operands {
      if operand == "-" {
        result.paths.append(operand)
        continue
      }
      var isFolder = false
      guard exists(operand, isFolder: &isFolder) else {
        result.errors.append(CheckError(path: operand, message: "no such file or folder"))
        continue
      }
      guard isFolder else {
        result.paths.append(operand)
        continue
      }
      var found: [String] = []
      walk(operand, into: &found, errors: &result.errors)
      let chosen = try found.filter(selects)
      if chosen.isEmpty, !result.errors.contains(where: { $0.path == operand }) {
        result.errors.append(CheckError(path: operand, message: emptyFolder(found.count)))
      }
      result.paths += chosen
    }
    result.paths = RealPath.unique(result.paths).sorted(by: precedes)
    return result
  }

  private static func emptyFolder(_ found: Int) -> String {
    found == 0
      ? "no .xcstrings catalog in this folder"
      : "no catalog in this folder is one of the project's; see catalogs and exclude in"
        + " \(CheckConfiguration.fileName)"
  }

  private static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  /// Symbolic links to folders are not followed, so that a walk always ends.
  private static func walk(_ folder: String, into found: inout [String], errors: inout [CheckError])
  {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      errors.append(CheckError(path: folder, message: "the folder cannot be read"))
      return
    }
    for name in names.sorted(by: precedes) {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let type = type(of: path)
      if type == .typeDirectory {
        if !skippedFolders.contains(name) { walk(path, into: &found, errors: &errors) }
      } else if name.hasSuffix(".xcstrings") {
        switch type == .typeSymbolicLink ? self.type(of: resolved(path)) : type {
        case .typeDirectory: break
        case .typeSocket, .typeCharacterSpecial, .typeBlockSpecial, .typeUnknown:
          // To open a pipe that nobody writes to would wait for ever.
          errors.append(CheckError(path: path, message: "is no file but a pipe or a device"))
        default: found.append(path)
        }
      }
    }
  }

  /// What stands at a path, links not followed; `nil` for what is not there.
  private static func type(of path: String) -> FileAttributeType? {
    try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func exists(_ path: String, isFolder: inout Bool) -> Bool {
    isFolder = type(of: resolved(path)) == .typeDirectory
    return FileManager.default.fileExists(atPath: path)
  }
}

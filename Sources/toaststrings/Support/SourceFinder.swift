// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import Foundation
import SwiftExtraction
import XCStrings

/// Finds the Swift sources that a command line names.
struct SourceFinder {
  /// Whether folders of tests are looked into.
  var includesTests = false
  /// The bytes that `-` stands for.
  var input: @Sendable () throws -> [UInt8] = { [] }

  /// What was found.
  struct Result {
    var sources: [SourceInput] = []
    /// Folders that could not be read, and operands that lead nowhere.
    var errors: [CheckError] = []
  }

  /// Finds every source.
  ///
  /// - Parameter operands: files, folders and `-`. A file is taken whatever its name; in folders
  ///   `*.swift` are, those of tests left out.
  /// - Returns: the sources, and what could not be read.
  func find(_ operands: [String]) -> Result {
    var result = Result()
    var seen: Set<String> = []
    for operand in operands {
      if operand == "-" {
        result.sources.append(SourceInput(path: operand, read: input))
        continue
      }
      guard FileManager.default.fileExists(atPath: operand) else {
        result.errors.append(CheckError(path: operand, message: "no such file or folder"))
        continue
      }
      let values = try? URL(fileURLWithPath: operand).resourceValues(forKeys: [.isDirectoryKey])
      if values?.isDirectory == true {
        walk(operand, into: &result, &seen)
      } else if seen.insert(operand).inserted {
        result.sources.append(Self.source(operand))
      }
    }
    return result
  }

  /// A source of a file.
  static func source(_ path: String) -> SourceInput {
    SourceInput(path: path) {
      let bytes = try TextBytes(contentsOfFile: path)
      return bytes.copy(0..<bytes.count)
    }
  }

  /// Symbolic links to folders are not followed, so that a walk always ends.
  private func walk(_ root: String, into result: inout Result, _ seen: inout Set<String>) {
    var folders = [root]
    while let folder = folders.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder)
      } catch {
        result.errors.append(CheckError(path: folder, message: "the folder cannot be read"))
        continue
      }
      for name in names {
        let path =
          folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if Self.ends(name, with: ".swift") {
          if seen.insert(path).inserted { result.sources.append(Self.source(path)) }
        } else if walks(name),
          (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
            == .typeDirectory
        {
          folders.append(path)
        }
      }
    }
  }

  /// Whether a source in a folder of an operand is one of those that are found in it.
  ///
  /// - Parameter path: the path from the operand.
  /// - Returns: whether it is.
  func takes(_ path: String) -> Bool {
    path.hasSuffix(".swift")
      && path.split(separator: "/").dropLast().allSatisfy { walks(String($0)) }
  }

  private func walks(_ name: String) -> Bool {
    if CatalogFinder.skippedFolders.contains(name) || name.hasPrefix(".") { return false }
    if Self.assetSuffixes.contains(where: { Self.ends(name, with: $0) }) { return false }
    return includesTests || !(Self.ends(name, with: "Tests") || name == "Test")
  }

  /// Whether a name ends with ASCII text; `hasSuffix` looks at characters, which takes far longer.
  private static func ends(_ name: String, with suffix: StaticString) -> Bool {
    let name = name.utf8
    guard name.count >= suffix.utf8CodeUnitCount else { return false }
    return name.suffix(suffix.utf8CodeUnitCount).elementsEqual(suffix.description.utf8)
  }

  private static let assetSuffixes: [StaticString] = [
    ".xcassets", ".lproj", ".xcodeproj", ".xcworkspace", ".xcdatamodeld", ".framework",
    ".xcstrings", ".json", ".png", ".md", ".strings", ".plist", ".pdf", ".svg", ".txt",
  ]
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Reads files and folders.
enum FileAccess {
  /// What a path leads to.
  enum Kind {
    /// A string catalog, with the name of its table.
    case catalog(table: String)
    /// A folder of tables of one language.
    case languageFolder(language: String)
    /// Any other folder, with the names in it in a fixed order.
    case folder([String])
  }

  /// What a path leads to.
  ///
  /// - Throws: `LocalizationError` when there is nothing, or nothing that holds texts.
  static func kind(_ path: String) throws(LocalizationError) -> Kind {
    var isFolder: Bool = false
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: resolved(path))
      isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
    } catch {
      throw .unreadable(path: path, reason: "there is no such file or folder")
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if isFolder {
      if name.hasSuffix(".lproj") { return .languageFolder(language: String(name.dropLast(6))) }
      return .folder(try names(in: path))
    }
    if name.hasSuffix(".xcstrings") { return .catalog(table: String(name.dropLast(10))) }
    throw .invalid(path: path, reason: "neither an .xcstrings file nor a folder with texts")
  }

  /// The names in a folder in the order of their bytes.
  ///
  /// - Throws: `LocalizationError` with the reason.
  static func names(in folder: String) throws(LocalizationError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      throw .unreadable(path: folder, reason: "the folder cannot be listed")
    }
  }

  /// The bytes of a file.
  ///
  /// - Throws: `LocalizationError` with the reason.
  static func bytes(_ path: String) throws(LocalizationError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path, reason: "is it there, and may it be read?")
    }
    return [UInt8](data)
  }

  /// The path behind symbolic links: their own attributes say nothing.
  private static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import XCStrings

/// Reads the one catalog that a command works on.
enum CatalogText {
  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - path: the file, or `-` for standard input.
  ///   - context: where standard input comes from.
  /// - Returns: the catalog.
  /// - Throws: `StringCatalogError` when the file cannot be read or is not JSON.
  static func read(_ path: String, _ context: CommandContext) throws -> StringCatalog {
    guard path == "-" else { return try StringCatalog(contentsOfFile: path) }
    return try StringCatalog(TextBytes(try context.input.readAll()), path: path)
  }

  /// The operand that names the catalog.
  static let argument = ArgumentSpec(
    "catalog",
    help: "The catalog, or \"-\" for stdin",
    completion: .catalogs
  )
}

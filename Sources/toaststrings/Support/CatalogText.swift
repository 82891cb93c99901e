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

  /// Reads a catalog of which something is to be told, so that it must be one.
  ///
  /// - Throws: as `read`, and `CommandFailure` for JSON that is no catalog.
  static func readCatalog(_ path: String, _ context: CommandContext) throws -> StringCatalog {
    let catalog = try read(path, context)
    let document = catalog.document
    guard document[0].kind == .object, let strings = document.member(.strings, of: 0),
      document[strings].kind == .object
    else {
      throw CommandFailure("\(path): no string catalog; it has no object “strings”")
    }
    return catalog
  }

  /// The operand that names the catalog.
  static let argument = ArgumentSpec(
    "catalog",
    help: "The catalog, or \"-\" for stdin",
    completion: .catalogs
  )
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import XCStrings

/// The generator behind the build plugin `CompileCatalogs`.
///
/// Usage: `EmbedCatalogs OUTPUT.swift CATALOG.xcstrings…`. Says what is wrong with its file and line
/// on standard error, as compilers do, and ends with 1.
@main
struct EmbedCatalogs {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first, arguments.count > 1 else {
      report("usage: EmbedCatalogs OUTPUT.swift CATALOG.xcstrings…")
      exit(1)
    }
    var source = EmbeddedSource()
    for path in arguments.dropFirst() {
      do throws(StringCatalogError) {
        source.add(try StringCatalog(contentsOfFile: path), path: path)
      } catch {
        report(error.description)
        exit(1)
      }
    }
    try Data(source.text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
  }

  private static func report(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport

/// What the files of the rules say, for the files that are generated from them.
struct RuleSource {
  /// The name of the rule's type and file.
  let type: String
  /// The documentation comment above the type, without the slashes.
  let documentation: String

  /// The rules in the order of their files' names.
  static func all() throws -> [RuleSource] {
    let folder = packageRoot.appendingPathComponent("Sources/CatalogChecks/Rules")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    return try names.map { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let type = String(name.dropLast(".swift".count))
      return RuleSource(type: type, documentation: documentation(of: type, in: text))
    }
  }

  /// The comment that ends right above `struct Type:`.
  private static func documentation(of type: String, in text: String) -> String {
    var comment: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("struct \(type):") { break }
      if line.hasPrefix("///") {
        comment.append(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
      } else {
        comment = []
      }
    }
    return comment.joined(separator: "\n")
  }
}

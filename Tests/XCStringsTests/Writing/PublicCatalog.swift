// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport

/// A public catalog that stands beside the checkout as test data.
struct PublicCatalog: CustomStringConvertible, Sendable {
  let file: URL
  /// `xcode`, `xcode+LF`, `other` or `malformed`.
  let layout: String
  let isOrdered: Bool

  var description: String { file.lastPathComponent }

  /// The catalogs that the index lists; none where the folder is absent.
  static func all() throws -> [PublicCatalog] {
    guard let folder = sharedFolder?.appendingPathComponent("corpus") else { return [] }
    let index = try String(contentsOf: folder.appendingPathComponent("index.tsv"), encoding: .utf8)
    return index.split(separator: "\n").dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      return PublicCatalog(
        file: folder.appendingPathComponent(String(columns[0])),
        layout: String(columns[6]),
        isOrdered: columns[7] == "yes"
      )
    }
  }
}

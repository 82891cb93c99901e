// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import SwiftExtraction
import XCStrings

/// All that the sources say about one key of a table.
struct SyncedString {
  let key: String
  /// The comments in the order of the sources, each once.
  var comments: [String] = []
  /// The default value that the code gives.
  var explicitDefault: String?
  /// The text with positions of a key with two or more arguments.
  var positionalText: String?

  /// The keys of a table in the order of their first use.
  static func merged(_ strings: some Sequence<ExtractedString>) -> [SyncedString] {
    var places: [ExactText: Int] = [:]
    var merged: [SyncedString] = []
    for string in strings {
      let key = ExactText(string.key)
      let place =
        places[key]
        ?? {
          merged.append(SyncedString(key: string.key))
          places[key] = merged.count - 1
          return merged.count - 1
        }()
      merged[place].add(string)
    }
    return merged
  }

  private mutating func add(_ string: ExtractedString) {
    if let comment = string.comment, !comments.contains(where: { $0.isExactly(comment) }) {
      comments.append(comment)
    }
    guard let value = string.defaultValue else { return }
    if string.hasExplicitDefault {
      if explicitDefault == nil { explicitDefault = value }
    } else {
      positionalText = value
    }
  }
}

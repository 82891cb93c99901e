// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import EditDistance

/// Words near a mistyped one.
package enum Suggestions {
  /// The most that are offered.
  private static let limit = 3

  /// Up to three candidates within a third of the token's length (at least one edit), nearest first
  /// and otherwise in the given order.
  ///
  /// Letter case costs nothing.
  ///
  /// - Parameters:
  ///   - token: The word that was typed.
  ///   - candidates: The words that are known.
  /// - Returns: The candidates as they were given.
  package static func near(_ token: String, in candidates: [String]) -> [String] {
    let word = folded(token)
    let threshold = max(1, word.count / 3)
    var found: [(distance: Int, candidate: String)] = []
    for candidate in candidates {
      let other = folded(candidate)
      // A word of which nothing is left is no slip of the other.
      guard let distance = EditDistance.between(word, other, atMost: threshold),
        distance < max(word.count, other.count)
      else { continue }
      // Stable insertion: equals stay in the order of the candidates.
      let place = found.firstIndex { $0.distance > distance } ?? found.endIndex
      found.insert((distance, candidate), at: place)
    }
    return found.prefix(limit).map(\.candidate)
  }

  /// Scalars without leading dashes (so that `-format` is near `--format`), ASCII in lower case.
  private static func folded(_ word: String) -> [Unicode.Scalar] {
    word.unicodeScalars.drop { $0 == "-" }.map { scalar in
      ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
    }
  }
}

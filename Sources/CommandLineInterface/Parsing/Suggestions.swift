// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

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
      guard abs(other.count - word.count) <= threshold else { continue }
      let distance = editDistance(word, other)
      // A word of which nothing is left is no slip of the other.
      guard distance <= threshold, distance < max(word.count, other.count) else { continue }
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

  /// Damerau–Levenshtein distance: the fewest insertions, deletions, replacements and swaps of
  /// neighbours, where swapped scalars may have been edited between (Lowrance and Wagner 1975).
  ///
  /// - Complexity: O(*n*·*m*) time and space.
  static func editDistance<Element: Hashable>(_ left: [Element], _ right: [Element]) -> Int {
    let columns = right.count + 2
    let unreachable = left.count + right.count
    // Row and column 0 hold a bound that no path takes; row i + 1 belongs to i elements of `left`.
    var distance = [Int](repeating: unreachable, count: (left.count + 2) * columns)
    for row in 0...left.count { distance[(row + 1) * columns + 1] = row }
    for column in 0...right.count { distance[columns + column + 1] = column }
    var lastRow: [Element: Int] = [:]
    for row in left.indices {
      var lastColumn = 0
      for column in right.indices {
        let swapRow = lastRow[right[column], default: 0]
        let swapColumn = lastColumn
        let isEqual = left[row] == right[column]
        if isEqual { lastColumn = column + 1 }
        let here = (row + 2) * columns + column + 2
        let replaced = distance[here - columns - 1] + (isEqual ? 0 : 1)
        let inserted = distance[here - 1] + 1
        let deleted = distance[here - columns] + 1
        let swapped =
          distance[swapRow * columns + swapColumn]
          + (row - swapRow) + 1 + (column - swapColumn)
        distance[here] = min(replaced, inserted, deleted, swapped)
      }
      lastRow[left[row]] = row + 1
    }
    return distance[(left.count + 1) * columns + right.count + 1]
  }
}

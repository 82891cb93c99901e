// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How many slips lie between two words.
///
/// The Damerau–Levenshtein distance: the fewest insertions, deletions, replacements and swaps of
/// neighbours, where swapped elements may have been edited between (Lowrance and Wagner 1975).
public enum EditDistance {
  /// The distance of two words.
  ///
  /// - Parameters:
  ///   - left: one word.
  ///   - right: the other one.
  ///   - limit: the largest distance that matters.
  /// - Returns: the distance; `nil` where it is above the limit.
  /// - Complexity: O(*n*·*m*) time and space; with a limit, time for about as many rows as it says.
  @_alwaysEmitIntoClient
  public static func between<Element: Equatable>(
    _ left: [Element],
    _ right: [Element],
    atMost limit: Int = .max
  ) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    let columns = right.count + 2
    let unreachable = left.count + right.count
    // Row and column 0 hold a bound that no path takes; row i + 1 belongs to i elements of `left`.
    var distance = [Int](repeating: unreachable, count: (left.count + 2) * columns)
    for row in 0...left.count { distance[(row + 1) * columns + 1] = row }
    for column in 0...right.count { distance[columns + column + 1] = column }
    for row in left.indices {
      var lastColumn = 0
      var least = row + 1
      for column in right.indices {
        let swapColumn = lastColumn
        let isEqual = left[row] == right[column]
        if isEqual { lastColumn = column + 1 }
        let here = (row + 2) * columns + column + 2
        let replaced = distance[here - columns - 1] + (isEqual ? 0 : 1)
        let inserted = distance[here - 1] + 1
        let deleted = distance[here - columns] + 1
        var shortest = min(replaced, inserted, deleted)
        // Nothing can be swapped with what did not stand before it.
        if swapColumn > 0, let swapRow = left[..<row].lastIndex(of: right[column]) {
          let swapped =
            distance[(swapRow + 1) * columns + swapColumn]
            + (row - swapRow - 1) + 1 + (column - swapColumn)
          shortest = min(shortest, swapped)
        }
        distance[here] = shortest
        least = min(least, shortest)
      }
      // No way past a row is shorter than the least in it, that of a swap over it included.
      if least > limit { return nil }
    }
    let result = distance[(left.count + 1) * columns + right.count + 1]
    return result <= limit ? result : nil
  }
}

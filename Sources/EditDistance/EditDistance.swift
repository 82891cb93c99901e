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
  /// - Complexity: O(*n*·*m*) time and space; with a limit *k*, O(*n*·*k*) time and O(*m*·*k*) space.
  @_alwaysEmitIntoClient
  public static func between<Element: Equatable>(
    _ left: [Element],
    _ right: [Element],
    atMost limit: Int = .max
  ) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    // Beginnings of words whose lengths differ by more are too far apart, and a swap over more rows is
    // too many slips: neither the columns beyond nor older rows are needed.
    let reach = min(limit, max(left.count, right.count))
    let rows = min(reach, left.count) + 2
    let columns = right.count + 1
    let unreachable = left.count + right.count + 1
    var distance = [Int](repeating: unreachable, count: rows * columns)
    for column in 0...min(reach, right.count) { distance[column] = column }
    // For each of `right` how many of `left` end with the last that equals it; 0 without any.
    var lastRows = [Int](repeating: 0, count: right.count)
    for row in 1..<left.count + 1 {
      let here = row % rows * columns
      let above = (row - 1) % rows * columns
      let first = max(0, row - reach)
      let last = min(right.count, row + reach)
      // The columns beside those that are filled hold what an older row left.
      distance[here + max(0, first - 1)] = first == 0 ? row : unreachable
      if last < right.count { distance[here + last + 1] = unreachable }
      var least = distance[here + max(0, first - 1)]
      var lastColumn = 0
      for column in max(1, first)..<last + 1 {
        let swapColumn = lastColumn
        let swapRow = lastRows[column - 1]
        let isEqual = left[row - 1] == right[column - 1]
        let replaced = distance[above + column - 1] + (isEqual ? 0 : 1)
        let inserted = distance[here + column - 1] + 1
        let deleted = distance[above + column] + 1
        var shortest = min(replaced, inserted, deleted)
        // Nothing can be swapped with what did not stand before it.
        if swapColumn > 0, swapRow > 0, row - swapRow <= reach, abs(swapRow - swapColumn) <= reach {
          let swapped =
            distance[(swapRow - 1) % rows * columns + swapColumn - 1]
            + (row - swapRow) + (column - swapColumn - 1)
          shortest = min(shortest, swapped)
        }
        if isEqual {
          lastColumn = column
          lastRows[column - 1] = row
        }
        distance[here + column] = shortest
        least = min(least, shortest)
      }
      // No way past a row is shorter than the least in it, that of a swap over it included.
      if least > limit { return nil }
    }
    let result = distance[left.count % rows * columns + right.count]
    return result <= limit ? result : nil
  }
}

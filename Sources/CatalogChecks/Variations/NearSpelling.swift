// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A name, to tell whether another one is it with a typing error.
///
/// Near is one edit, in names of six scalars or more two, capitals and small letters being the same.
struct NearSpelling {
  private let scalars: [Unicode.Scalar]

  init(_ name: String) {
    scalars = Array(name.lowercased().unicodeScalars)
  }

  /// Whether one of the names can stand for the other.
  func isNear(_ other: NearSpelling) -> Bool {
    let shorter = min(scalars.count, other.scalars.count)
    let limit = shorter >= 6 ? 2 : 1
    return abs(scalars.count - other.scalars.count) <= limit
      && isWithin(limit, other.scalars)
  }

  /// Whether the edit distance after Levenshtein is at most a limit.
  private func isWithin(_ limit: Int, _ other: [Unicode.Scalar]) -> Bool {
    var row = Array(0...other.count)
    for (i, x) in scalars.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      var least = row[0]
      for (j, y) in other.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = above
        least = min(least, row[j + 1])
      }
      if least > limit { return false }
    }
    return row[other.count] <= limit
  }
}

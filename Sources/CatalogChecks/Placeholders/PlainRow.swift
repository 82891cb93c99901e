// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings

/// How a row of plain placeholders stands to the row of arguments that it walks.
enum PlainRow: Equatable {
  /// Each reads an argument of its class; arguments may be left at the end.
  case fits
  /// The row of arguments with additions, at these indexes of the text's row.
  case additions([Int])
  /// The row of arguments with gaps; `numbers` are the arguments that the text's row means.
  case gaps(numbers: [Int])
  /// The same classes in another order.
  case reordered
  /// None of these: to be judged position by position.
  case unrelated

  /// Compares classes, `nil` being a class that is not known and fits any.
  ///
  /// - Parameters:
  ///   - row: The text's plain placeholders.
  ///   - arguments: The arguments, number 1 first.
  ///   - expectedCount: How many of them the reference prints, up to the last one.
  init(_ row: [ArgumentClass?], arguments: [ArgumentClass?], expectedCount: Int) {
    let paired = zip(row, arguments).allSatisfy { Self.fit($0, $1) }
    if paired {
      self = row.count <= arguments.count ? .fits : .additions(Array(arguments.count..<row.count))
    } else if Self.isPermutation(row, of: arguments)
      || Self.isPermutation(row, of: Array(arguments.prefix(expectedCount)))
    {
      self = .reordered
    } else if row.count < arguments.count, let places = Self.places(of: row, in: arguments) {
      self = .gaps(numbers: places.map { $0 + 1 })
    } else if row.count > arguments.count, let places = Self.places(of: arguments, in: row) {
      self = .additions(row.indices.filter { !places.contains($0) })
    } else {
      self = .unrelated
    }
  }

  private static func fit(_ left: ArgumentClass?, _ right: ArgumentClass?) -> Bool {
    guard let left, let right else { return true }
    return left == right
  }

  private static func isPermutation(_ row: [ArgumentClass?], of other: [ArgumentClass?]) -> Bool {
    guard row.count == other.count, !row.contains(nil), !other.contains(nil) else { return false }
    return ArgumentClass.allCases.allSatisfy { argumentClass in
      row.count { $0 == argumentClass } == other.count { $0 == argumentClass }
    }
  }

  /// Where the elements of `part` stand in `whole`, in order; `nil` where they do not.
  private static func places(of part: [ArgumentClass?], in whole: [ArgumentClass?]) -> [Int]? {
    var places: [Int] = []
    for (index, element) in whole.enumerated() where places.count < part.count {
      if fit(part[places.count], element) { places.append(index) }
    }
    return places.count == part.count ? places : nil
  }
}

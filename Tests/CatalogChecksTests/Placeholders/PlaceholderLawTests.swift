// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import FormatStrings
import Testing

/// Laws of the judgement, tried on every row of up to three arguments.
@Suite("Laws of the placeholder judgement")
struct PlaceholderLawTests {
  static let specifiers = ["@", "lld", "d", "lf", "s"]

  /// All rows of one to three specifiers.
  static let rows: [[String]] = {
    let one = specifiers.map { [$0] }
    let two = one.flatMap { row in specifiers.map { row + [$0] } }
    let three = two.flatMap { row in specifiers.map { row + [$0] } }
    return one + two + three
  }()

  private func plain(_ row: [String]) -> String {
    row.map { "%\($0)" }.joined(separator: ", ")
  }

  private func positional(_ row: [String], order: [Int]) -> String {
    order.map { "%\($0 + 1)$\(row[$0])" }.joined(separator: ", ")
  }

  private func problems(_ reference: String, _ text: String) -> [PlaceholderProblem] {
    PlaceholderComparison(
      reference: PlaceholderReference(key: FormatString(reference)),
      text: FormatString(text)
    ).problems
  }

  private func permutations(_ count: Int) -> [[Int]] {
    count == 0
      ? [[]]
      : permutations(count - 1).flatMap { shorter in
        (0..<count).map { place in
          var longer = shorter
          longer.insert(count - 1, at: place)
          return longer
        }
      }
  }

  @Test("A text is right against itself, but for the note on positions")
  func identity() {
    for row in Self.rows {
      let kinds = problems(plain(row), plain(row)).map(\.kind)
      #expect(kinds == (row.count > 1 ? [.unpositioned] : []), "\(row)")
      let text = positional(row, order: Array(row.indices))
      #expect(problems(text, text).isEmpty, "\(row)")
    }
  }

  @Test("Positions in any order are right, whichever way the source is written")
  func anyOrder() {
    for row in Self.rows {
      for order in permutations(row.count) {
        let text = positional(row, order: order)
        #expect(problems(plain(row), text).isEmpty, "\(row) \(order)")
        #expect(problems(positional(row, order: Array(row.indices)), text).isEmpty)
      }
    }
  }

  @Test("What a positional text lacks or misreads does not depend on its order")
  func orderIndependence() {
    for row in Self.rows where row.count == 3 {
      for order in permutations(3) {
        let shorter = positional(row, order: order.filter { $0 != 1 })
        #expect(problems(plain(row), shorter).map(\.kind) == [.missing])
        #expect(problems(plain(row), shorter).map(\.arguments) == [[2]])
        var other = row
        other[1] = row[1] == "@" ? "p" : "@"
        let wrong = problems(plain(row), positional(other, order: order))
        #expect(wrong.map(\.kind) == [.type])
        #expect(wrong.map(\.arguments) == [[2]])
      }
    }
  }

  @Test("The safe fix keeps what a text reads")
  func safeFix() {
    for row in Self.rows where row.count > 1 {
      let text = plain(row)
      for problem in problems(text, text) where problem.isFixSafe {
        #expect(applying(problem.edits, to: text) == positional(row, order: Array(row.indices)))
      }
    }
  }

  @Test("Swapping two plain placeholders of different classes is an error of order")
  func swapped() {
    for row in Self.rows where row.count == 2 {
      let swapped = problems(plain(row), plain(row.reversed()))
      let classes = row.map { FormatSpecifier($0)?.argumentClass }
      if classes[0] != classes[1] {
        #expect(swapped.map(\.kind) == [.order], "\(row)")
      } else {
        #expect(!swapped.contains { $0.severity == .error }, "\(row)")
      }
    }
  }

  @Test("One more placeholder is extra, one less is missing")
  func moreAndLess() {
    for row in Self.rows {
      let more = problems(plain(row), positional(row + ["@"], order: Array(0...row.count)))
      #expect(more.map(\.kind) == [.extra])
      let less = problems(plain(row), "." + positional(row, order: Array(0..<row.count - 1)))
      #expect(less.map(\.kind) == [.missing])
      let isNumber = row.last.flatMap { FormatSpecifier($0) }?.argumentClass.isNumber ?? false
      #expect(less.map(\.severity) == [isNumber ? .error : .warning])
    }
  }
}

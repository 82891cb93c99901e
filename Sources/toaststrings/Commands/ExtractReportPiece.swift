// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import SwiftExtraction

/// A part of what a source has that is written at once.
struct ExtractReportPiece: Sendable {
  /// One text or problem.
  enum Item {
    case string(ExtractedString)
    case problem(SourceDiagnostic)
  }

  let source: SourceExtraction
  private let strings: Range<Int>
  private let problems: Range<Int>

  /// So many items at most, so that the report of a large source is never in memory whole.
  private static let limit = 4096

  /// Everything that sources have, in their order.
  static func all(_ sources: [SourceExtraction]) -> [ExtractReportPiece] {
    sources.flatMap { source in
      var pieces: [ExtractReportPiece] = []
      var string = 0
      var problem = 0
      while string < source.strings.count || problem < source.diagnostics.count {
        let (firstString, firstProblem) = (string, problem)
        for _ in 0..<limit {
          if isProblem(problem, before: string, in: source) {
            problem += 1
          } else if string < source.strings.count {
            string += 1
          } else {
            break
          }
        }
        pieces.append(
          ExtractReportPiece(
            source: source,
            strings: firstString..<string,
            problems: firstProblem..<problem
          )
        )
      }
      return pieces
    }
  }

  /// Whether a problem comes before a text.
  private static func isProblem(
    _ problem: Int,
    before string: Int,
    in source: SourceExtraction
  ) -> Bool {
    guard problem < source.diagnostics.count else { return false }
    guard string < source.strings.count else { return true }
    let diagnostic = source.diagnostics[problem]
    return (diagnostic.line, diagnostic.column) < source.strings.place(at: string)
  }

  var count: Int { strings.count + problems.count }

  /// Hands out the texts and problems in the order of their places.
  func forEach(_ body: (Item) -> Void) {
    var problem = problems.lowerBound
    for string in strings {
      while problem < problems.upperBound, Self.isProblem(problem, before: string, in: source) {
        body(.problem(source.diagnostics[problem]))
        problem += 1
      }
      body(.string(source.strings[string]))
    }
    while problem < problems.upperBound {
      body(.problem(source.diagnostics[problem]))
      problem += 1
    }
  }
}

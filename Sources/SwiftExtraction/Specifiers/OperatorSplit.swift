// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The operator of an expression that binds least, with its operands in tokens.
enum OperatorSplit {
  case ternary(then: Range<Int>, otherwise: Range<Int>)
  case coalescing(left: Range<Int>, right: Range<Int>)
  case comparison
  case cast(type: Range<Int>, isConditional: Bool)
  case range(left: Range<Int>, right: Range<Int>)
  case arithmetic([Range<Int>])

  private struct Found {
    let token: Int
    let rank: Int
  }

  /// Finds it; `nil` when there is no infix operator outside of groups.
  static func find(in range: Range<Int>, of tape: SourceTape) -> OperatorSplit? {
    var ternary: Int?
    var best: Found?
    var arithmetic: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch tape.kind(index) {
      case .symbol where index > range.lowerBound && isInfix(index, in: range, of: tape):
        if tape.isTernary(index) {
          if ternary == nil { ternary = index }
        } else {
          let rank = Self.rank(index, of: tape)
          if rank == arithmeticRank { arithmetic.append(index) }
          // Of several `??` the first splits; of others it does not matter.
          if best.map({ rank < $0.rank }) ?? true { best = Found(token: index, rank: rank) }
        }
      case .identifier
      where index > range.lowerBound && (tape.isWord(index, .as) || tape.isWord(index, .is)):
        if best.map({ castRank < $0.rank }) ?? true { best = Found(token: index, rank: castRank) }
      default: break
      }
      index = tape.after(index)
    }
    if let ternary { return self.ternary(at: ternary, in: range, of: tape) }
    guard let best else { return nil }
    let left = range.lowerBound..<best.token
    let right = best.token + 1..<range.upperBound
    switch best.rank {
    case comparisonRank: return .comparison
    case coalescingRank: return .coalescing(left: left, right: right)
    case rangeRank: return .range(left: left, right: right)
    case castRank:
      if tape.isWord(best.token, .is) { return .comparison }
      let hasMark = tape.isSymbol(best.token + 1, "?") || tape.isSymbol(best.token + 1, "!")
      let start = best.token + (hasMark ? 2 : 1)
      return .cast(
        type: min(start, range.upperBound)..<range.upperBound,
        isConditional: tape.isSymbol(best.token + 1, "?")
      )
    default:
      var operands: [Range<Int>] = []
      var start = range.lowerBound
      for position in arithmetic {
        operands.append(start..<position)
        start = position + 1
      }
      operands.append(start..<range.upperBound)
      return .arithmetic(operands)
    }
  }

  /// The conditional whose `?` is a token.
  static func ternary(at mark: Int, in range: Range<Int>, of tape: SourceTape) -> OperatorSplit? {
    var index = mark + 1
    var depth = 0
    while index < range.upperBound {
      if tape.kind(index) == .colon {
        if depth == 0 {
          return .ternary(then: mark + 1..<index, otherwise: index + 1..<range.upperBound)
        }
        depth -= 1
      } else if tape.kind(index) == .symbol, tape.isTernary(index) {
        depth += 1
      }
      index = tape.after(index)
    }
    return nil
  }

  /// Whether an operator stands between operands: with blanks on both sides, or on neither.
  static func isInfix(_ index: Int, in range: Range<Int>, of tape: SourceTape) -> Bool {
    guard index + 1 < range.upperBound else { return false }
    let before = tape.followsBlank(index)
    let after = tape.followsBlank(index + 1)
    if before == after {
      let first = tape.firstByte(index)
      // `a?.b`, `a!.b`, `a![0]`
      if !before, tape.isShort(index),
        first == UInt8(ascii: "?") || first == UInt8(ascii: "!")
      {
        return false
      }
      return true
    }
    return before && tape.isTernary(index)
  }

  private static let comparisonRank = 1
  private static let coalescingRank = 2
  private static let castRank = 3
  private static let rangeRank = 4
  private static let arithmeticRank = 5

  private static func rank(_ index: Int, of tape: SourceTape) -> Int {
    let bytes = tape.bytes[tape.range(index)]
    if bytes.elementsEqual("??".utf8) { return coalescingRank }
    if bytes.elementsEqual("...".utf8) || bytes.elementsEqual("..<".utf8) { return rangeRank }
    for comparison in comparisons where bytes.elementsEqual(comparison.utf8) {
      return comparisonRank
    }
    return arithmeticRank
  }

  private static let comparisons = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~=",
  ]
}

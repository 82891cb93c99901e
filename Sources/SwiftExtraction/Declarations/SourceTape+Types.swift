// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SourceTape {
  /// The token after the type that starts at a token.
  func typeEnd(_ start: Int, limit: Int) -> Int {
    var index = start
    var depth = 0
    var needsOperand = true
    while index < limit {
      switch kind(index) {
      case .identifier, .quotedIdentifier:
        if isWord(index, .where) { return index }
        if !needsOperand {
          guard isWord(index, .throws) || isWord(index, .async) || isWord(index, .rethrows) else {
            if depth == 0 { return index }
            index += 1
            continue
          }
          index += 1
          // `throws(Failure)`
          if kind(index) == .openParenthesis, !followsBlank(index) { index = after(index) }
          continue
        }
        needsOperand = Word(link: link(index))?.isTypeModifier == true
        index += 1
      case .openBracket, .openParenthesis:
        if !needsOperand, depth == 0 { return index }
        needsOperand = false
        index = after(index)
      case .at:
        // An attribute after a whole type belongs to the next declaration.
        if !needsOperand, depth == 0 { return index }
        index += 2
        if kind(index) == .openParenthesis, !followsBlank(index) { index = after(index) }
      case .period:
        needsOperand = true
        index += 1
      case .comma, .colon:
        guard depth > 0 else { return index }
        needsOperand = true
        index += 1
      case .symbol:
        guard let end = typeSymbol(index, &depth, &needsOperand) else { return index }
        if end { return index + 1 }
        index += 1
      case .integer, .macro:
        guard depth > 0 else { return index }
        needsOperand = false
        index += 1
      default:
        return index
      }
    }
    return limit
  }

  /// Takes an operator of a type.
  ///
  /// - Returns: whether the type ends with it; `nil` when it is none of the type's.
  private func typeSymbol(_ index: Int, _ depth: inout Int, _ needsOperand: inout Bool) -> Bool? {
    if isArrow(index) || isSymbol(index, "&") {
      needsOperand = true
      return false
    }
    if isEllipsis(index) { return depth == 0 }
    for offset in range(index) {
      switch bytes[offset] {
      case UInt8(ascii: "<"):
        depth += 1
        needsOperand = true
      case UInt8(ascii: ">"):
        guard depth > 0 else { return nil }
        depth -= 1
        needsOperand = false
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        guard !needsOperand else { return nil }
      case UInt8(ascii: "~"): break
      default: return nil
      }
    }
    return false
  }

  /// The text of a type without blanks, attributes and modifiers.
  func typeText(_ range: Range<Int>) -> String {
    if range.count == 1 { return text(range.lowerBound) }
    var name: [UInt8] = []
    name.reserveCapacity(32)
    forEachPart(ofType: range) { name += bytes[$0] }
    return String(decoding: name, as: UTF8.self)
  }

  /// The text of a type as the key of a table; `nil` without any.
  func typeSymbol(_ range: Range<Int>) -> Symbol? {
    var hash = Symbol.offset
    if range.count == 1 {
      Symbol.add(bytes, self.range(range.lowerBound), to: &hash)
    } else {
      forEachPart(ofType: range) { Symbol.add(bytes, $0, to: &hash) }
    }
    return hash == Symbol.offset ? nil : Symbol(value: hash)
  }

  /// Takes the bytes of each token of a type in turn but for attributes and modifiers.
  @inline(__always)
  private func forEachPart(ofType range: Range<Int>, _ take: (Range<Int>) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch kind(index) {
      case .at:
        index += 2
        if kind(index) == .openParenthesis, !followsBlank(index) { index = after(index) }
        continue
      case .identifier
      where Word(link: link(index))?.isTypeModifier == true && index + 1 < range.upperBound:
        index += 1
        continue
      case .identifier
      where isWord(index, .async) || isWord(index, .throws) || isWord(index, .rethrows):
        index += 1
        continue
      case .identifier
      where Word(link: link(index))?.isModule == true && kind(index + 1) == .period:
        index += 2
        continue
      default: break
      }
      take(self.range(index))
      index += 1
    }
  }
}

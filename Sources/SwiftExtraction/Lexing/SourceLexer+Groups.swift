// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SourceLexer {
  @inline(__always)
  mutating func open(_ frame: Frame.Kind, _ kind: TokenKind, _ p: Int, _ marks: UInt8) {
    frames.append(
      Frame(kind: frame, token: UInt32(truncatingIfNeeded: tokens.count), notable: notable)
    )
    switch frame {
    case .parenthesis: counts.parentheses += 1
    case .bracket: counts.brackets += 1
    case .brace: counts.braces += 1
    case .interpolation: break
    }
    add(kind, p..<p + 1, marks)
  }

  /// Opens the interpolation of a literal.
  mutating func openInterpolation(_ range: Range<Int>, in literal: Literal) {
    frames.append(
      Frame(
        kind: .interpolation,
        token: UInt32(truncatingIfNeeded: tokens.count),
        notable: notable
      )
    )
    interpolations.append(Interpolation(literal: literal, outer: counts))
    counts = OpenCounts()
    add(.interpolationStart, range, 0)
  }

  mutating func closeParenthesis(_ s: Span<UInt8>, _ p: Int, _ marks: UInt8) -> Int {
    if counts.parentheses == 0,
      let index = frames.last?.kind == .interpolation
        ? frames.count - 1 : frames.lastIndex(where: { $0.kind == .interpolation })
    {
      // What is still open within the interpolation ends with it.
      while frames.count > index + 1 {
        guard let frame = frames.popLast() else { break }
        endUnclosed(frame, tokens.count - 1)
      }
      guard let frame = frames.popLast(), let interpolation = interpolations.popLast() else {
        return p + 1
      }
      counts = interpolation.outer
      tokens.setLink(Int(frame.token), tokens.count)
      add(.interpolationEnd, p..<p + 1, marks, link: frame.token)
      return scanText(s, p + 1, interpolation.literal)
    }
    close(.parenthesis, .closeParenthesis, p, marks)
    return p + 1
  }

  @inline(__always)
  mutating func close(_ frame: Frame.Kind, _ kind: TokenKind, _ p: Int, _ marks: UInt8) {
    let waiting =
      switch frame {
      case .parenthesis: counts.parentheses
      case .bracket: counts.brackets
      case .brace: counts.braces
      case .interpolation: 0
      }
    guard waiting > 0 else {
      faults.append(SourceFault(.strayCloser, at: p))
      add(kind, p..<p + 1, marks)
      return
    }
    let closer = tokens.count
    while let top = frames.popLast() {
      switch top.kind {
      case .parenthesis: counts.parentheses -= 1
      case .bracket: counts.brackets -= 1
      case .brace: counts.braces -= 1
      case .interpolation: break
      }
      if top.kind == frame {
        let opener = Int(top.token)
        tokens.setLink(opener, closer)
        if frame == .brace, top.notable == notable {
          tokens.setShort(opener)
          if dropsCode, isOnlyCode(top) {
            tokens.removeAll(from: opener + 1)
            tokens.setLink(opener, opener + 1)
          }
        }
        add(kind, p..<p + 1, marks, link: top.token)
        return
      }
      // Its last token is the one before the closer of another kind.
      endUnclosed(top, closer - 1)
    }
  }

  /// Ends a group that is cut short with the token that is its last.
  mutating func endUnclosed(_ frame: Frame, _ last: Int) {
    let opener = Int(frame.token)
    tokens.setLink(opener, last)
    faults.append(SourceFault(.unclosedGroup, at: tokens[opener].start))
  }

  mutating func closeEverything(at end: Int) {
    while let frame = frames.popLast() {
      endUnclosed(frame, tokens.count - 1)
      if frame.kind == .interpolation, let interpolation = interpolations.popLast() {
        tokens.setLink(Int(frame.token), tokens.count)
        add(.interpolationEnd, end..<end, 0, link: frame.token)
        endLiteral(interpolation.literal, end..<end)
      }
    }
    counts = OpenCounts()
  }
}

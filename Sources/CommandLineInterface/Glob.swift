// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A pattern for paths, keys and texts: `*` stands for any number of scalars (also `/`), `?` for
/// one, and a backslash takes the meaning from what follows it.
///
/// There is nothing else: brackets and braces stand for themselves, and so does a backslash at the
/// end.
///
/// Matching is by Unicode scalars, without canonical equivalence, and covers the whole text.
package struct Glob: Sendable, Hashable {
  private enum Piece: Hashable {
    case scalar(Unicode.Scalar)
    case anyScalar
    case anyRun
  }

  /// The pattern as it was written.
  package let pattern: String
  private let pieces: [Piece]

  package init(_ pattern: String) {
    self.pattern = pattern
    var pieces: [Piece] = []
    var scalars = pattern.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch scalar {
      case "*":
        // Two stars are one; kept apart they would only cost time.
        if pieces.last != .anyRun { pieces.append(.anyRun) }
      case "?": pieces.append(.anyScalar)
      case "\\": pieces.append(.scalar(scalars.next() ?? scalar))
      default: pieces.append(.scalar(scalar))
      }
    }
    self.pieces = pieces
  }

  /// Whether the pattern stands for one text only.
  package var isLiteral: Bool {
    pieces.allSatisfy { piece in
      if case .scalar = piece { true } else { false }
    }
  }

  /// Whether the whole text is matched.
  ///
  /// Each star takes as little as possible, and only the last one is ever tried again: a later star
  /// can make up for whatever an earlier one left.
  ///
  /// - Complexity: linear in the text, times the length of the longest stretch between stars.
  package func matches(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    var position = scalars.startIndex
    var piece = 0
    var retry: (piece: Int, position: String.UnicodeScalarIndex)?
    while position < scalars.endIndex {
      if piece < pieces.count {
        switch pieces[piece] {
        case .anyRun:
          piece += 1
          retry = (piece, position)
          continue
        case .scalar(let expected) where expected != scalars[position]: break
        case .scalar, .anyScalar:
          piece += 1
          scalars.formIndex(after: &position)
          continue
        }
      }
      guard let last = retry else { return false }
      position = scalars.index(after: last.position)
      piece = last.piece
      retry = (piece, position)
    }
    return pieces[piece...].allSatisfy { $0 == .anyRun }
  }
}

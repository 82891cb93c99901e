// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A string literal of a source as the lexer reads it, for comparison with other readers.
public struct SourceLiteral: Sendable, Equatable {
  /// Where it begins, pound signs included, in bytes.
  public let offset: Int
  /// Where it ends, in bytes.
  public let endOffset: Int
  /// Its texts with escapes resolved; `nil` stands for an interpolation.
  public let pieces: [String?]

  /// Makes one from what a reader found.
  public init(offset: Int, endOffset: Int, pieces: [String?]) {
    self.offset = offset
    self.endOffset = endOffset
    self.pieces = pieces
  }

  /// All literals of a source, those within interpolations too.
  ///
  /// - Parameter bytes: the source; any bytes are accepted.
  /// - Returns: the literals in the order in which they begin.
  public static func all(in bytes: [UInt8]) -> [SourceLiteral] {
    let tape = SourceLexer.tape(of: bytes)
    return (0..<tape.count).compactMap { index in
      guard tape.kind(index) == .stringStart else { return nil }
      return SourceLiteral(
        offset: tape.start(index),
        endOffset: tape.literalEnd(index),
        pieces: LiteralDecoder.decode(tape, index).segments.map { segment in
          switch segment {
          case .text(let text): text
          case .interpolation: nil
          }
        }
      )
    }
  }
}

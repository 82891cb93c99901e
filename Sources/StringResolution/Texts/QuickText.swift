// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// A text whose conversions are all of the common kinds, laid out to be filled in one go.
///
/// Whatever it cannot express, or meets in the values, is left to `TextRenderer`, which is slower
/// and knows everything.
struct QuickText: Sendable {
  /// A conversion and the literal text before it.
  struct Part: Sendable {
    let literal: String
    /// The index of its argument.
    let index: Int
    /// Whether texts may stand here (`%@`), or only whole numbers.
    let takesText: Bool
  }

  let parts: [Part]
  /// The literal text after the last conversion.
  let tail: String
  /// The bytes of all literal text.
  private let capacity: Int

  /// Lays a text out, or gives `nil`.
  init?(_ pieces: [TextPiece]) {
    var parts: [Part] = []
    var literal = ""
    for piece in pieces {
      switch piece {
      case .literal(let text): literal += text
      case .argument(let piece):
        guard piece.shortcut != .none, piece.value.number >= 1 else { return nil }
        parts.append(
          Part(
            literal: literal,
            index: piece.value.number - 1,
            takesText: piece.shortcut == .object
          )
        )
        literal = ""
      case .own, .substitution, .invalid: return nil
      }
    }
    self.parts = parts
    tail = literal
    capacity = parts.reduce(literal.utf8.count) { $0 + $1.literal.utf8.count }
  }

  /// The text with values, `nil` where one of them needs more than this can do.
  func text(
    _ slots: [LocalizationValue.Slot],
    _ formats: QuickFormats,
    _ isolation: BidiIsolation
  ) -> String? {
    // Room for numbers of usual length; a text that needs more is written again.
    TextWriter.text(capacity: capacity + 12 * parts.count) { writer in
      for index in parts.indices {
        writer.append(parts[index].literal)
        let slot = parts[index].index
        guard slot < slots.count, case .argument(let argument) = slots[slot] else { return false }
        switch argument {
        case .integer(let number): formats.append(number, to: &writer)
        case .string(let string):
          guard parts[index].takesText else { return false }
          if isolation.isolates(string, in: formats.direction) {
            writer.append("\u{2068}")
            writer.append(string)
            writer.append("\u{2069}")
          } else {
            writer.append(string)
          }
        default: return false
        }
      }
      writer.append(tail)
      return true
    }
  }
}

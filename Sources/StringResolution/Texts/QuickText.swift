// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// Texts whose conversions are all of the common kinds, laid out to be filled in one go.
///
/// Whatever they cannot express, or meet in the values, is left to `TextRenderer`, which is slower
/// and knows everything.
enum QuickText {
  /// Lays a text out, or gives `nil`.
  static func form(_ pieces: [TextPiece]) -> FlatContent.Form? {
    var parts: [FlatContent.Form.Part] = []
    var literal = ""
    for piece in pieces {
      switch piece {
      case .literal(let text): literal += text
      case .argument(let piece):
        guard piece.shortcut != .none, piece.value.number >= 1 else { return nil }
        parts.append(
          FlatContent.Form.Part(
            literal: literal,
            argument: piece.value.number - 1,
            takesText: piece.shortcut == .object
          )
        )
        literal = ""
      case .own, .substitution, .invalid: return nil
      }
    }
    return FlatContent.Form(parts: parts, tail: literal)
  }
}

extension FlatContentView {
  /// The text with values, `nil` where that needs the renderer.
  @inline(__always)
  func text(
    _ slots: SlotList,
    _ formats: QuickFormats,
    _ isolation: BidiIsolation
  ) -> String? {
    let chooser = argument
    guard chooser >= 0 else { return form(0)?.text(slots, formats, isolation) }
    guard case .argument(.integer(let number))? = slots[chooser],
      let category = formats.category(ofMagnitude: number.magnitude)
    else { return nil }
    // "zero" is for the number 0 in every language that has it, whatever CLDR's category is.
    return form(number == 0 && hasZero ? 0 : category)?.text(slots, formats, isolation)
  }
}

extension FlatContentView.Form {
  /// The text with values, `nil` where one of them needs more than this can do.
  @inline(__always)
  func text(
    _ slots: SlotList,
    _ formats: QuickFormats,
    _ isolation: BidiIsolation
  ) -> String? {
    let capacity = literalBytes + 12 * count
    // Room for numbers of usual length; a text that needs more is written again.
    return TextWriter.text(capacity: capacity) { writer in
      for part in 0..<count {
        appendLiteral(part, to: &writer)
        let (index, takesText) = argument(part)
        switch slots[index] {
        case .argument(.integer(let number))?:
          guard formats.append(number, to: &writer) else { return false }
        case .argument(.string(let string))?:
          guard takesText else { return false }
          Self.append(string, formats.direction, isolation, to: &writer)
        default: return false
        }
      }
      appendLiteral(count, to: &writer)
      return true
    }
  }

  @inline(__always)
  private static func append(
    _ string: String,
    _ direction: TextDirection,
    _ isolation: BidiIsolation,
    to writer: inout TextWriter
  ) {
    if isolation == .automatic, direction == .leftToRight, writer.appendIfPlainASCII(string) {
      return
    }
    if isolation.isolates(string, in: direction) {
      writer.append("\u{2068}")
      writer.append(string)
      writer.append("\u{2069}")
    } else {
      writer.append(string)
    }
  }
}

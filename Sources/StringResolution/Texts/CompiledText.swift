// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import ICUBridge

/// A text, taken apart once.
final class CompiledText: Sendable {
  /// The text as it stands, which is what is shown when there are no values; grammar markup
  /// stripped.
  let raw: String
  /// The pieces with every conversion that printf would see.
  let pieces: [TextPiece]
  /// The pieces without percent signs that are prose (`100 % sicher`), where there are such.
  private let prosePieces: [TextPiece]?
  /// The largest number of an argument in `prosePieces`.
  private let proseArguments: Int
  /// Whether grammar markup was stripped.
  let hasMarkup: Bool
  /// Whether a placeholder stands in it that nobody types by accident.
  let wantsArguments: Bool
  /// Whether it names a substitution.
  let mentionsSubstitutions: Bool
  /// Whether it can be shown without values, and nothing be said about it.
  var isSelfContained: Bool { !wantsArguments && !mentionsSubstitutions && !hasMarkup }
  /// The text as one literal, when values change nothing in it.
  let literal: String?
  /// The text laid out for the common kinds of values, where it has no others.
  let quick: FlatContent.Form?

  init(_ text: String) {
    let stripped = InflectionMarkup.stripped(text)
    hasMarkup = stripped != nil
    raw = stripped ?? text
    let format = FormatString(raw, takesPascalStrings: true)
    if format.isLiteral {
      pieces = [.literal(raw)]
      prosePieces = nil
      proseArguments = 0
      wantsArguments = false
      mentionsSubstitutions = false
      literal = raw
      quick = nil
      return
    }
    let bytes = Array(raw.utf8)
    pieces = Self.pieces(format, bytes) { _ in true }
    literal = nil
    wantsArguments = format.hasArguments
    mentionsSubstitutions = format.placeholders.contains(where: \.isSubstitution)
    guard format.placeholders.contains(where: { $0.reading != .conversion }) else {
      prosePieces = nil
      proseArguments = 0
      quick = hasMarkup ? nil : QuickText.form(pieces)
      return
    }
    quick = nil
    let prose = Self.pieces(format, bytes) { $0.reading == .conversion }
    prosePieces = prose
    proseArguments = prose.map(\.largestNumber).max() ?? 0
  }

  /// The pieces for a number of arguments.
  ///
  /// Percent signs in prose are left alone as long as the text shows all arguments without them.
  func pieces(forArguments count: Int) -> [TextPiece] {
    guard let prosePieces, proseArguments >= count else { return pieces }
    return prosePieces
  }

  private static func pieces(
    _ format: FormatString,
    _ bytes: [UInt8],
    isIncluded: (Placeholder) -> Bool
  ) -> [TextPiece] {
    var uses = format.argumentUses(including: isIncluded)[...]
    var pieces: [TextPiece] = []
    var literal: [UInt8] = []
    func flush() {
      if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal.removeAll()
    }
    var index = -1
    for segment in format.segments {
      let range = segment.range
      func source() -> String { String(decoding: bytes[range], as: UTF8.self) }
      switch segment {
      case .literal: literal += bytes[range]
      case .percentSign: literal.append(UInt8(ascii: "%"))
      case .invalid(let invalid):
        // A full-width sign is no sign to a formatter.
        if invalid.reason == .fullWidthSign {
          literal += bytes[range]
          continue
        }
        flush()
        pieces.append(
          .invalid(
            InvalidPiece(reason: invalid.reason, offset: range.lowerBound, source: source())
          )
        )
      case .placeholder(let placeholder):
        index += 1
        guard isIncluded(placeholder) else {
          literal += bytes[range]
          continue
        }
        flush()
        // They come in the order of their placeholders.
        let own = uses.prefix { $0.placeholder == index }
        uses.removeFirst(own.count)
        func number(_ role: ArgumentUse.Role) -> ArgumentNumber? {
          guard let use = own.first(where: { $0.role == role }) else { return nil }
          return use.number.map { ArgumentNumber(number: $0, isPositional: use.isPositional) }
        }
        let value = number(.value)
        switch placeholder.kind {
        case .conversion(let specifier):
          pieces.append(
            .argument(
              ArgumentPiece(
                value: value ?? ArgumentNumber(number: 1, isPositional: false),
                width: number(.width),
                precision: number(.precision),
                specifier: specifier,
                offset: range.lowerBound,
                source: source()
              )
            )
          )
        case .substitution(let name):
          pieces.append(
            .substitution(
              SubstitutionPiece(
                name: name,
                argument: value ?? ArgumentNumber(number: 1, isPositional: false),
                offset: range.lowerBound
              )
            )
          )
        case .substitutionArgument: pieces.append(.own(offset: range.lowerBound))
        }
      }
    }
    flush()
    return pieces
  }
}

extension TextPiece {
  /// The largest number of an argument that the piece reads.
  fileprivate var largestNumber: Int {
    switch self {
    case .argument(let piece):
      max(piece.value.number, piece.width?.number ?? 0, piece.precision?.number ?? 0)
    case .substitution(let piece): piece.argument.number
    case .literal, .own, .invalid: 0
    }
  }
}

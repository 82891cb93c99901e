// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Takes a format string apart in one pass.
struct FormatStringParser {
  /// The segments found; empty where the whole text is literal.
  private(set) var segments: [FormatString.Segment] = []
  /// The placeholders among them.
  private(set) var placeholders: [Placeholder] = []
  /// Whether `P` is a conversion.
  private let takesPascalStrings: Bool

  init(takesPascalStrings: Bool) {
    self.takesPascalStrings = takesPascalStrings
  }

  /// Reads the whole text; to be called once.
  mutating func parse(_ bytes: Span<UInt8>) {
    var literalStart = 0
    var offset = 0
    while offset < bytes.count {
      let segment: FormatString.Segment
      switch bytes[offset] {
      case UInt8(ascii: "%"):
        segment = self.segment(bytes, sign: offset..<offset + 1)
      case 0xEF:
        guard let invalid = fullWidth(bytes, at: offset) else {
          offset += 1
          continue
        }
        segment = .invalid(invalid)
      default:
        offset += 1
        continue
      }
      if literalStart < offset { segments.append(.literal(literalStart..<offset)) }
      segments.append(segment)
      if case .placeholder(let placeholder) = segment { placeholders.append(placeholder) }
      offset = segment.range.upperBound
      literalStart = offset
    }
    if !segments.isEmpty, literalStart < bytes.count {
      segments.append(.literal(literalStart..<bytes.count))
    }
  }

  /// What starts with the percent sign at `sign`.
  private func segment(_ bytes: Span<UInt8>, sign: Range<Int>) -> FormatString.Segment {
    let start = sign.lowerBound
    var offset = sign.upperBound
    if bytes.byte(at: offset) == UInt8(ascii: "%") { return .percentSign(start..<offset + 1) }

    func invalid(
      _ reason: InvalidPlaceholder.Reason,
      to end: Int,
      position: Int? = nil,
      specifier: FormatSpecifier? = nil
    ) -> FormatString.Segment {
      .invalid(
        InvalidPlaceholder(
          range: start..<end,
          reason: reason,
          position: position.flatMap { $0 >= 1 && $0 <= Placeholder.largestPosition ? $0 : nil },
          specifier: specifier,
          isPrecededByDigit: bytes.isDigit(before: start)
        )
      )
    }

    var position: Int?
    var fault: InvalidPlaceholder.Reason?
    if bytes.byte(at: offset) == UInt8(ascii: "$") {
      fault = .missingPosition
      offset += 1
    } else {
      let (number, numberEnd) = bytes.digits(at: offset)
      if numberEnd > offset, bytes.byte(at: numberEnd) == UInt8(ascii: "$") {
        position = number
        if number < 1 || number > Placeholder.largestPosition { fault = .positionOutOfRange }
        offset = numberEnd + 1
      }
    }

    let end: Int
    let kind: Placeholder.Kind
    if bytes.byte(at: offset) == UInt8(ascii: "#"), bytes.byte(at: offset + 1) == UInt8(ascii: "@")
    {
      let nameStart = offset + 2
      var nameEnd = nameStart
      while nameEnd < bytes.count, bytes[nameEnd] != UInt8(ascii: "@") { nameEnd += 1 }
      if nameEnd == bytes.count {
        return invalid(.unterminatedSubstitution, to: nameStart, position: position)
      }
      if nameEnd == nameStart {
        return invalid(.emptySubstitutionName, to: nameEnd + 1, position: position)
      }
      end = nameEnd + 1
      kind = .substitution(name: Self.name(bytes, nameStart..<nameEnd))
    } else if bytes.byte(at: offset) == UInt8(ascii: "a"),
      bytes.byte(at: offset + 1) == UInt8(ascii: "r"),
      bytes.byte(at: offset + 2) == UInt8(ascii: "g")
    {
      end = offset + 3
      kind = .substitutionArgument
    } else {
      let scan = SpecifierScan(bytes, from: offset, takesPascalStrings: takesPascalStrings)
      guard let specifier = scan.specifier else {
        if fault != nil || position != nil {
          return invalid(fault ?? .missingConversion, to: offset, position: position)
        }
        guard let digitsEnd = scan.digitsEnd else { return invalid(.loneSign, to: offset) }
        return invalid(.missingConversion, to: digitsEnd, position: scan.bareNumber)
      }
      if fault == nil, scan.hasSurplusLength {
        // A blank among the flags: `50 % hlavy` is prose, not a length mistyped.
        if position == nil, specifier.flags.contains(.space) {
          return invalid(.loneSign, to: offset)
        }
        fault = .surplusLength
      }
      if fault == nil, scan.hasBadStarPosition { fault = .positionOutOfRange }
      end = scan.end
      kind = .conversion(specifier)
    }

    if let fault {
      var specifier: FormatSpecifier?
      if case .conversion(let found) = kind { specifier = found }
      return invalid(fault, to: end, position: position, specifier: specifier)
    }
    return .placeholder(
      Placeholder(
        range: start..<end,
        position: position,
        kind: kind,
        isPrecededByDigit: bytes.isDigit(before: start),
        isFollowedByLetter: bytes.byte(at: end).startsLatinLetter
      )
    )
  }

  /// A full-width percent sign that stands where a placeholder was meant, at the byte 0xEF.
  ///
  /// As a sign of its own (`50％`) it is text; so is `50％discount`, where a letter follows the
  /// would-be conversion.
  private func fullWidth(_ bytes: Span<UInt8>, at offset: Int) -> InvalidPlaceholder? {
    guard bytes.byte(at: offset + 1) == 0xBC, bytes.byte(at: offset + 2) == 0x85 else { return nil }
    guard case .placeholder(let meant) = segment(bytes, sign: offset..<offset + 3) else {
      return nil
    }
    if let specifier = meant.specifier, meant.position == nil {
      guard specifier.flags.isEmpty else { return nil }
      guard specifier.argumentClass == .object || !meant.isFollowedByLetter else { return nil }
    }
    return InvalidPlaceholder(
      range: meant.range,
      reason: .fullWidthSign,
      position: meant.position,
      specifier: meant.specifier,
      isPrecededByDigit: meant.isPrecededByDigit
    )
  }

  private static func name(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var name: [UInt8] = []
    name.reserveCapacity(range.count)
    for offset in range { name.append(bytes[offset]) }
    return String(decoding: name, as: UTF8.self)
  }
}

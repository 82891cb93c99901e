// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A printf-style format string, taken apart.
///
/// The grammar is that of Apple's formatters: `%`, position `n$`, flags `# - + 0 '` and blank,
/// width, `.`precision, length `hh h l ll q L z t j`, conversion `d D i u U x X o O f F e E g G a A
/// c C s S p @`; `*` for width and precision; `%%`; `%#@name@`; `%arg`. What does not fit it becomes
/// a segment of its own with the reason, so that every text can be read, whatever its bytes.
///
/// Reading takes one pass and allocates nothing before the first percent sign.
public struct FormatString: Sendable, Hashable {
  /// The length of the text in bytes of UTF-8.
  public let utf8Count: Int
  /// The placeholders in their order, those that are prose included; see
  /// ``Placeholder/reading-swift.property``.
  public let placeholders: [Placeholder]
  /// All segments; empty where the whole text is literal.
  private let parts: [Segment]

  /// Takes a text apart.
  public init(_ text: String) {
    self.init(utf8: text.utf8.span)
  }

  /// Takes a text apart.
  ///
  /// - Parameter bytes: The text in UTF-8. Any bytes are accepted; names of substitutions are
  ///   repaired where they are not valid UTF-8.
  public init(utf8 bytes: Span<UInt8>) {
    self.init(utf8: bytes, takesPascalStrings: false)
  }

  /// Takes a text apart that is to be filled.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - takesPascalStrings: Whether `P` is a conversion, too, which reads a text as `s` does. Core
  ///     Foundation's formatter knows it; nobody writes it on purpose any more, so that in a text
  ///     that is judged it is none.
  package init(_ text: String, takesPascalStrings: Bool) {
    self.init(utf8: text.utf8.span, takesPascalStrings: takesPascalStrings)
  }

  private init(utf8 bytes: Span<UInt8>, takesPascalStrings: Bool) {
    var parser = FormatStringParser(takesPascalStrings: takesPascalStrings)
    parser.parse(bytes)
    utf8Count = bytes.count
    parts = parser.segments
    placeholders = parser.placeholders
  }
}

extension FormatString {
  /// The segments, which cover the text without gap or overlap.
  ///
  /// An empty text has none.
  public var segments: [Segment] {
    if parts.isEmpty, utf8Count > 0 { [.literal(0..<utf8Count)] } else { parts }
  }

  /// Whether the text holds no percent sign that means anything.
  public var isLiteral: Bool { parts.isEmpty }

  /// Whether the text has placeholders that are meant as such, so that a formatter must run.
  ///
  /// A conversion only by the space flag and a percent sign glued to prose do not count.
  public var hasArguments: Bool {
    placeholders.contains { $0.reading == .conversion }
  }

  /// Where `%%` stands, as UTF-8 offsets.
  public var percentSigns: [Range<Int>] {
    parts.compactMap {
      guard case .percentSign(let range) = $0 else { return nil }
      return range
    }
  }

  /// What starts like a placeholder and is none, in order.
  public var invalidPlaceholders: [InvalidPlaceholder] {
    parts.compactMap {
      guard case .invalid(let invalid) = $0 else { return nil }
      return invalid
    }
  }
}

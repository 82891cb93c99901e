// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension FormatString {
  /// One piece of a format string.
  public enum Segment: Sendable, Hashable {
    /// Text that is copied as it stands.
    case literal(Range<Int>)
    /// `%%`, one percent sign where the text is formatted.
    case percentSign(Range<Int>)
    /// A placeholder.
    case placeholder(Placeholder)
    /// Something that starts like a placeholder and is none.
    case invalid(InvalidPlaceholder)

    /// Where the piece stands, as UTF-8 offsets in the text.
    public var range: Range<Int> {
      switch self {
      case .literal(let range), .percentSign(let range): range
      case .placeholder(let placeholder): placeholder.range
      case .invalid(let invalid): invalid.range
      }
    }
  }
}

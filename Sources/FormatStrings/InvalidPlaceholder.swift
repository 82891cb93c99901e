// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Something that starts like a placeholder and is none.
public struct InvalidPlaceholder: Sendable, Hashable {
  /// Why it is none.
  public enum Reason: Sendable, Hashable {
    /// A percent sign that nothing follows, or something that starts no conversion.
    case loneSign
    /// A position, width or precision without a conversion: `%1`, `%1$`, `%.2`.
    case missingConversion
    /// A position 0 or above ``Placeholder/largestPosition``.
    case positionOutOfRange
    /// A dollar sign without a position: `%$@`.
    case missingPosition
    /// More than one length modifier: `%Lld`.
    case surplusLength
    /// The full-width percent sign U+FF05 before a conversion; formatters know only `%`.
    case fullWidthSign
    /// `%#@` without a second `@`.
    case unterminatedSubstitution
    /// `%#@@`.
    case emptySubstitutionName
  }

  /// Where it stands, as UTF-8 offsets in the text.
  public let range: Range<Int>
  /// Why it is no placeholder.
  public let reason: Reason
  /// The argument it seems to mean: the number of `%2` or `%2$`; `nil` where there is none.
  public let position: Int?
  /// The specifier that can be read in spite of the fault.
  public let specifier: FormatSpecifier?
  /// Whether the character before the sign is a digit.
  public let isPrecededByDigit: Bool
}

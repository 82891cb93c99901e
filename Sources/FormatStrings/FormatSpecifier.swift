// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A conversion without its percent sign and position: flags, width, precision, length, letter.
///
/// This is also what the member `formatSpecifier` of a substitution in a string catalog holds
/// (`lld`, `@`, `.1f`).
public struct FormatSpecifier: Sendable, Hashable {
  /// The flags.
  public let flags: FormatFlags
  /// The least width of the field.
  public let width: FieldSize
  /// The precision; `%.f` has the precision 0.
  public let precision: FieldSize
  /// The length modifier.
  public let length: LengthModifier
  /// The conversion letter, one of `d D i u U x X o O f F e E g G a A c C s S p @` in ASCII; where
  /// the text was read as one to be filled, `P` as well.
  public let conversion: UInt8

  /// Makes a specifier from its parts.
  init(
    flags: FormatFlags = [],
    width: FieldSize = .none,
    precision: FieldSize = .none,
    length: LengthModifier = .none,
    conversion: UInt8
  ) {
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
    self.conversion = conversion
  }

  /// Reads a bare specifier such as `lld`.
  ///
  /// The result is `nil` where the text is anything but one whole, well-formed specifier.
  ///
  /// - Parameter text: The specifier without percent sign and position.
  public init?(_ text: String) {
    let bytes = text.utf8.span
    let scan = SpecifierScan(bytes, from: 0)
    guard let specifier = scan.specifier, !scan.hasSurplusLength, !scan.hasBadStarPosition,
      scan.end == bytes.count
    else { return nil }
    self = specifier
  }
}

extension FormatSpecifier: CustomStringConvertible {
  /// The specifier as it stands behind the percent sign and the position.
  public var description: String {
    let point = precision == .none ? "" : "." + precision.text
    return flags.text + width.text + point + length.rawValue
      + String(Unicode.Scalar(conversion))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A place of a format string that stands for something else: a conversion or a substitution.
public struct Placeholder: Sendable, Hashable {
  /// What stands at the place.
  public enum Kind: Sendable, Hashable {
    /// A conversion such as `%lld` or `%2$@`.
    case conversion(FormatSpecifier)
    /// `%#@name@`: the text of a substitution.
    case substitution(name: String)
    /// `%arg`: the argument of the substitution in whose form it stands.
    case substitutionArgument
  }

  /// How a placeholder wants to be read.
  public enum Reading: Sendable, Hashable {
    /// A placeholder.
    case conversion
    /// A conversion only because the blank after the sign is a printf flag: `100 % senken`. Prose,
    /// unless the text would lack an argument of that class without it.
    case conversionOnlyBySpaceFlag
    /// A conversion that touches a digit before it and a letter after it, as in `5%de` and
    /// `25%-ig`: a percent sign somebody forgot to double or to set apart.
    case gluedToProse
  }

  /// Where it stands, as UTF-8 offsets in the text, percent sign included.
  public let range: Range<Int>
  /// The number before `$`, 1 to ``largestPosition``; `nil` for a plain placeholder.
  public let position: Int?
  /// What it stands for.
  public let kind: Kind
  /// Whether the character before the sign is a digit.
  public let isPrecededByDigit: Bool
  /// Whether a Latin letter follows without a gap.
  public let isFollowedByLetter: Bool

  /// The largest position that formatters take; Foundation traps beyond.
  public static let largestPosition = 127
}

extension Placeholder {
  /// The specifier of a conversion, `nil` for the other kinds.
  public var specifier: FormatSpecifier? {
    guard case .conversion(let specifier) = kind else { return nil }
    return specifier
  }

  /// The flags of a conversion, empty for the other kinds.
  public var flags: FormatFlags { specifier?.flags ?? [] }

  /// The class of the argument, `nil` where it depends on a substitution.
  public var argumentClass: ArgumentClass? { specifier?.argumentClass }

  /// The bits of the argument, `nil` where they depend on a substitution.
  public var bitWidth: Int? { specifier?.bitWidth }

  /// Whether an integer is read as signed; see ``FormatSpecifier/isSigned``.
  public var isSigned: Bool? { specifier?.isSigned }

  /// Whether a blank stands among the flags.
  public var usesSpaceFlag: Bool { flags.contains(.space) }

  /// Whether it is a `%#@name@` token.
  public var isSubstitution: Bool {
    guard case .substitution = kind else { return false }
    return true
  }

  /// Whether it is meant as a placeholder, as far as the text alone can tell.
  ///
  /// A position, an object conversion and the length `ll` are never typed by accident.
  public var reading: Reading {
    guard position == nil, let specifier else { return .conversion }
    if specifier.flags.contains(.space) { return .conversionOnlyBySpaceFlag }
    guard isPrecededByDigit, isFollowedByLetter || specifier.flags.contains(.grouped),
      specifier.argumentClass != .object, specifier.length != .longLong
    else { return .conversion }
    return .gluedToProse
  }

  /// The placeholder as it is written with another position.
  ///
  /// - Parameter position: The position to write, `nil` for none.
  /// - Returns: The text of the placeholder, flags in a fixed order.
  public func text(position: Int?) -> String {
    let prefix = position.map { "%\($0)$" } ?? "%"
    return switch kind {
    case .conversion(let specifier): prefix + specifier.description
    case .substitution(let name): prefix + "#@\(name)@"
    case .substitutionArgument: prefix + "arg"
    }
  }
}

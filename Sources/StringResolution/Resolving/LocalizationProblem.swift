// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import HarmlessText

/// Something that kept a text from being what it should be.
public struct LocalizationProblem: Sendable, Hashable {
  /// What kind of problem it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A text wants more values than were given.
    case missingArgument = "missing-argument"
    /// A conversion cannot show the value it was given.
    case argumentType = "argument-type"
    /// A percent sign that begins no conversion.
    case unknownConversion = "unknown-conversion"
    /// A position outside 1 to 127.
    case badPosition = "bad-position"
    /// A name between `%#@` and `@` that the key does not have.
    case undefinedSubstitution = "undefined-substitution"
    /// Substitutions that refer to each other in a circle, or too deep.
    case substitutionCycle = "substitution-cycle"
    /// A text, a width or a precision beyond what is sensible.
    case tooLong = "too-long"
    /// No language has a text, or the text lacks the form that is needed.
    case missingText = "missing-text"
    /// A language tag that nobody knows, or a locale for which ICU lacks the plural rules or formats.
    case unknownLocale = "unknown-locale"
    /// A table that the bundle does not have.
    case unknownTable = "unknown-table"
    /// Markup that plain text cannot express.
    case markup
    /// A request that cannot be read.
    case invalidRequest = "invalid-request"
  }

  /// What kind of problem it is.
  public let kind: Kind
  /// The key that was looked up.
  public let key: String
  /// The language of the text in which it lies, `nil` when it lies in none.
  public let language: String?
  /// Where it lies in the text, as a UTF-8 offset; `nil` when it concerns all of it.
  public let offset: Int?
  /// What is wrong and what to do, in one sentence without a full stop.
  public let message: String

  /// Describes a problem.
  public init(
    kind: Kind,
    key: String,
    language: String? = nil,
    offset: Int? = nil,
    message: String
  ) {
    self.kind = kind
    self.key = key
    self.language = language
    self.offset = offset
    self.message = message
  }
}

extension LocalizationProblem: CustomStringConvertible {
  /// The key, cut where it is long, the language and the place, and what is wrong.
  public var description: String {
    var place = "key \(QuotedText.cut(key))"
    if let language { place += ", \(language)" }
    if let offset { place += ", byte \(offset) of the text" }
    return "\(place): \(message)"
  }
}

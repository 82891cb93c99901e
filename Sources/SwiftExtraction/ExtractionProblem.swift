// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Something that keeps a text from being extracted, or that makes what was extracted doubtful.
public enum ExtractionProblem: String, Sendable, CaseIterable {
  /// The key is no literal, so nothing can tell what is looked up.
  case nonLiteralKey = "non-literal-key"
  /// Literals are joined, which makes a `String`.
  case concatenatedLiteral = "concatenated-literal"
  /// The literal stands after `??` beside a `String`.
  case nilCoalescedLiteral = "nil-coalesced-literal"
  /// One branch of a conditional is a literal, the other a `String`.
  case mixedTernary = "mixed-ternary"
  /// The key of an `NSLocalizedString` changes at run time.
  case interpolatedLegacyKey = "interpolated-nslocalizedstring"
  case nonLiteralComment = "non-literal-comment"
  case nonLiteralTable = "non-literal-table"
  case nonLiteralDefault = "non-literal-default"
  /// Two places give one key different default values.
  case conflictingDefault = "conflicting-default"
  /// Two places give one key different comments.
  case conflictingComment = "conflicting-comment"
  /// The type of an argument is not known and `%@` was written for it.
  case assumedSpecifier = "assumed-specifier"
  /// Several keys of the catalog fit arguments of unknown types.
  case ambiguousKey = "ambiguous-key"
  /// The catalog has the key with another specifier.
  case specifierMismatch = "specifier-mismatch"
  /// A key typed with positions, which interpolations never have.
  case positionalKey = "positional-key"
  /// The key is nothing but placeholders.
  case placeholderOnlyKey = "placeholder-only-key"
  case emptyKey = "empty-key"
  /// A literal in a display parameter that is a `String`.
  case unlocalizedLiteral = "unlocalized-literal"
  /// `Text(name)` with a variable; reported on request only.
  case verbatimVariable = "verbatim-variable"
  /// A function that looks up what its callers give it.
  case unknownWrapper = "unknown-wrapper"
  /// A literal, comment or bracket that does not end, or bytes that are not UTF-8.
  case unreadableSource = "unreadable-source"

  /// Whether it leaves open what the key or its text is, so that `--strict` refuses it.
  public var isDoubt: Bool {
    switch self {
    case .assumedSpecifier, .conflictingDefault, .ambiguousKey, .specifierMismatch,
      .nonLiteralTable, .nonLiteralDefault, .unreadableSource:
      true
    default: false
    }
  }

  /// What to do about it, for people.
  public var advice: String {
    switch self {
    case .nonLiteralKey: "the key is no literal; write the text where it is looked up"
    case .concatenatedLiteral: "joined literals are a String; write one literal"
    case .nilCoalescedLiteral:
      "a literal after ?? is a String here; use String(localized:) for it"
    case .mixedTernary:
      "one branch is a String, so the literal is no key; use String(localized:) for it"
    case .interpolatedLegacyKey:
      "the key changes at run time; use String(localized:) or a format"
    case .nonLiteralComment: "the comment is no single literal and was left out"
    case .nonLiteralTable: "the table is no literal; the key was taken for Localizable"
    case .nonLiteralDefault: "the default value is no single literal and was left out"
    case .conflictingDefault: "another place has a different default value for this key"
    case .conflictingComment: "another place has a different comment for this key"
    case .assumedSpecifier:
      "the type of an argument is not known, %@ was assumed; write specifier: or name the type"
    case .ambiguousKey: "several keys of the catalog fit; name the types of the arguments"
    case .specifierMismatch: "the catalog has this text with another specifier only"
    case .positionalKey: "a key with positions is never looked up by an interpolation"
    case .placeholderOnlyKey: "the key is nothing but placeholders; mark it as not to translate"
    case .emptyKey: "an empty key was left out"
    case .unlocalizedLiteral: "this text is a String and never localized; use String(localized:)"
    case .verbatimVariable: "a variable is shown as it is"
    case .unknownWrapper: "this function looks up what it is given; name it with --routine"
    case .unreadableSource: "the source does not parse here"
    }
  }
}

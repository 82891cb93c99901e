// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import FormatStrings

/// One fault of the placeholders of one text, before it becomes a finding.
package struct PlaceholderProblem: Sendable, Hashable {
  /// The rule that reports it; the raw value is the rule's id.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case type = "placeholder-type"
    case width = "placeholder-width"
    case missing = "missing-placeholder"
    case extra = "extra-placeholder"
    case order = "placeholder-order"
    case mixed = "mixed-placeholders"
    case unpositioned = "unpositioned-placeholders"
    case invalid = "invalid-placeholder"
    case strayPercent = "stray-percent"
    case doubledPercent = "doubled-percent"
    case key = "key-placeholder"
  }

  /// How bad it is by the rule's own reasoning; a configuration may say otherwise.
  package enum Severity: Int, Sendable, Hashable, Comparable {
    case info
    case warning
    case error

    package static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// What the kind alone does not tell.
  package enum Cause: Sendable, Hashable {
    /// Why the first of the ranges is no placeholder.
    case invalid(FormatStrings.InvalidPlaceholder.Reason)
    /// An argument is left out in front of plain placeholders, which then read the wrong ones.
    case shiftsArguments
    /// An argument is left out and no other is touched by it.
    case leftOut
    /// The percent sign reads as a conversion only because a blank is a printf flag.
    case onlyBySpaceFlag
    /// The field width looks like a mistyped length: `%11d` for `%lld`.
    case mistypedLength
    /// The key has positions, which interpolation never writes.
    case positionalKey
    /// Key and source text disagree in the way of this other kind.
    case disagrees(Kind)
  }

  /// The rule that reports it.
  package var kind: Kind
  /// How bad it is.
  package var severity: Severity
  /// What it is about, as UTF-8 offsets in the text; empty where something is absent.
  package var ranges: [Range<Int>] = []
  /// The arguments it is about, numbered from 1; empty where no number is known.
  package var arguments: [Int] = []
  /// How the reference reads the argument.
  package var expected: FormatSpecifier?
  /// How the text reads it.
  package var found: FormatSpecifier?
  /// What the kind alone does not tell.
  package var cause: Cause?
  /// What a fixer would replace, in order and without overlap; empty where there is no fix.
  package var edits: [TextEdit] = []

  /// Whether the edits keep what the text shows, so that they need no second look.
  package var isFixSafe: Bool { kind == .unpositioned }
}

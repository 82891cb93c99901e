// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings

/// What starts like a placeholder must be one.
///
/// ## What it checks
/// Every text, and every key that is its own source text: a number without a conversion (`%1`,
/// `%1%`), a dollar sign without a number (`%$@`), a number of 0 or above 127, two lengths
/// (`%Lld`), a full-width percent sign before a conversion, a `%#@` that is not closed; in a text
/// with arguments also a percent sign that nothing follows or that starts no conversion. In a text
/// without arguments a lone percent sign is prose. One finding a text, and none about missing
/// arguments beside it.
///
/// ## Why it matters
/// The formatter drops or misreads it, and what follows.
///
/// ## Example
/// Bad, for the source `%@ of %@`:
/// ```json
/// "value" : "%1 von %2"
/// ```
/// Good:
/// ```json
/// "value" : "%1$@ von %2$@"
/// ```
///
/// ## References
/// Apple, "String Format Specifiers". ResistanceTo/MiniWatts, pull request 1; 18 lone signs stand in
/// public texts with arguments.
struct InvalidPlaceholder: KeyAndTextPlaceholderRule {
  static let metadata = RuleMetadata(
    id: "invalid-placeholder",
    family: .placeholders,
    summary: "Something starts like a placeholder and is none",
    severity: .error,
    fix: .unsafe
  )
  static let kind = PlaceholderProblem.Kind.invalid

  func message(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    guard case .invalid(let reason)? = problem.cause else { return "write the placeholder anew" }
    let way = text.replacements(problem).map { "write \($0)" } ?? advice(reason)
    return "\(fault(reason, text.places(problem))); \(way)"
  }
}

extension InvalidPlaceholder {
  private func fault(
    _ reason: FormatStrings.InvalidPlaceholder.Reason,
    _ places: String
  ) -> String {
    switch reason {
    case .loneSign: "this text is formatted, and no placeholder begins with \(places)"
    case .missingConversion: "the conversion is missing in \(places)"
    case .positionOutOfRange: "the number is not one from 1 to 127 in \(places)"
    case .missingPosition: "the number before the dollar sign is missing in \(places)"
    case .surplusLength: "there is more than one length in \(places)"
    case .fullWidthSign: "the percent sign is a full-width one in \(places)"
    case .unterminatedSubstitution: "the name of a substitution has no end after \(places)"
    case .emptySubstitutionName: "the name of a substitution is missing in \(places)"
    }
  }

  private func advice(_ reason: FormatStrings.InvalidPlaceholder.Reason) -> String {
    switch reason {
    case .loneSign: "write “%%” for a percent sign"
    case .missingConversion, .surplusLength: "write it as in the source"
    case .positionOutOfRange: "count the arguments of the source from 1"
    case .missingPosition: "add the number of the argument"
    case .fullWidthSign: "write “%”"
    case .unterminatedSubstitution, .emptySubstitutionName: "write “%#@name@”"
    }
  }
}

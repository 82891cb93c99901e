// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// A substitution must read an argument that the key has, of the kind that the key passes.
///
/// ## What it checks
/// The `argNum` and the `formatSpecifier` of every substitution: two substitutions with one number,
/// a number of 0 or beyond the arguments of the key, a specifier of another class than the key's
/// argument (an error) or of another width (a warning), and one that is no specifier at all. A position on the token (`%2$#@files@`) wins
/// over `argNum`; without either the tokens read the arguments in their order.
///
/// ## Why it matters
/// The wrong argument is printed, or chooses the form.
///
/// ## Example
/// Bad, for `%#@files@ in %#@folders@`:
/// ```json
/// "files" : { "argNum" : 1, … }, "folders" : { "argNum" : 1, … }
/// ```
/// Good:
/// ```json
/// "files" : { "argNum" : 1, … }, "folders" : { "argNum" : 2, … }
/// ```
///
/// ## References
/// lionheart/openradar-mirror, issue 19719: the wrong argument is taken when a number is skipped.
struct SubstitutionArgument: LocalizationRule {
  static let metadata = RuleMetadata(
    id: "substitution-argument",
    family: .variations,
    summary: "A substitution reads no argument of the key, or one of another kind",
    severity: .error
  )

  static let interest: LocalizationInterest = .substitutions

  func check(_ localization: LocalizationContext, _ findings: inout FindingSink) {
    let placeholders = localization.entry.placeholders
    // Where the key names no arguments, the source text says which there are.
    let arguments =
      placeholders.keyArguments.isEmpty && !localization.isSource
      ? placeholders.arguments : placeholders.keyArguments
    var readers: [Int: SubstitutionTable.Row] = [:]
    for row in localization.substitutionTable.rows {
      if checkSpelling(row, arguments, localization, &findings) {
        if let number = row.own.number, row.isNumbered { readers[number] = readers[number] ?? row }
        continue
      }
      guard let number = row.own.number else { continue }
      if number == row.declaredNumber, number < 1 || !arguments.isEmpty && number > arguments.count
      {
        report(
          number < 1 ? belowOne(number) : beyond(number, arguments.count),
          at: row.argumentNumberToken,
          row,
          localization,
          &findings
        )
      } else if row.isNumbered, let reader = readers[number] {
        let names = [reader, row].map { localization.document.text($0.name) }
        let message = shared(number, names)
        report(message, at: row.argumentNumberToken, row, localization, &findings)
      } else {
        if row.isNumbered { readers[number] = row }
        checkSpecifier(row, number, arguments, localization, &findings)
      }
    }
  }

  /// Looks at how a `formatSpecifier` is spelt.
  ///
  /// - Returns: Whether it is none.
  private func checkSpelling(
    _ row: SubstitutionTable.Row,
    _ arguments: [ReferenceArgument],
    _ localization: LocalizationContext,
    _ findings: inout FindingSink
  ) -> Bool {
    guard let token = row.specifierToken, row.own.specifier == nil else { return false }
    let number = row.own.number ?? 0
    let expected =
      number >= 1 && number <= arguments.count ? arguments[number - 1].specifier : nil
    report(
      noSpecifier(localization.document.text(token), expected),
      at: token,
      row,
      localization,
      &findings
    )
    return true
  }

  private func checkSpecifier(
    _ row: SubstitutionTable.Row,
    _ number: Int,
    _ arguments: [ReferenceArgument],
    _ localization: LocalizationContext,
    _ findings: inout FindingSink
  ) {
    guard let found = row.own.specifier, number >= 1, number <= arguments.count,
      let expected = arguments[number - 1].specifier, !found.readsSameArgument(as: expected)
    else { return }
    let isOtherClass = found.argumentClass != expected.argumentClass
    report(
      isOtherClass ? otherClass(number, found, expected) : otherStorage(number, found, expected),
      at: row.specifierToken,
      row,
      localization,
      severity: isOtherClass ? .error : .warning,
      &findings
    )
  }

  private func report(
    _ message: String,
    at token: Int?,
    _ row: SubstitutionTable.Row,
    _ localization: LocalizationContext,
    severity: Severity = .error,
    _ findings: inout FindingSink
  ) {
    findings.report(
      at: token ?? row.name,
      message,
      severity: severity,
      locale: localization.locale,
      variation: VariationPath.text(
        localization.document,
        from: localization.localization.value,
        to: row.name
      )
    )
  }
}

extension SubstitutionArgument {
  private func belowOne(_ number: Int) -> String {
    "arguments are counted from 1, so there is none with the number \(number); correct “argNum”"
  }

  private func beyond(_ number: Int, _ count: Int) -> String {
    "the key has \(count == 1 ? "1 argument" : "\(count) arguments"), none with the number"
      + " \(number); correct “argNum”"
  }

  private func shared(_ number: Int, _ names: [String]) -> String {
    "\(MessageText.list(names.map(MessageText.quoted))) both read argument \(number);"
      + " give each an argument of its own"
  }

  private func noSpecifier(_ text: String, _ expected: FormatSpecifier?) -> String {
    let bare = text.hasPrefix("%") ? FormatSpecifier(String(text.dropFirst())) : nil
    let remedy = (bare ?? expected).map { "write “\($0)”" } ?? "write one such as “lld” or “@”"
    return "\(MessageText.quoted(text)) is no format specifier; \(remedy)"
  }

  private func otherClass(
    _ number: Int,
    _ found: FormatSpecifier,
    _ expected: FormatSpecifier
  ) -> String {
    "“\(found)” reads \(found.argumentClass.noun), but the key passes"
      + " \(expected.argumentClass.noun) as argument \(number); write “\(expected)” or correct the"
      + " number"
  }

  private func otherStorage(
    _ number: Int,
    _ found: FormatSpecifier,
    _ expected: FormatSpecifier
  ) -> String {
    "“\(found)” reads \(found.storage), but the key passes \(expected.storage) as argument"
      + " \(number); write “\(expected)”"
  }
}

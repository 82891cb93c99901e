// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import FormatStrings
import Testing

/// One text against its source, and what must come out.
struct PlaceholderCase: CustomTestStringConvertible, Sendable {
  /// The key, or the source text where the key is an identifier.
  let reference: String
  let text: String
  /// `rule severity` and the first range's slice, one string a problem.
  let expected: [String]

  init(_ reference: String, _ text: String, _ expected: String...) {
    self.reference = reference
    self.text = text
    self.expected = expected
  }

  var testDescription: String { "\(reference) → \(text)" }
}

/// What a problem is, in short: rule, first letter of the severity, slice of the first range.
func outline(_ problems: [PlaceholderProblem], in text: String) -> [String] {
  problems.map { problem in
    let severity = ["I", "W", "E"][problem.severity.rawValue]
    let slice = problem.ranges.first.map { range in
      " " + String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    return "\(problem.kind.rawValue) \(severity)" + (slice ?? "")
  }
}

/// A text after the edits of its problems.
func applying(_ edits: [TextEdit], to text: String) -> String {
  var bytes = Array(text.utf8)
  for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.replacement.utf8) }
  return String(decoding: bytes, as: UTF8.self)
}

@Suite("Placeholders against their source")
struct PlaceholderComparisonTests {
  private func problems(
    _ reference: String?,
    _ text: String,
    _ context: PlaceholderContext = PlaceholderContext()
  ) -> [PlaceholderProblem] {
    PlaceholderComparison(
      reference: reference.map { PlaceholderReference(key: FormatString($0)) },
      text: FormatString(text),
      context: context
    ).problems
  }

  static let cases: [PlaceholderCase] =
    [
      // The same arguments.
      PlaceholderCase("Saved", "Gespeichert"),
      PlaceholderCase("%lld files", "%lld Dateien"),
      PlaceholderCase("%lld files", "%1$lld Dateien"),
      PlaceholderCase("%@ saved", "已存储 %1$@"),
      PlaceholderCase("%1$@ of %2$lld", "%2$lld中の%1$@"),
      PlaceholderCase("%@: %lld", "%2$lld：%1$@"),
      PlaceholderCase("%lld%% done", "%lld %% fertig"),
      PlaceholderCase("%lld%% done", "%%%lld tamam"),
      PlaceholderCase("%lld%% done", "٪%lld"),
      PlaceholderCase("%lld%% done", "%lld％完成"),
      // placeholder-type
      PlaceholderCase("%lld files", "%@ Dateien", "placeholder-type E %@"),
      PlaceholderCase("%lld files", "%11d Dateien", "placeholder-type E %11d"),
      PlaceholderCase("%1$@ of %2$lld", "%1$@ von %2$@", "placeholder-type E %2$@"),
      PlaceholderCase("%@", "%s", "placeholder-type E %s"),
      PlaceholderCase("%lld", "%f", "placeholder-type E %f"),
      PlaceholderCase("%i", "%d"),
      PlaceholderCase("%d", "%x"),
      PlaceholderCase("%f", "%.1f"),
      PlaceholderCase("%d", "%05d"),
      // placeholder-width
      PlaceholderCase("%lld files", "%d Dateien", "placeholder-width W %d"),
      PlaceholderCase("%lld files", "%5d Dateien", "placeholder-width W %5d"),
      PlaceholderCase("%llu files", "%u Dateien", "placeholder-width W %u"),
      PlaceholderCase("%llu files", "%lld Dateien", "placeholder-width W %lld"),
      PlaceholderCase("%ld files", "%lld Dateien"),
      PlaceholderCase("%f", "%lf"),
      // missing-placeholder
      PlaceholderCase("%1$@ has %2$lld files", "%1$@ hat Dateien", "missing-placeholder E"),
      PlaceholderCase("%lld files", "Dateien", "missing-placeholder E"),
      PlaceholderCase("%lld files in %@", "%lld Dateien", "missing-placeholder W"),
      PlaceholderCase("%@ by %@", "%1$@", "missing-placeholder W"),
      PlaceholderCase("%@ by %@", "von %2$@", "missing-placeholder W"),
      PlaceholderCase("%lld files in %@", "Dateien in %@", "missing-placeholder E %@"),
      PlaceholderCase("%@ has %lld of %@", "%@, %@", "missing-placeholder E %@"),
      // extra-placeholder
      PlaceholderCase("Saved", "%@ gespeichert", "extra-placeholder E %@"),
      PlaceholderCase("Saved", "%d gespeichert", "extra-placeholder E %d"),
      PlaceholderCase("Saved", "%1$d gespeichert", "extra-placeholder E %1$d"),
      PlaceholderCase("%@ saved", "%@ %@", "extra-placeholder E %@"),
      PlaceholderCase("%1$@ of %2$lld", "%1$@ von %2$lld %3$@", "extra-placeholder E %3$@"),
      PlaceholderCase("%@ %lld", "%lld %@ %lld", "extra-placeholder E %lld"),
      // placeholder-order
      PlaceholderCase("%@: %lld", "%lld：%@", "placeholder-order E %lld"),
      PlaceholderCase("%1$@: %2$lld", "%lld：%@", "placeholder-order E %lld"),
      // mixed-placeholders
      PlaceholderCase("%@ of %lld", "%2$lld von %@", "mixed-placeholders W %@"),
      // Read wrong for want of a number: one mistake, the graver one.
      PlaceholderCase("%@ of %lld", "%1$@ von %lld", "placeholder-type E %lld"),
      PlaceholderCase("%@ %@ %@", "%2$@ %@", "mixed-placeholders W %@", "missing-placeholder W"),
      // unpositioned-placeholders
      PlaceholderCase("%@ of %lld", "%@ von %lld", "unpositioned-placeholders I %@"),
      PlaceholderCase("%1$@ of %2$lld", "%@ von %lld", "unpositioned-placeholders I %@"),
      PlaceholderCase("%@ %@", "%@ %@", "unpositioned-placeholders I %@"),
      // invalid-placeholder
      PlaceholderCase("%@ for %@", "%1已持续 %2", "invalid-placeholder E %1"),
      PlaceholderCase("%lld%% → %lld%%", "%1%% → %2%%", "invalid-placeholder E %1"),
      PlaceholderCase("%lld files", "%Lld Dateien", "invalid-placeholder E %Lld"),
      PlaceholderCase("%@ saved", "%$@ gespeichert", "invalid-placeholder E %$@"),
      PlaceholderCase("%@ saved", "%0$@ gespeichert", "invalid-placeholder E %0$@"),
      PlaceholderCase("%lld files", "％lld个文件", "invalid-placeholder E ％lld"),
      PlaceholderCase("%.0f%%", "%.0f%", "invalid-placeholder E %"),
      PlaceholderCase("%lld files", "100%, Dateien", "invalid-placeholder E %"),
      PlaceholderCase("%@ of %lld", "%Lld, %@", "invalid-placeholder E %Lld"),
      PlaceholderCase("Saved", "%Lld gespeichert", "invalid-placeholder E %Lld"),
      // Percent signs in texts without arguments.
      PlaceholderCase("50% off", "50 % Rabatt"),
      PlaceholderCase("50% off", "50% Rabatt"),
      PlaceholderCase("Half", "50 %"),
      PlaceholderCase("Half", "%50"),
      PlaceholderCase("Half", "%50'si"),
      PlaceholderCase("Half", "100%'e"),
      PlaceholderCase("Half", "50%, 50%. 50%й"),
      PlaceholderCase("Half", "50% de", "stray-percent I % d"),
      PlaceholderCase("63% off", "63 % de descuento", "stray-percent I % d"),
      PlaceholderCase("Full", "unter 100 % senken", "stray-percent I % s"),
      PlaceholderCase("25% rebate", "En 25%-ig rabatt", "stray-percent E %-i"),
      PlaceholderCase("Half", "5%de", "stray-percent E %d"),
      PlaceholderCase("Half", "%50den", "stray-percent E %50d"),
      // Percent signs in texts with arguments.
      PlaceholderCase("%lld hours", "%lld% horas", "stray-percent W % ho"),
      PlaceholderCase("%lld hours", "% lld horas"),
      PlaceholderCase("%lld hours", "% d horas", "placeholder-width W % d"),
      PlaceholderCase(
        "%lld hours",
        "% @ horas",
        "missing-placeholder E"
      ),
      PlaceholderCase("%@ posts", "% publicacions", "stray-percent W % p"),
      PlaceholderCase("%@ posts", ""),
      PlaceholderCase("%@ grew", "%@ 25%-ig", "stray-percent E %-i"),
      // doubled-percent
      PlaceholderCase("50% off", "50%% Rabatt", "doubled-percent W %%"),
      PlaceholderCase("50%% off", "50%% Rabatt"),
      // Stars read arguments of their own.
      PlaceholderCase("%*d", "%*d"),
      PlaceholderCase("%.*f", "%2$.*1$f"),
      PlaceholderCase("%d %@", "%*d", "placeholder-type E %*d"),
      // Nothing is known of `%arg` made by a syntax-only extractor.
      PlaceholderCase("%arg files", "%arg Dateien"),
      PlaceholderCase("%lld files", "%arg Dateien"),
    ]

  @Test("A text is judged by its source", arguments: cases)
  func judged(test: PlaceholderCase) {
    #expect(outline(problems(test.reference, test.text), in: test.text) == test.expected)
  }

  @Test("Without a reference only what is malformed in itself is a problem")
  func noReference() {
    for text in ["%@ %lld", "50% de", "25%-ig", "%lld%", "%1 von %2", "100%%", "%2$lld %@"] {
      #expect(problems(nil, text).isEmpty, "\(text)")
    }
    for text in ["%Lld", "%$@", "％lld", "%200$@"] {
      #expect(problems(nil, text).map(\.kind) == [.invalid], "\(text)")
    }
  }

  @Test("The source's own doubled percent sign is reported at the source")
  func doubledPercentInSource() {
    let context = PlaceholderContext(isSourceText: true)
    #expect(problems("50%% off", "50%% off", context).map(\.kind) == [.doubledPercent])
  }

  @Test("A form that may omit its number is not asked for it, but for all else")
  func omittedNumber() {
    let one = PlaceholderContext(pluralArgument: 1, mayOmitNumber: true)
    let fixed = PlaceholderContext(pluralArgument: 1, canShowSeveralNumbers: false)
    let key = "%lld files in %@"
    #expect(problems(key, "Eine Datei in %2$@", one).isEmpty)
    #expect(outline(problems(key, "Eine Datei", one), in: "") == ["missing-placeholder W"])
    let shifted = problems(key, "Eine Datei in %@", one)
    #expect(shifted.map(\.kind) == [.missing])
    #expect(shifted.map(\.severity) == [.error])
    #expect(shifted.map(\.cause) == [.shiftsArguments])
    #expect(shifted.map(\.arguments) == [[1]])
    #expect(problems(key, "Dateien in %2$@", fixed).map(\.severity) == [.warning])
    #expect(problems("%lld in %lld", "Eine in %2$lld", one).isEmpty)
    #expect(problems("%lld in %lld", "Eine", one).map(\.severity) == [.error])
  }

  @Test("What another text of the source prints is there to be printed")
  func otherTexts() {
    let reference = PlaceholderReference(
      key: nil,
      text: FormatString("One photo"),
      otherTexts: [FormatString("%lld photos")]
    )
    for text in ["Ein Foto", "%lld Foto"] {
      let comparison = PlaceholderComparison(reference: reference, text: FormatString(text))
      #expect(comparison.problems.isEmpty, "\(text)")
    }
    let extra = PlaceholderComparison(reference: reference, text: FormatString("%2$@"))
    #expect(extra.problems.map(\.kind) == [.extra])
  }

  @Test("Of key and source text the key tells the class")
  func keyWins() {
    let reference = PlaceholderReference(
      key: FormatString("%lld toasts"),
      text: FormatString("%@ toasts")
    )
    func kinds(_ text: String) -> [PlaceholderProblem.Kind] {
      PlaceholderComparison(reference: reference, text: FormatString(text)).problems.map(\.kind)
    }
    #expect(kinds("%lld Toasts") == [])
    #expect(kinds("%@ Toasts") == [.type])
  }

  /// After nightscout/Trio pull request 1362: `%-i` stopped Xcode's build, prose must not.
  @Test("Percent signs in a help text are told apart")
  func helpText() {
    let key = FormatString("mode.help")
    let source = "Set a number. A value under 100% makes the target lower."
    #expect(KeyPlaceholderComparison.problems(in: FormatString(source), key: key).isEmpty)
    let reference = PlaceholderReference(key: key, text: FormatString(source))
    for (text, expected) in [
      ("Ange ett tal. En 50%-ig höjning är vanlig.", ["stray-percent E %-i"]),
      ("Zahl eingeben. Werte unter 100 % senken das Ziel.", ["stray-percent I % s"]),
    ] {
      let comparison = PlaceholderComparison(reference: reference, text: FormatString(text))
      #expect(outline(comparison.problems, in: text) == expected)
    }
  }

  @Test("Many arguments and long numbers are no trouble")
  func extremes() {
    let many = String(repeating: "%@ ", count: 2_000)
    #expect(problems(many, many).map(\.kind) == [.unpositioned])
    #expect(problems("%lld", "%99999999999999999999d").map(\.kind) == [.width])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import FormatStrings
import Testing

@Suite("Source texts against their keys")
struct KeyPlaceholderComparisonTests {
  static let cases: [PlaceholderCase] = [
    PlaceholderCase("%lld toasts", "%lld toasts"),
    PlaceholderCase("%lld toasts", "%@ toasts", "key-placeholder E %@"),
    PlaceholderCase("%lld toasts", "%d toasts", "key-placeholder W %d"),
    PlaceholderCase("%lld toasts", "toasts", "key-placeholder E"),
    PlaceholderCase("%lld toasts", "%lld %@", "key-placeholder E %@"),
    PlaceholderCase("%@: %lld", "%lld %@", "key-placeholder E %lld"),
    PlaceholderCase("%lld regions · %@", "%1$lld regions · %2$@"),
    PlaceholderCase("%lld regions · %@", "%2$@ · %1$lld"),
    PlaceholderCase("archive.done", "Archived %lld messages"),
    PlaceholderCase("greeting", "Hello %@"),
    PlaceholderCase("archive.done %lld", "Archived %lld messages"),
    PlaceholderCase("archive.done %lld", "Archived %@ messages", "key-placeholder E %@"),
    PlaceholderCase("%arg toasts", "%lld toasts"),
    // What is wrong with the text itself keeps its name.
    PlaceholderCase("mode.help", "A value under 100% makes the target lower."),
    PlaceholderCase("mode.help", "En 25%-ig rabatt", "stray-percent E %-i"),
    PlaceholderCase("mode.help", "50 % de", "stray-percent I % d"),
    PlaceholderCase("mode.help", "%lld of 50 % de", "stray-percent W % d"),
    PlaceholderCase("promo", "Save 20%% today", "doubled-percent W %%"),
    PlaceholderCase("stats.level", "%.0f%", "invalid-placeholder E %"),
    PlaceholderCase("stats.level", "%2$lld of %@", "mixed-placeholders W %@"),
    PlaceholderCase("stats.level", "%@ of %lld", "unpositioned-placeholders I %@"),
    PlaceholderCase("%lld toasts", "%Lld toasts", "invalid-placeholder E %Lld"),
  ]

  @Test("A source text is judged by its key", arguments: cases)
  func judged(test: PlaceholderCase) {
    let problems = KeyPlaceholderComparison.problems(
      in: FormatString(test.text),
      key: FormatString(test.reference)
    )
    #expect(outline(problems, in: test.text) == test.expected)
  }

  @Test("Beside an identifier a source text may leave an argument out, at a warning")
  func identifier() {
    for (text, severity) in [
      ("boosted", PlaceholderProblem.Severity.warning), ("%@ boosted", .error),
    ] {
      let problems = KeyPlaceholderComparison.problems(
        in: FormatString(text),
        key: FormatString("notifications.boost %lld"),
        keyIsIdentifier: true
      )
      #expect(problems.map(\.kind) == [.key])
      #expect(problems.map(\.severity) == [severity])
    }
  }

  @Test("A form that has lost an argument does not speak for the others")
  func shiftedForm() {
    let one = FormatString("One file in %@")
    let other = FormatString("%lld files in %@")
    let context = PlaceholderContext(pluralArgument: 1, mayOmitNumber: true)
    func kinds(_ text: FormatString, _ others: [FormatString]) -> [PlaceholderProblem.Kind] {
      KeyPlaceholderComparison.problems(
        in: text,
        key: FormatString("files.moved"),
        otherTexts: others,
        context: context
      ).map(\.kind)
    }
    #expect(kinds(one, [other]) == [.missing])
    #expect(kinds(other, [one]) == [.unpositioned])
  }

  @Test("The source's own substitutions may leave their argument out")
  func substitutionForms() {
    let own = OwnArgument(number: 1, specifier: FormatSpecifier("lf"))
    for form in ["%2$@ step", "%arg steps", "tomorrow"] {
      let problems = KeyPlaceholderComparison.problems(
        in: FormatString(form),
        key: FormatString("Steps %lf %@"),
        context: PlaceholderContext(own: own)
      )
      #expect(problems.isEmpty, "\(form)")
    }
  }

  @Test("Positions in a key are a fault of the key")
  func positionalKey() throws {
    #expect(
      KeyPlaceholderComparison.positionalKey(FormatString("%@ of %lld"), isKeptByHand: false) == nil
    )
    let key = FormatString("%1$@ of %2$lld")
    let fault = try #require(
      KeyPlaceholderComparison.positionalKey(key, isKeptByHand: false)
    )
    #expect(fault.severity == .error)
    #expect(fault.arguments == [1, 2])
    let typed = KeyPlaceholderComparison.positionalKey(key, isKeptByHand: true)
    #expect(typed?.severity == .warning)
  }
}

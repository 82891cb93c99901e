// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import FormatStrings
import Testing

@Suite("Placeholders of substitutions")
struct SubstitutionPlaceholderTests {
  private func facts(
    _ name: String,
    _ specifier: String? = "lld",
    _ number: Int? = nil,
    forms: [String] = ["%arg"]
  ) -> SubstitutionFacts {
    SubstitutionFacts(
      name: name,
      formatSpecifier: specifier,
      argumentNumber: number,
      forms: forms.map { FormatString($0) }
    )
  }

  private func judge(
    key: String?,
    source: String? = nil,
    sourceFacts: DeclaredSubstitutions = [],
    text: String,
    facts: DeclaredSubstitutions = []
  ) -> [String] {
    let reference = PlaceholderReference(
      key: key.map { FormatString($0) },
      text: source.map { FormatString($0) },
      substitutions: sourceFacts
    )
    let context = PlaceholderContext(substitutions: facts)
    return outline(
      PlaceholderComparison(reference: reference, text: FormatString(text), context: context)
        .problems,
      in: text
    )
  }

  @Test("A token stands for its specifier")
  func tokens() {
    let both: DeclaredSubstitutions = [facts("files"), facts("folders")]
    let key = "%lld files in %lld folders"
    #expect(judge(key: key, text: "%#@files@ in %#@folders@", facts: both) == [])
    #expect(judge(key: key, text: "%2$#@folders@: %1$#@files@", facts: both) == [])
    #expect(
      judge(
        key: key,
        source: "%#@files@ in %#@folders@",
        sourceFacts: both,
        text: "%1$lld in %2$lld"
      ) == []
    )
    #expect(
      judge(
        key: key,
        source: "%#@files@ in %#@folders@",
        sourceFacts: both,
        text: "%#@files@",
        facts: both
      ) == ["missing-placeholder E"]
    )
  }

  @Test("argNum tells which argument a token reads")
  func argumentNumbers() {
    let swapped: DeclaredSubstitutions = [facts("files", "lld", 1), facts("folders", "lld", 2)]
    let key = "%lld files in %lld folders"
    #expect(judge(key: key, text: "%#@folders@: %#@files@", facts: swapped) == [])
    let second: DeclaredSubstitutions = [facts("files", "lld", 2)]
    #expect(judge(key: "%@ has %lld files", text: "%1$@: %#@files@", facts: second) == [])
    #expect(judge(key: "%@ has %lld files", text: "%@: %#@files@", facts: second) == [])
  }

  @Test("A token without number beside positions means the one argument of its class")
  func settledToken() {
    #expect(
      judge(key: "%@ has %lld files", text: "%#@files@ in %1$@", facts: [facts("files")]) == []
    )
  }

  @Test("A substitution that prints another argument prints it for the text")
  func otherArgument() {
    let count = facts("count", "lf", 1, forms: ["%2$@ step", "%2$@ steps"])
    #expect(!count.printsArgument)
    #expect(count.otherArguments.keys.sorted() == [2])
    let key = "Steps %lf %@"
    #expect(judge(key: key, text: "%#@count@ today", facts: [count]) == [])
    // An argument that the source does not print is not missing elsewhere.
    #expect(
      judge(
        key: key,
        source: "%#@count@ today",
        sourceFacts: [count],
        text: "heute %2$@ Schritte"
      ) == []
    )
  }

  @Test("Undeclared tokens are left to undefined-substitution")
  func undeclared() {
    #expect(judge(key: "%lld files", text: "%#@filez@") == [])
    #expect(judge(key: "Moved", text: "%#@filez@") == [])
    #expect(
      judge(key: "Moved", text: "%#@files@", facts: [facts("files")])
        == ["extra-placeholder E %#@files@"]
    )
  }

  @Test(
    "Forms are judged as plural forms of their own argument",
    arguments: [
      ("%arg files", "%arg Dateien", false, []),
      ("%arg files", "%lld Dateien", false, []),
      ("%arg files", "%1$lld Dateien", false, []),
      ("%arg files", "%d Dateien", false, ["placeholder-width W %d"]),
      ("%arg files", "%@ Dateien", false, ["placeholder-type E %@"]),
      ("%arg files", "Dateien", false, ["missing-placeholder E"]),
      ("%arg files", "eine Datei", true, []),
      ("tomorrow", "morgen", false, []),
      ("%arg in %2$@", "%arg in %2$@", false, []),
      ("%arg in %2$@", "%arg", false, ["missing-placeholder W"]),
      ("%arg in %2$@", "%arg in %2$d", false, ["placeholder-type E %2$d"]),
      ("%arg files", "%arg in %3$@", false, ["extra-placeholder E %3$@"]),
    ] as [(String, String, Bool, [String])]
  )
  func forms(source: String, text: String, mayOmit: Bool, expected: [String]) {
    let own = OwnArgument(number: 1, specifier: FormatSpecifier("lld"))
    let reference = PlaceholderReference(
      key: FormatString("%lld files in %@"),
      text: FormatString(source),
      own: own
    )
    let context = PlaceholderContext(own: own, mayOmitNumber: mayOmit)
    let comparison = PlaceholderComparison(
      reference: reference,
      text: FormatString(text),
      context: context
    )
    #expect(outline(comparison.problems, in: text) == expected)
  }

  @Test("A form without a counterpart in the source must print its own argument only")
  func formWithoutCounterpart() {
    for number in [nil, 1] {
      let own = OwnArgument(number: number, specifier: FormatSpecifier("lld"))
      let reference = PlaceholderReference(key: FormatString("%lld files in %@"), own: own)
      func kinds(_ text: String) -> [PlaceholderProblem.Kind] {
        PlaceholderComparison(
          reference: reference,
          text: FormatString(text),
          context: PlaceholderContext(own: own)
        ).problems.map(\.kind)
      }
      #expect(kinds("%arg Dateien") == [])
      #expect(kinds("Dateien") == [.missing])
    }
  }

  @Test("What the plain source text does not print a form need not print")
  func formBesidePlainSource() {
    let own = OwnArgument(number: 1, specifier: FormatSpecifier("lld"))
    for (source, expected) in [
      ("starred", []), ("%lld starred", [PlaceholderProblem.Kind.missing]),
    ] {
      let reference = PlaceholderReference(
        key: FormatString("notifications.favorite %lld"),
        otherTexts: [FormatString(source)],
        own: own
      )
      let comparison = PlaceholderComparison(
        reference: reference,
        text: FormatString("haben favorisiert"),
        context: PlaceholderContext(own: own)
      )
      #expect(comparison.problems.map(\.kind) == expected)
    }
  }
}

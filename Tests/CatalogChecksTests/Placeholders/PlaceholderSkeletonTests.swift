// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings
import Testing

@testable import CatalogChecks

/// The glance at a text must never see less than the judgement.
@Suite("The glance at placeholders")
struct PlaceholderSkeletonTests {
  static let references = [
    "Saved", "50% off", "50%% off", "%lld files", "%@", "%d of 5", "%1$@: %2$lld", "%2$lld %1$@",
    "%@ %lld", "%lld%%", "% d", "%a", "%1$a", "%#@n@",
  ]

  /// All texts of up to three of these pieces.
  static let texts: [String] = {
    let pieces = [
      "%lld", "%@", "%d", "%1$@", "%2$lld", "%a", "rg", "%%", "%", "％", "5", "e", " ", "%#@n@",
    ]
    let two = pieces.flatMap { first in ([""] + pieces).map { first + $0 } }
    return two + two.flatMap { text in pieces.map { text + $0 } }
  }()

  private func passes(_ text: String, _ skeleton: PlaceholderSkeleton) -> Bool {
    skeleton.matches(text.utf8.span)
  }

  @Test("What it lets pass has no problem", arguments: references)
  func textsThatPass(_ source: String) {
    for (key, text) in [(source, nil), ("key", source), ("%@ %lld", source)] as [(String, String?)]
    {
      let reference = PlaceholderReference(
        key: FormatString(key),
        text: text.map { FormatString($0) }
      )
      let skeleton = PlaceholderSkeleton(reference, source.utf8.span, isForm: false)
      for text in Self.texts where passes(text, skeleton) {
        let problems = PlaceholderComparison(reference: reference, text: FormatString(text))
          .problems
        #expect(problems.isEmpty, "\(text) for \(source) of \(key)")
      }
    }
  }

  @Test("Forms of a substitution that it lets pass have no problem", arguments: ["%arg", "%lld"])
  func formsThatPass(_ source: String) {
    let own = OwnArgument(number: 1, specifier: FormatSpecifier("lld"))
    let reference = PlaceholderReference(
      key: FormatString("%lld in %@"),
      text: FormatString(source),
      own: own
    )
    let skeleton = PlaceholderSkeleton(reference, source.utf8.span, isForm: true)
    for text in Self.texts + ["%arg", "%arg%arg", "%arg x", "%arg%"]
    where passes(text, skeleton) {
      for other in [own, OwnArgument(number: 2, specifier: own.specifier)] {
        let problems = PlaceholderComparison(
          reference: reference,
          text: FormatString(text),
          context: PlaceholderContext(own: other)
        ).problems
        #expect(problems.isEmpty, "\(text)")
      }
    }
    #expect(passes("a %arg b", skeleton))
    #expect(!passes("a b", skeleton))
  }

  @Test("It knows the common texts", arguments: ["Saved", "%lld files", "%1$@: %2$lld", "%@%%"])
  func commonTexts(_ source: String) {
    let reference = PlaceholderReference(key: FormatString(source))
    let skeleton = PlaceholderSkeleton(reference, source.utf8.span, isForm: false)
    #expect(passes("» " + source, skeleton))
    #expect(!passes(source + " %d", skeleton))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import FormatStrings
import Testing

@Suite("Fixes of placeholders")
struct PlaceholderFixTests {
  @Test(
    "The edits make the text right",
    arguments: [
      ("%@ of %lld", "%@ von %lld", "%1$@ von %2$lld"),
      ("%lld files", "%@ Dateien", "%lld Dateien"),
      ("%lld files", "%11d Dateien", "%lld Dateien"),
      ("%1$@ of %2$lld", "%1$@ von %2$d", "%1$@ von %2$lld"),
      ("%@: %lld", "%lld：%@", "%2$lld：%1$@"),
      ("%lld files in %@", "Dateien in %@", "Dateien in %2$@"),
      ("%@ of %lld", "%2$lld von %@", "%2$lld von %1$@"),
      ("%@ for %@", "%1已持续 %2", "%1$@已持续 %2$@"),
      ("%lld%% → %lld%%", "%1%% → %2%%", "%1$lld%% → %2$lld%%"),
      ("%lld files", "%Lld Dateien", "%lld Dateien"),
      ("%1$@ of %2$lld", "%1$@ von ％lld", "%1$@ von %2$lld"),
      ("%.0f%%", "%.0f%", "%.0f%%"),
      ("%lld hours", "%lld% horas", "%lld%% horas"),
      ("50% off", "50%% Rabatt", "50% Rabatt"),
    ]
  )
  func fixed(reference: String, text: String, expected: String) throws {
    let reference = PlaceholderReference(key: FormatString(reference))
    let problems = PlaceholderComparison(reference: reference, text: FormatString(text)).problems
    let first = try #require(problems.first)
    #expect(first.isFixSafe == (first.kind == .unpositioned))
    let result = applying(first.edits, to: text)
    #expect(result == expected)
    let remaining = PlaceholderComparison(reference: reference, text: FormatString(result)).problems
    #expect(!remaining.contains { $0.kind == first.kind && $0.cause == first.cause })
  }

  @Test(
    "Where it is not certain what was meant there are no edits",
    arguments: [
      ("%@: %lld %lld", "%lld：%@ %lld"), ("Saved", "%@"), ("%@ %@", "%$@ %$@"),
      ("%lld files", "Dateien"), ("50% off", "25%-ig"),
    ]
  )
  func unfixed(reference: String, text: String) throws {
    let comparison = PlaceholderComparison(
      reference: PlaceholderReference(key: FormatString(reference)),
      text: FormatString(text)
    )
    #expect(try #require(comparison.problems.first).edits.isEmpty)
  }
}

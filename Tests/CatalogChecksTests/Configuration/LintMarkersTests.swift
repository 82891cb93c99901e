// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing

@Suite struct LintMarkersTests {
  @Test(
    arguments: [
      ("", false, []),
      ("Title of the window", false, []),
      ("[no-lint]", true, []),
      ("Title. [no-lint] Keep short.", true, []),
      ("[no-lint:layout]", false, ["layout"]),
      ("a [no-lint:layout, twin-keys ,x] b", false, ["layout", "twin-keys", "x"]),
      ("[no-lint:a][no-lint:b] and [no-lint]", true, ["a", "b"]),
      ("[[no-lint:a]", false, ["a"]),
      ("[no-lint", false, []),
      ("[no-linting] [no-lint x] [No-Lint] no-lint", false, []),
      ("[no-lint:]", false, []),
      ("日本語［no-lint］[no-lint:é]", false, ["é"]),
    ] as [(String, Bool, [String])]
  )
  func reads(_ comment: String, _ all: Bool, _ rules: [String]) {
    let markers = LintMarkers(comment: comment)
    #expect(markers.silencesAll == all)
    #expect(markers.rules == rules)
    #expect(markers.isEmpty == (!all && rules.isEmpty))
    #expect(markers.silences("layout") == (all || rules.contains("layout")))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ICUBridge
import Testing

@Suite struct ScriptTests {
  @Test(
    "Scalars have the script that Unicode gives them",
    arguments: [
      ("a", "Latn"), ("é", "Latn"), ("я", "Cyrl"), ("ش", "Arab"), ("漢", "Hani"), ("あ", "Hira"),
      ("한", "Hang"), ("1", "Zyyy"), (" ", "Zyyy"), ("\u{301}", "Zinh"), ("\u{20000}", "Hani"),
      ("\u{E000}", "Zzzz"), ("\u{10FFFF}", "Zzzz"), ("\u{0}", "Zyyy"),
    ] as [(Unicode.Scalar, String)]
  )
  func scripts(scalar: Unicode.Scalar, code: String) {
    #expect(Script(of: scalar) == Script(code: code))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@testable import CatalogChecks

@Suite struct EndMarkTests {
  @Test(
    "The mark does not depend on what closes after it",
    arguments: [
      (".", EndMark.stop), ("。", .stop), ("।", .stop), ("۔", .stop), ("?", .question),
      ("؟", .question), ("？", .question), ("!", .exclamation), ("：", .colon), ("…", .ellipsis),
      ("...", .ellipsis), ("……", .ellipsis), (" .", .stop), ("\u{202F}!", .exclamation),
      ("", .none),
    ]
  )
  func closing(mark: String, expected: EndMark) {
    for end in ["", "”", "“", "\"", ")", "）", "»", "**", " ", "\n", "\u{200F}", "\u{2069}", "”)"] {
      let closed = EndMark(endOf: "Saved" + mark + end, isGreek: false)
      #expect(closed == expected)
    }
  }

  @Test("A semicolon asks in Greek alone")
  func greek() {
    #expect(EndMark(endOf: "Σίγουρα;", isGreek: true) == .question)
    #expect(EndMark(endOf: "Sure;", isGreek: false) == .none)
    #expect(EndMark(endOf: "", isGreek: true) == .none)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import XCStrings

@testable import CatalogChecks

/// The checker's judgement, which takes a key for a text when in doubt.
@Suite struct IdentifierLikeKeyTests {
  private func matches(_ key: String) -> Bool { IdentifierLikeKey.matches(key.utf8.span) }

  @Test(
    "Names",
    arguments: [
      "toast.saved", "SAVE_FAILED", "saveButton", "toast.count %lld", "a-b.c", "_x", "größe.titel",
      "toast.2.title", "items_%lld", "errors.http.404x",
    ]
  )
  func names(key: String) { #expect(matches(key)) }

  @Test(
    "Texts",
    arguments: [
      "", "Saved", "Saved.", ".", "_", "1.0", "1.2.3", "%lld", "%@_x", "iPhone", "macOS", "eBay",
      "JavaScript", "https://example.com", "Save file.now", "a.b!", "A B_C", "…", "OK", "buttonOK",
      "userID", "imageURL", "settings/privacy.title", "alert:delete_title", "toast.title!",
    ]
  )
  func texts(key: String) { #expect(!matches(key)) }

  @Test("What follows the first placeholder does not count", arguments: ["toast.saved", "Saved"])
  func placeholders(key: String) {
    for tail in [" %lld", "%@", " %1$@ of a text"] {
      #expect(matches(key + tail) == matches(key))
    }
  }

  @Test("A text of a document is judged by what it spells, not by how")
  func escapes() throws {
    let document = try JSONDocument(TextBytes(#"{"toast\u002esaved" : 1, "Sa\u0076ed" : 2}"#.utf8))
    let names = document.members(of: 0).map(\.name)
    #expect(names.map { IdentifierLikeKey.matches(document, $0) } == [true, false])
  }
}

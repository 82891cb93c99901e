// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing
import XCStrings

@testable import CatalogChecks

@Suite struct OlderMemberOrderTests {
  /// Pairs that public files have in one order before spring 2025 and in the other one since.
  @Test(
    .enabled(if: isICU72, notICU72),
    arguments: [
      ("繁中服（txwy）", "编队栏位"),
      ("Don't have a Miniflux instance?", "Don’t have a FreshRSS instance?"),
      ("can't get", "Can’t access"),
      ("You've rested", "You’re up to date!"),
    ]
  )
  func ordersThatChanged(_ older: String, _ newer: String) throws {
    #expect(try #require(OlderMemberOrder.compare(older, newer)) < 0)
    #expect(try #require(OlderMemberOrder.compare(newer, older)) > 0)
    #expect(MemberOrder.compare(newer, older) < 0)
  }

  /// Everything else is as it was.
  @Test(
    .enabled(if: isICU72, notICU72),
    arguments: [
      ("cask", "Cask"), ("a1", "a01"), ("Item 9", "Item 10"), ("...", "…"), ("", "a"),
      ("zh-Hans", "zh-HK"), ("resume", "résumé"), ("Save", "Saved"), ("appletv", "applevision"),
      ("de", "en-GB"), ("en", "en-GB"), ("fr", "fr-CA"), ("pt", "pt-BR"), ("a", "一"),
    ]
  )
  func ordersThatStayed(_ first: String, _ second: String) throws {
    #expect(try #require(OlderMemberOrder.compare(first, second)) < 0)
    #expect(try #require(OlderMemberOrder.compare(second, first)) > 0)
  }

  /// The quick way for plain names is Foundation's order.
  @Test(
    .enabled(if: isICU72, notICU72),
    arguments: [
      [
        "ar", "cs", "da", "de", "en", "en-AU", "en-GB", "he", "nb-NO", "zh-Hans", "zh-Hant",
        "zh-HK",
      ],
      ["alpha", "Beta", "gamma", "Gamma-ray", "gammas"],
    ]
  )
  func plainNamesAreOrderedAsFoundationDoes(_ names: [String]) throws {
    for first in names {
      for second in names where first != second {
        let text = "{\"\(first)\":1,\"\(second)\":2}"
        let document = try JSONDocument(TextBytes(text.utf8))
        #expect(
          OlderMemberOrder.isOrdered(document) == (MemberOrder.compare(first, second) <= 0),
          "\(first) \(second)"
        )
      }
    }
  }

  /// The two versions of one public file that tell the orders apart.
  @Test(
    .enabled(if: sharedFolder != nil, Comment(rawValue: sharedFolderAbsent)),
    .enabled(if: isICU72, notICU72),
    arguments: [("han-old-order-MaaMacGui", true), ("han-new-order-MaaMacGui", false)]
  )
  func publicFiles(_ name: String, _ isOlder: Bool) throws {
    let folder = try #require(sharedFolder)
    let path = folder.appendingPathComponent("corpus/\(name).xcstrings").path
    let catalog = try StringCatalog(contentsOfFile: path)
    #expect(OlderMemberOrder.isOrdered(catalog.document) == isOlder)
    #expect(catalog.isInXcodeLayout != isOlder)
  }
}

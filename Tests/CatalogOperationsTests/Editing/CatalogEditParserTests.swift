// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import Testing
import XCStrings

/// Lists of requests, right and wrong.
@Suite
struct CatalogEditParserTests {
  @Test func readsEveryMember() throws {
    let line =
      "{\"key\":\"k\",\"locale\":\"de\",\"plural\":{\"one\":\"1\"},\"device\":{\"mac\":\"m\",\"ipad\":{\"plural\":{\"other\":\"i\"}}},\"substitutions\":{\"f\":{\"argNum\":2,\"formatSpecifier\":\"ld\",\"plural\":{\"other\":\"n\"}}},\"state\":\"new\",\"comment\":\"c\",\"translatable\":false,\"manual\":true,\"replace\":true}"
    let requests = try CatalogEditParser.requests(in: Array("\r\n\(line)\r\n".utf8), for: .set)
    let content = RequestedContent(
      text: .plural([.init("one", "1")]),
      devices: [.init("mac", .plain("m")), .init("ipad", .plural([.init("other", "i")]))],
      substitutions: [
        .init(
          "f",
          .init(argumentNumber: 2, formatSpecifier: "ld", plural: [.init("other", "n")])
        )
      ]
    )
    let expected = SetRequest(
      key: "k",
      locale: "de",
      content: content,
      state: .new,
      comment: "c",
      translatable: false,
      isManual: true,
      replaces: true
    )
    #expect(requests == [CatalogEditRequest(.set(expected), line: 2)])
    for line in ["{\"key\":\"a\",\"to\":\"b\"}", "{\"old\":\"a\",\"new\":\"b\"}"] {
      #expect(
        try CatalogEditParser.requests(in: Array(line.utf8), for: .rename)
          == [CatalogEditRequest(.rename(key: "a", to: "b"), line: 1)]
      )
    }
    #expect(
      try CatalogEditParser.requests(
        in: Array("{\"key\":\"a\",\"locale\":null}".utf8),
        for: .remove
      )
        == [CatalogEditRequest(.remove(key: "a", locale: nil), line: 1)]
    )
  }

  @Test(
    "Refused",
    arguments: [
      ("[]", "an array"), ("{}", "\"key\""), ("{\"key\":1}", "a number"),
      ("{\"key\":\"k\",\"pural\":{}}", "\"pural\""), ("{\"key\":\"k\"", "column 11"),
      ("{\"key\":\"k\",\"key\":\"k\"}", "twice"), ("{\"key\":\"k\",\"plural\":{}}", "empty"),
      ("{\"key\":\"k\",\"plural\":{\"onee\":\"x\"}}", "zero, one, two, few, many, other"),
      ("{\"key\":\"k\",\"plural\":{\"one\":1}}", "\"plural\" › \"one\""),
      ("{\"key\":\"k\",\"value\":\"a\",\"plural\":{\"one\":\"x\"}}", "one or the other"),
      ("{\"key\":\"k\",\"stringSet\":\"a\"}", "array of strings"),
      ("{\"key\":\"k\",\"translatable\":\"no\"}", "true or false"),
      ("{\"key\":\"k\",\"substitutions\":{\"f\":{\"argNum\":1.5}}}", "whole number"),
      ("{\"key\":\"k\",\"device\":{\"mac\":{}}}", "\"mac\""),
      ("{\"key\":\"k\",\"state\":\"\"}", "empty"),
    ]
  )
  func refuses(line: String, word: String) {
    let error = #expect(throws: CatalogEditFailure.self) {
      try CatalogEditParser.requests(in: Array("{\"key\":\"ok\"}\n\n\(line)\n".utf8), for: .set)
    }
    #expect(error?.line == 3)
    #expect(error?.reason.contains(word) == true, "\(error?.reason ?? "")")
  }
}

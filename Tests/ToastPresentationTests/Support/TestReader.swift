// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import TestSupport
import ToastPresentation
import XCStrings

/// Reads the values of test cases: texts and numbers.
enum TestReader {
  @Sendable
  static func value(
    _ document: JSONDocument,
    _ token: Int,
    _ number: Int
  ) throws(RequestError) -> LocalizationArgument {
    switch document[token].kind {
    case .string: return .string(document.text(token))
    case .number:
      let spelling = document.bytes.withSpan(document.contentRange(token)) { span in
        String(decoding: (0..<span.count).map { span[$0] }, as: UTF8.self)
      }
      if let integer = Int64(spelling) { return .integer(integer) }
      return .double(Double(spelling) ?? 0)
    default: throw RequestError("value \(number) is neither a text nor a number")
    }
  }

  /// A file beside the tests.
  static func fixture(_ name: String) throws -> Data {
    try Data(
      contentsOf: packageRoot.appendingPathComponent("Tests/ToastPresentationTests/Fixtures")
        .appendingPathComponent(name)
    )
  }

  /// A bundle of a catalog that is written down as JSON.
  static func bundle(_ json: String) throws -> LocalizationBundle {
    LocalizationBundle(
      catalogs: [(table: "Localizable", catalog: try StringCatalog(json.utf8))],
      preferences: []
    )
  }
}

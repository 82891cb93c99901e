// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import XCStrings

/// Why a line is no request, where the reader of JSON speaks of catalogs.
enum LocalizeSyntaxFault {
  /// What is wrong with a line and what to do.
  static func message(_ error: JSONSyntaxError) -> String {
    "the line is not JSON: byte \(error.offset): \(description(error))"
  }

  private static func description(_ error: JSONSyntaxError) -> String {
    switch error.fault {
    case .empty: "the line is empty; a request is at least {\"key\": …}"
    case .textAfterEnd: "text after the end of the request; give each request a line of its own"
    case .unexpected(_, expected: "{"):
      error.description + "; write a request such as {\"key\": \"Saved\"}"
    case .invalidUTF8(let byte):
      "byte 0x\(String(byte, radix: 16, uppercase: true)) is not valid UTF-8; send requests as UTF-8"
    case .conflictMarker(let marker): "“\(marker)” begins no request; write {\"key\": …}"
    case .tooDeep(let limit):
      "objects and arrays are nested more than \(limit) deep; no request is"
    case .tooLarge(let limit): "the line is larger than \(limit) bytes; ask for less at once"
    default: error.description
    }
  }
}

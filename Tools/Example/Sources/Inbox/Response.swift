// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution

/// A localized HTTP response.
struct Response {
  /// The status code and its phrase.
  let status: String
  /// The body, and the language that it is really in.
  let body: Resolution

  /// What goes over the wire.
  var bytes: String {
    let language = body.language.map { "Content-Language: \($0)\r\n" } ?? ""
    return """
      HTTP/1.1 \(status)\r
      \(language)Content-Type: text/plain; charset=utf-8\r
      Vary: Accept-Language\r
      Content-Length: \(body.text.utf8.count + 1)\r
      \r
      \(body.text)

      """
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The head of an HTTP request: what is asked for, and the header fields.
struct Request {
  /// The path, such as `/Ola/5`.
  let path: String
  private var fields: [String: String] = [:]

  /// Reads lines up to the first empty one; `nil` when they are no request.
  init?(nextLine: () -> String?) {
    let words = nextLine()?.split(separator: " ") ?? []
    guard words.count == 3, words[0] == "GET", words[2].hasPrefix("HTTP/") else { return nil }
    path = String(words[1])
    while let line = nextLine(), !line.isEmpty {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      fields[line[..<colon].lowercased()] = String(value)
    }
  }

  /// The value of a header field, whose name is given in lower case.
  subscript(field: String) -> String? { fields[field] }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The rules that an entry's comment silences: `[no-lint]` all of them, `[no-lint:rule]` one,
/// `[no-lint:rule,rule]` several.
///
/// The spelling is that of xcstringslint. What is not exactly a marker is prose; the name of a
/// rule that does not exist silences nothing.
package struct LintMarkers: Equatable, Sendable {
  /// Whether every rule is silenced.
  package private(set) var silencesAll = false
  /// The ids of the rules that are silenced.
  package private(set) var rules: [String] = []

  /// Reads the markers of a comment.
  package init(comment: String) {
    guard comment.utf8.contains(UInt8(ascii: "[")) else { return }
    var rest = Substring(comment).utf8
    let opening = Array("[no-lint".utf8)
    while let start = rest.firstIndex(of: UInt8(ascii: "[")) {
      let marker = rest[start...]
      rest = rest[rest.index(after: start)...]
      guard marker.starts(with: opening), let end = marker.firstIndex(of: UInt8(ascii: "]"))
      else { continue }
      let content = marker[marker.index(start, offsetBy: opening.count)..<end]
      if content.isEmpty {
        silencesAll = true
      } else if content.first == UInt8(ascii: ":") {
        let names = Substring(content.dropFirst()).split(separator: ",")
        rules += names.map { name in
          String(name.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        }
      }
    }
  }

  /// Whether nothing is silenced.
  package var isEmpty: Bool { !silencesAll && rules.isEmpty }

  /// Whether a rule is silenced.
  package func silences(_ rule: String) -> Bool {
    silencesAll || rules.contains(rule)
  }
}

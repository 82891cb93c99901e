// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// The languages of a catalog, each with a number.
///
/// Catalogs name the same languages in the same order under every key, so the language at a
/// position of the entry before is looked at first.
struct LocaleTable {
  private let document: JSONDocument
  /// For each language the first token that names it.
  private(set) var firstTokens: [Int] = []
  private var lastAtPosition: [Int] = []
  /// The numbers by the UTF-8 of the codes, once there are more than a few.
  private var places: [[UInt8]: Int] = [:]
  private static let few = 32

  init(_ document: JSONDocument) {
    self.document = document
  }

  /// The number of the language that a token names.
  ///
  /// - Parameters:
  ///   - name: the token.
  ///   - position: how many languages stand before it in its entry.
  /// - Returns: its place in `firstTokens`.
  mutating func index(of name: Int, position: Int) -> Int {
    if position < lastAtPosition.count {
      let likely = lastAtPosition[position]
      if document.isSameText(firstTokens[likely], name) { return likely }
      // One language left out: the rest has moved by one.
      let next = likely + 1
      if next < firstTokens.count, document.isSameText(firstTokens[next], name) {
        lastAtPosition[position] = next
        return next
      }
    }
    let index = place(of: name)
    if position < lastAtPosition.count {
      lastAtPosition[position] = index
    } else if position == lastAtPosition.count {
      lastAtPosition.append(index)
    }
    return index
  }

  private mutating func place(of name: Int) -> Int {
    if firstTokens.count <= Self.few {
      if let known = firstTokens.firstIndex(where: { document.isSameText($0, name) }) {
        return known
      }
    } else {
      if places.isEmpty {
        for (index, token) in firstTokens.enumerated() {
          places[Array(document.text(token).utf8)] = index
        }
      }
      let code = Array(document.text(name).utf8)
      if let known = places[code] { return known }
      places[code] = firstTokens.count
    }
    firstTokens.append(name)
    return firstTokens.count - 1
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Finds the way from a value down to one token in it after another.
///
/// The way to the token before is kept: for tokens in the order of the text all ways together take
/// one walk, where `JSONDocument.path(from:to:)` would walk past all earlier siblings for each.
package struct TokenPath {
  private let document: JSONDocument
  private var root = -1
  private var levels: [Level] = []

  /// A member or element on the way.
  private struct Level {
    /// The name, -1 for the element of an array.
    let name: Int
    let value: Int

    var first: Int { name < 0 ? value : name }
  }

  package init(_ document: JSONDocument) {
    self.document = document
  }

  /// The names of the members on the way, as `JSONDocument.path(from:to:)` gives them.
  ///
  /// - Complexity: amortized linear for ascending tokens of one value.
  package mutating func names(from value: Int, to token: Int) -> [Int] {
    if value != root || levels.first.map({ token < $0.first }) ?? true {
      root = value
      levels.removeAll()
    }
    // Where to go on in the innermost container that is still right.
    var next: Int?
    while let last = levels.last, token < last.first || token >= document.index(after: last.value) {
      next = token < last.first ? nil : document.index(after: last.value)
      levels.removeLast()
    }
    descend(to: token, from: next)
    return levels.compactMap { $0.name < 0 ? nil : $0.name }
  }

  private mutating func descend(to token: Int, from sibling: Int?) {
    var container = levels.last?.value ?? root
    var position = sibling ?? container + 1
    if let last = levels.last, token == last.name { return }
    while container != token {
      let kind = document[container].kind
      guard kind == .object || kind == .array else { return }
      let end = document.index(after: container)
      while position < end {
        let value = kind == .object ? position + 1 : position
        if token < document.index(after: value) { break }
        position = document.index(after: value)
      }
      guard position < end else { return }
      let level = Level(
        name: kind == .object ? position : -1,
        value: kind == .object ? position + 1 : position
      )
      levels.append(level)
      if token == level.name { return }
      container = level.value
      position = container + 1
    }
  }
}

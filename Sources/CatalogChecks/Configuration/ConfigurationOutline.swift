// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Where the members of a JSON5 text stand, and what is wrong with its structure.
///
/// Foundation's decoder reads the values; it says neither where they stand nor, for a text that is
/// not JSON5, what it stumbled over, and it keeps one of two members with the same name. This scan
/// fills those gaps. It takes no recursion, so that depth costs no stack.
struct ConfigurationOutline {
  /// What is wrong, at an offset in bytes.
  struct Problem: Error, Equatable {
    let offset: Int
    let words: String
  }

  /// A member or an element of a list.
  struct Place: Equatable {
    /// The names that lead to it; an element's name is its index.
    let path: [String]
    /// The offset of the name, or of an element itself.
    let offset: Int
  }

  /// How deep a configuration may nest; its own members need four levels.
  static let depthLimit = 32

  /// All members and elements in the order of the text.
  private(set) var places: [Place] = []
  /// Pairs of members of one object with the same name.
  private(set) var duplicates: [(first: Place, second: Place)] = []

  /// Scans a text.
  ///
  /// - Throws: `Problem` at the first byte that does not fit.
  init(_ bytes: [UInt8]) throws(Problem) {
    var tokens = ConfigurationTokens(bytes)
    var open: [Container] = []
    try scanValue(tokens.next(), &tokens, &open, path: [])
    while let container = open.last {
      let token = try tokens.next()
      if container.isClosed(by: token) {
        open.removeLast()
        continue
      }
      if container.needsComma {
        guard token.kind == .comma else {
          throw .expected("a comma or the end of the \(container.kind)", token)
        }
        open[open.count - 1].needsComma = false
        continue
      }
      open[open.count - 1].needsComma = true
      open[open.count - 1].count += 1
      if container.isObject {
        let name = try Self.name(token)
        let place = Place(path: container.path + [name], offset: token.offset)
        add(place, named: name, to: &open[open.count - 1])
        let colon = try tokens.next()
        guard colon.kind == .colon else { throw .expected("a colon after '\(name)'", colon) }
        try scanValue(tokens.next(), &tokens, &open, path: place.path)
      } else {
        let place = Place(path: container.path + ["\(container.count)"], offset: token.offset)
        places.append(place)
        try scanValue(token, &tokens, &open, path: place.path)
      }
    }
    let rest = try tokens.next()
    guard rest.kind == .end else { throw .expected("nothing more after the configuration", rest) }
  }

  /// The offset of a member or, when there is none, of the innermost one that would hold it.
  func offset(of path: [String]) -> Int? {
    var path = path
    while !path.isEmpty {
      if let place = places.first(where: { $0.path == path }) { return place.offset }
      path.removeLast()
    }
    return nil
  }

  private struct Container {
    let isObject: Bool
    let path: [String]
    var needsComma = false
    var count = 0
    var members: [Place] = []

    var kind: String { isObject ? "object" : "list" }

    func isClosed(by token: ConfigurationTokens.Token) -> Bool {
      token.kind == (isObject ? .objectEnd : .listEnd)
    }
  }

  private func scanValue(
    _ token: ConfigurationTokens.Token,
    _ tokens: inout ConfigurationTokens,
    _ open: inout [Container],
    path: [String]
  ) throws(Problem) {
    switch token.kind {
    case .text, .word(isValue: true): return
    case .objectStart, .listStart:
      guard open.count < Self.depthLimit else {
        throw Problem(offset: token.offset, words: "nested deeper than \(Self.depthLimit) levels")
      }
      open.append(Container(isObject: token.kind == .objectStart, path: path))
    default: throw .expected("a value", token)
    }
  }

  private static func name(_ token: ConfigurationTokens.Token) throws(Problem) -> String {
    switch token.kind {
    case .text, .word(isValue: _): return token.text
    default: throw .expected("the name of a member", token)
    }
  }

  private mutating func add(_ place: Place, named name: String, to container: inout Container) {
    if let first = container.members.first(where: { $0.path.last == name }) {
      duplicates.append((first, place))
    }
    container.members.append(place)
    places.append(place)
  }
}

extension ConfigurationOutline.Problem {
  fileprivate static func expected(_ what: String, _ token: ConfigurationTokens.Token) -> Self {
    Self(offset: token.offset, words: "\(what) expected, found \(token.description)")
  }
}

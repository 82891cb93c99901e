// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A JSON text as a tape of tokens over its bytes: nothing is copied, nothing is lost.
///
/// Positions, the spelling of numbers and escapes, the order of members and members that stand
/// twice are all still there. A token is named by its index; the root is token 0. The value of the
/// member whose name is token `n` is token `n + 1`.
package final class JSONDocument: Sendable {
  /// A name that stands twice in one object.
  package struct Duplicate: Sendable {
    /// The token of the object.
    package let object: Int
    /// The tokens of the earlier and of the later name.
    package let first, second: Int
  }

  /// The bytes of the text.
  package let bytes: TextBytes
  /// The tokens in the order of the text.
  package let tokens: ContiguousArray<JSONToken>
  /// Whether the bytes are those that Xcode writes for these members in this order.
  package let isInXcodeLayout: Bool
  /// Whether the format's own names stand in Xcode's order everywhere.
  let areOwnNamesOrdered: Bool
  /// Objects with names that are not the format's, inner ones before the outer.
  let objectsWithFreeNames: [Int]
  /// Names that stand more than once in one object, in the order of the text.
  package let duplicates: [Duplicate]

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - allowsLoneSurrogates: Whether an escape may spell half a surrogate pair, which is then
  ///     U+FFFD. JSON's grammar has them (RFC 8259, section 8.2) and JavaScript writes them for texts
  ///     that were cut within a character, so requests may hold some; in a catalog they are a fault.
  /// - Throws: `JSONSyntaxError` at the first byte that is wrong.
  package init(
    _ bytes: TextBytes,
    allowsLoneSurrogates: Bool = false
  ) throws(JSONSyntaxError) {
    self.bytes = bytes
    var scanner = unsafe JSONScanner(
      base: bytes.base,
      count: bytes.count,
      allowsLoneSurrogates: allowsLoneSurrogates
    )
    try scanner.scan()
    tokens = scanner.tokens
    isInXcodeLayout = scanner.isInXcodeLayout
    areOwnNamesOrdered = scanner.areOwnNamesOrdered
    objectsWithFreeNames = scanner.objectsWithFreeNames
    duplicates = scanner.duplicates.sorted { $0.second < $1.second }
  }

  // MARK: - Tokens

  /// The token at an index.
  @inlinable @inline(__always)
  package subscript(token: Int) -> JSONToken { tokens[token] }

  /// The index of the token after a value and all that is in it.
  @inlinable @inline(__always)
  package func index(after value: Int) -> Int {
    let token = tokens[value]
    return token.isContainer ? Int(token.extent) : value + 1
  }

  /// The members of an object; none for any other value.
  @inlinable @inline(__always)
  package func members(of value: Int) -> JSONMembers {
    let token = tokens[value]
    return JSONMembers(
      document: self,
      position: value + 1,
      end: token.kind == .object ? Int(token.extent) : value + 1
    )
  }

  /// Calls a function with each member of an object; the quick way for loops that run millions of
  /// times.
  @inlinable @inline(__always)
  package func forEachMember(of value: Int, _ body: (_ name: Int, _ value: Int) -> Void) {
    let token = tokens[value]
    guard token.kind == .object else { return }
    let end = Int(token.extent)
    var name = value + 1
    while name < end {
      body(name, name + 1)
      name = index(after: name + 1)
    }
  }

  /// The elements of an array; none for any other value.
  package func elements(of value: Int) -> [Int] {
    guard tokens[value].kind == .array else { return [] }
    var elements: [Int] = []
    var element = value + 1
    while element < Int(tokens[value].extent) {
      elements.append(element)
      element = index(after: element)
    }
    return elements
  }

  /// The value of one of the format's own members.
  @inlinable
  package func member(_ name: MemberName, of value: Int) -> Int? {
    let token = tokens[value]
    guard token.kind == .object else { return nil }
    let end = Int(token.extent)
    var member = value + 1
    while member < end {
      if tokens[member].name == name { return member + 1 }
      member = index(after: member + 1)
    }
    return nil
  }

  /// The value of the member with a name, compared by Unicode scalars.
  package func member(_ name: String, of value: Int) -> Int? {
    for member in members(of: value) where isText(member.name, name) { return member.value }
    return nil
  }

  // MARK: - Texts

  /// The text of a string or name, escapes resolved.
  package func text(_ token: Int) -> String {
    withText(token) { String(copying: $0) }
  }

  /// Calls a function with the UTF-8 of the text of a string or name, escapes resolved.
  @inlinable @inline(__always)
  package func withText<Result, Failure>(
    _ token: Int,
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let range = contentRange(token)
    guard tokens[token].traits.contains(.escape) else { return try bytes.withSpan(range, body) }
    let text = unescapedBytes(range)
    return try body(text.span)
  }

  @usableFromInline
  func unescapedBytes(_ range: Range<Int>) -> [UInt8] {
    JSONStrings.unescaped(bytes.copy(range))
  }

  /// Whether a string or name is this text, compared by Unicode scalars.
  package func isText(_ token: Int, _ text: String) -> Bool {
    if tokens[token].traits.contains(.escape) {
      return self.text(token).utf8.elementsEqual(text.utf8)
    }
    let range = contentRange(token)
    return range.count == text.utf8.count
      && bytes.withSpan(range) { span in
        var offset = 0
        for byte in text.utf8 {
          if span[offset] != byte { return false }
          offset += 1
        }
        return true
      }
  }

  /// Whether a string is spelled as this text, which has no escapes.
  @inlinable @inline(__always)
  package func isSpelled(_ token: Int, _ text: StaticString) -> Bool {
    let range = contentRange(token)
    return range.count == text.utf8CodeUnitCount && bytes.matches(text, at: range.lowerBound)
  }

  /// Whether two strings or names are the same text.
  @inlinable @inline(__always)
  package func isSameText(_ a: Int, _ b: Int) -> Bool {
    if tokens[a].traits.union(tokens[b].traits).contains(.escape) {
      return isSameUnescapedText(a, b)
    }
    return bytes.equal(contentRange(a), contentRange(b))
  }

  @usableFromInline
  func isSameUnescapedText(_ a: Int, _ b: Int) -> Bool {
    text(a).utf8.elementsEqual(text(b).utf8)
  }

  // MARK: - Places

  /// The bytes of a token: of a string or name what stands between its quotation marks.
  @inlinable @inline(__always)
  package func contentRange(_ token: Int) -> Range<Int> {
    let token = tokens[token]
    let start = Int(token.start)
    return start..<start + (token.isContainer ? 1 : Int(token.extent))
  }

  /// The offset of the first byte of a token, the quotation mark of a string or name.
  @inline(__always)
  package func startOffset(_ token: Int) -> Int {
    let start = Int(tokens[token].start)
    return tokens[token].kind == .string || tokens[token].kind == .name ? start - 1 : start
  }

  /// The offset after the last byte of a value or name, closing brackets and quotation mark included.
  package func endOffset(_ token: Int) -> Int {
    let own = tokens[token]
    switch own.kind {
    case .string, .name: return Int(own.start) + Int(own.extent) + 1
    case .number, .true, .false, .null: return Int(own.start) + Int(own.extent)
    case .object, .array:
      var last: Int?
      var next = token + 1
      while next < Int(own.extent) {
        last = own.kind == .object ? next + 1 : next
        next = index(after: last ?? next)
      }
      var offset = last.map { endOffset($0) } ?? Int(own.start) + 1
      let closer = own.kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
      while bytes[offset] != closer { offset += 1 }
      return offset + 1
    }
  }

  /// Which of some members a token belongs to.
  ///
  /// - Parameters:
  ///   - token: a name, a value or something in one.
  ///   - names: the tokens of the members' names, ascending.
  /// - Returns: the name, `nil` when the token is in none of the members.
  /// - Complexity: logarithmic in the number of members.
  package func name(
    around token: Int,
    among names: some RandomAccessCollection<Int>
  ) -> Int? {
    // The last name that does not stand after the token.
    var rest = names[...]
    while !rest.isEmpty {
      let middle = rest.index(rest.startIndex, offsetBy: rest.count / 2)
      rest = rest[middle] <= token ? rest[rest.index(after: middle)...] : rest[..<middle]
    }
    guard let last = names[..<rest.startIndex].last, token < index(after: last + 1) else {
      return nil
    }
    return last
  }

  /// The names of the members on the way from a value down to a token in it.
  ///
  /// - Returns: name tokens from the outermost to the innermost; elements of arrays add none.
  package func path(from value: Int, to token: Int) -> [Int] {
    var path: [Int] = []
    var container = value
    descending: while container != token {
      if tokens[container].kind == .object {
        for member in members(of: container) where token < index(after: member.value) {
          path.append(member.name)
          if token == member.name { break descending }
          container = member.value
          continue descending
        }
      } else {
        for element in elements(of: container) where token < index(after: element) {
          container = element
          continue descending
        }
      }
      break
    }
    return path
  }
}

/// The members of an object in the order of the text, as tokens of their names and values.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let document: JSONDocument
  @usableFromInline var position: Int
  @usableFromInline let end: Int

  @inlinable @inline(__always)
  init(document: JSONDocument, position: Int, end: Int) {
    self.document = document
    self.position = position
    self.end = end
  }

  @inlinable @inline(__always)
  package mutating func next() -> (name: Int, value: Int)? {
    guard position < end else { return nil }
    let name = position
    position = document.index(after: name + 1)
    return (name, name + 1)
  }
}

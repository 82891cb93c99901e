// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The tokens of a source while it is read.
///
/// The newest wait in a buffer of fixed size, since appending to that takes a fraction of the time
/// that appending to two arrays does: these ask each time whether they are shared and have room.
struct TokenWriter {
  private typealias Buffer<Element> = InlineArray<64, Element>

  private var list = TokenList()
  // Reading an element of these copies them whole, changing one does not.
  private var places = Buffer<UInt64>(repeating: 0)
  private var marks = Buffer<UInt8>(repeating: 0)
  private var waiting = 0
  /// The last token and the one before it, which the reader asks for most; `.unknown` without any.
  private(set) var last = Self.nothing
  private(set) var beforeLast = Self.nothing

  private static let nothing = Token(.unknown, at: 0, 0, link: Token.noLink)

  @inline(__always)
  var count: Int { list.count + waiting }

  /// A token below `count`.
  subscript(index: Int) -> Token {
    guard index >= list.count else { return list[index] }
    return Token(place: places[index - list.count], marks: marks[index - list.count])
  }

  func kind(_ index: Int) -> TokenKind { self[index].kind }

  func link(_ index: Int) -> UInt32 { self[index].link }

  // MARK: - Changing

  mutating func setLink(_ index: Int, _ link: Int) {
    let link = UInt32(truncatingIfNeeded: link)
    if index < list.count {
      list[index].link = link
    } else {
      Token.setLink(&places[index - list.count], link)
    }
    if index == count - 1 {
      last.link = link
    } else if index == count - 2 {
      beforeLast.link = link
    }
  }

  mutating func setShort(_ index: Int) {
    if index < list.count {
      list[index].marks |= Token.shortBit
    } else {
      marks[index - list.count] |= Token.shortBit
    }
    if index == count - 1 {
      last.marks |= Token.shortBit
    } else if index == count - 2 {
      beforeLast.marks |= Token.shortBit
    }
  }

  /// Makes room for as many tokens.
  mutating func reserve(_ count: Int) { list.reserve(count) }

  @inline(__always)
  mutating func append(_ token: Token) {
    if waiting == places.count { flush() }
    places[waiting] = token.place
    marks[waiting] = token.marks
    waiting += 1
    beforeLast = last
    last = token
  }

  /// Forgets the tokens from one on, not the room for them.
  mutating func removeAll(from index: Int) {
    if index < list.count {
      list.removeAll(from: index)
      waiting = 0
    } else {
      waiting = index - list.count
    }
    last = count > 0 ? self[count - 1] : Self.nothing
    beforeLast = count > 1 ? self[count - 2] : Self.nothing
  }

  /// All tokens so far.
  mutating func tokens() -> TokenList {
    flush()
    return list
  }

  @inline(never)
  private mutating func flush() {
    let new = 0..<waiting
    list.append(places.span.extracting(new), marks.span.extracting(new))
    waiting = 0
  }
}

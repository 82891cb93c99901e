// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The tokens of a source in nine bytes each.
///
/// A source has a token for about every sixth of its bytes, a dense one for every third, so their
/// size decides how much memory reading takes.
struct TokenList: Sendable {
  /// See `Token`.
  private var places: ContiguousArray<UInt64> = []
  /// See `Token.marks`.
  private var marks: ContiguousArray<UInt8> = []

  @inline(__always)
  var count: Int { marks.count }

  /// The bytes that they take.
  var size: Int { count * 9 }

  @inline(__always)
  subscript(index: Int) -> Token {
    get { Token(place: places[index], marks: marks[index]) }
    set {
      places[index] = newValue.place
      marks[index] = newValue.marks
    }
  }

  @inline(__always)
  func kind(_ index: Int) -> TokenKind { Token.kind(marks[index]) }

  @inline(__always)
  func link(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: places[index]) }

  @inline(__always)
  func start(_ index: Int) -> Int { Int(places[index] >> 32) }

  /// See `Token.followsBlank`.
  @inline(__always)
  func followsBlank(_ index: Int) -> Bool { marks[index] & Token.spaceBit != 0 }

  /// See `Token.startsLine`.
  @inline(__always)
  func startsLine(_ index: Int) -> Bool { marks[index] & Token.lineBit != 0 }

  /// See `Token.isShort`.
  @inline(__always)
  func isShort(_ index: Int) -> Bool { marks[index] & Token.shortBit != 0 }

  // MARK: - Changing

  /// Makes room for as many tokens.
  mutating func reserve(_ count: Int) {
    places.reserveCapacity(count)
    marks.reserveCapacity(count)
  }

  /// Appends tokens of which the parts are given.
  mutating func append(_ newPlaces: Span<UInt64>, _ newMarks: Span<UInt8>) {
    let needed = count + newMarks.count
    if needed > min(places.capacity, marks.capacity) { reserve(max(count * 2, needed)) }
    places.append(addingCapacity: newPlaces.count) { output in
      for index in newPlaces.indices { output.append(newPlaces[index]) }
    }
    marks.append(addingCapacity: newMarks.count) { output in
      for index in newMarks.indices { output.append(newMarks[index]) }
    }
  }

  /// Forgets the tokens from one on, not the room for them.
  mutating func removeAll(from index: Int) {
    places.removeLast(count - index)
    marks.removeLast(marks.count - index)
  }

  // MARK: - Compacting

  /// The tokens without those in blocks that hold no text, in no more memory than they need.
  ///
  /// - Parameter room: to work in.
  /// - Returns: the tokens, with the links between those that open and close something.
  func compacted(_ room: inout ContiguousArray<UInt32>) -> TokenList {
    if room.count < count {
      room = ContiguousArray(repeating: 0, count: max(count, room.count * 2))
    }
    // Where each token goes.
    var moved = room.mutableSpan
    var kept: UInt32 = 0
    var index = 0
    while index < count {
      moved[index] = kept
      kept += 1
      index = next(index)
    }
    var list = TokenList()
    list.places = ContiguousArray(capacity: Int(kept)) { newPlaces in
      list.marks = ContiguousArray(capacity: Int(kept)) { newMarks in
        var index = 0
        while index < count {
          var token = self[index]
          let following = next(index)
          if token.kind.isPaired, token.link != Token.noLink {
            token.link = moved[Int(token.link)]
          }
          newPlaces.append(token.place)
          newMarks.append(token.marks)
          index = following
        }
      }
    }
    return list
  }

  /// The token after one, which for the brace of a block without text is the closing one.
  @inline(__always)
  private func next(_ index: Int) -> Int {
    isShort(index) && kind(index) == .openBrace ? max(Int(link(index)), index + 1) : index + 1
  }
}

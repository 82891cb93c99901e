// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Finds names that stand more than once in an object, compared by Unicode scalars.
///
/// Its table is kept between objects: a catalog has one object of names for each of its keys.
struct DuplicateFinder {
  /// The generation in the upper half, a token's index in the lower.
  private var slots: [UInt64] = []
  private var generation: UInt64 = 0

  /// Up to how many names it is faster to compare each with those before it.
  private static let few = 6

  /// Searches the members of one object that ends where the tape ends.
  ///
  /// - Parameters:
  ///   - object: the token of the object.
  ///   - tokens: the tape so far; the object's extent is set.
  ///   - base: the bytes of the text.
  ///   - duplicates: receives each second and later copy, in the order of the text.
  mutating func search(
    _ object: Int,
    tokens: ContiguousArray<JSONToken>,
    base: UnsafePointer<UInt8>,
    into duplicates: inout [JSONDocument.Duplicate]
  ) {
    let end = tokens.count
    var names = 0
    var token = object + 1
    while token < end {
      names += 1
      token = Self.skip(token + 1, tokens)
    }
    guard names > 1 else { return }
    if names <= Self.few {
      unsafe compareAll(object, tokens: tokens, base: base, into: &duplicates)
      return
    }
    var capacity = 16
    while capacity < names * 2 { capacity *= 2 }
    if slots.count < capacity {
      slots = [UInt64](repeating: 0, count: capacity)
      generation = 0
    }
    generation += 1
    let mask = slots.count - 1
    token = object + 1
    while token < end {
      var slot = unsafe Self.hash(tokens[token], base) & mask
      while slots[slot] >> 32 == generation {
        let other = Int(slots[slot] & 0xFFFF_FFFF)
        if unsafe Self.isSame(tokens[token], tokens[other], base) {
          duplicates.append(JSONDocument.Duplicate(object: object, first: other, second: token))
          break
        }
        slot = (slot + 1) & mask
      }
      if slots[slot] >> 32 != generation { slots[slot] = generation << 32 | UInt64(token) }
      token = Self.skip(token + 1, tokens)
    }
  }

  private func compareAll(
    _ object: Int,
    tokens: ContiguousArray<JSONToken>,
    base: UnsafePointer<UInt8>,
    into duplicates: inout [JSONDocument.Duplicate]
  ) {
    var token = object + 1
    while token < tokens.count {
      var other = object + 1
      while other < token {
        if unsafe Self.isSame(tokens[token], tokens[other], base) {
          duplicates.append(JSONDocument.Duplicate(object: object, first: other, second: token))
          break
        }
        other = Self.skip(other + 1, tokens)
      }
      token = Self.skip(token + 1, tokens)
    }
  }

  @inline(__always)
  private static func skip(_ value: Int, _ tokens: ContiguousArray<JSONToken>) -> Int {
    let token = tokens[value]
    return token.kind == .object || token.kind == .array ? Int(token.extent) : value + 1
  }

  private static func hash(_ name: JSONToken, _ base: UnsafePointer<UInt8>) -> Int {
    if name.traits.contains(.escape) {
      let text = unsafe JSONStrings.unescaped(
        UnsafeBufferPointer(start: base + Int(name.start), count: Int(name.extent))
      )
      return unsafe text.withUnsafeBufferPointer { unsafe hash($0.baseAddress, $0.count) }
    }
    return unsafe hash(base + Int(name.start), Int(name.extent))
  }

  private static func hash(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int {
    guard let bytes = unsafe bytes else { return 0 }
    var hash: UInt64 = UInt64(count) &* 0x9E37_79B9_7F4A_7C15
    var p = 0
    while p + 8 <= count {
      let word = unsafe UnsafeRawPointer(bytes + p).loadUnaligned(as: UInt64.self)
      hash = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      p += 8
    }
    while p < count {
      hash = unsafe (hash ^ UInt64(bytes[p])) &* 0x0000_0100_0000_01B3
      p += 1
    }
    hash ^= hash >> 29
    hash = hash &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: hash >> 20)
  }

  private static func isSame(
    _ a: JSONToken,
    _ b: JSONToken,
    _ base: UnsafePointer<UInt8>
  ) -> Bool {
    let left = unsafe UnsafeBufferPointer(start: base + Int(a.start), count: Int(a.extent))
    let right = unsafe UnsafeBufferPointer(start: base + Int(b.start), count: Int(b.extent))
    if !a.traits.contains(.escape), !b.traits.contains(.escape) {
      return unsafe left.count == right.count && left.elementsEqual(right)
    }
    return unsafe JSONStrings.unescaped(left) == JSONStrings.unescaped(right)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The short hashes by which the names of tokens are compared: FNV-1a of their bytes.
enum NameHash {
  static let offset: UInt32 = 0x811C_9DC5
  static let prime: UInt32 = 0x0100_0193

  /// The short hash of any text.
  static func short(_ name: some Sequence<UInt8>) -> UInt32 {
    var hash = offset
    for byte in name { hash = (hash ^ UInt32(byte)) &* prime }
    return hash
  }
}

/// A name, as the key of a table: 64 bits of its bytes' hash in place of the bytes.
///
/// Two names of one project that share it would take a chance of one in many millions; all that
/// would follow is a wrong guess at a type.
struct Symbol: Hashable, Sendable {
  let value: UInt64

  static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
  static let prime: UInt64 = 0x100_0000_01B3

  init(_ name: some Sequence<UInt8>) {
    var hash = Self.offset
    for byte in name { hash = (hash ^ UInt64(byte)) &* Self.prime }
    value = hash
  }

  init(_ name: String) {
    let bytes = name.utf8.span
    var hash = Self.offset
    for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* Self.prime }
    value = hash
  }

  @inline(__always)
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var hash = Self.offset
    Self.add(bytes, range, to: &hash)
    value = hash
  }

  /// Goes on with the hash of a name that is in several pieces.
  @inline(__always)
  static func add(_ bytes: [UInt8], _ range: Range<Int>, to hash: inout UInt64) {
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* prime }
  }

  init(value: UInt64) { self.value = value }

  /// Half of it, for where two names that share it do no harm.
  @inline(__always)
  var short: UInt32 { UInt32(truncatingIfNeeded: value) }

  /// The label `_`, and the name of what has none.
  static let none = Symbol(value: 0)
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The hashes by which names are compared: FNV-1a of their bytes.
enum NameHash {
  @usableFromInline static let offset32: UInt32 = 0x811C_9DC5
  static let prime32: UInt32 = 0x0100_0193

  /// The short hash that a token carries.
  static func short(_ name: StaticString) -> UInt32 {
    var hash = offset32
    for byte in name.description.utf8 { hash = (hash ^ UInt32(byte)) &* prime32 }
    return hash
  }

  /// The short hash of any text.
  static func short(_ name: some Sequence<UInt8>) -> UInt32 {
    var hash = offset32
    for byte in name { hash = (hash ^ UInt32(byte)) &* prime32 }
    return hash
  }
}

/// A name, as the key of a table: 64 bits of its bytes' hash in place of the bytes.
///
/// Two names of one project that share it would take a chance of one in many millions; all that
/// would follow is a wrong guess at a type.
struct Symbol: Hashable, Sendable {
  let value: UInt64

  init(_ name: some Sequence<UInt8>) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = hash
  }

  init(_ name: String) {
    self.init(name.utf8)
  }

  @inline(__always)
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    value = hash
  }

  private init(value: UInt64) { self.value = value }

  /// The label `_`, and the name of what has none.
  static let none = Symbol(value: 0)

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

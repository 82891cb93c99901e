// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// The keys of a catalog in groups that are equal once folded.
struct TwinGroups {
  /// Keys that are twins of each other.
  struct Group: Equatable {
    /// The places of their entries, in the order of the file.
    let members: [Int]
    /// Whether they differ in nothing but capitals.
    let isByCaseAlone: Bool
  }

  /// The groups, those of earlier keys first.
  private(set) var groups: [Group] = []
  /// The places of entries whose key holds a Swift escape as text.
  private(set) var escaped: [Int] = []

  /// Groups the keys of entries.
  ///
  /// - Parameters:
  ///   - keys: the tokens of the keys, with the places of their entries.
  ///   - document: the catalog.
  /// - Complexity: one pass over the keys and a sort of their hashes; only keys that meet in a hash
  ///   are compared.
  init(_ keys: [(place: Int, token: Int)], _ document: JSONDocument) {
    var hashes: [(hash: UInt64, index: Int)] = []
    hashes.reserveCapacity(keys.count)
    for (index, key) in keys.enumerated() {
      let fold = KeyFold(document, key.token, foldsCase: true)
      if fold.hasSwiftEscape { escaped.append(key.place) }
      if fold.hasLetter { hashes.append((fold.hash, index)) }
    }
    hashes.sort { $0.hash != $1.hash ? $0.hash < $1.hash : $0.index < $1.index }
    var start = 0
    while start < hashes.count {
      var end = start + 1
      while end < hashes.count, hashes[end].hash == hashes[start].hash { end += 1 }
      if end - start > 1 { add(hashes[start..<end].map { keys[$0.index] }, document) }
      start = end
    }
    groups.sort { ($0.members.first ?? 0) < ($1.members.first ?? 0) }
  }

  /// Adds the groups of keys with one hash.
  private mutating func add(_ keys: [(place: Int, token: Int)], _ document: JSONDocument) {
    let folded = Self.classes(keys) { KeyFold(document, $0, foldsCase: true).bytes }
    for equal in folded where equal.count > 1 {
      let spelled = Self.classes(equal) { KeyFold(document, $0, foldsCase: false).bytes }
      let twins = spelled.filter { $0.count > 1 }
      for members in twins {
        groups.append(Group(members: members.map(\.place), isByCaseAlone: false))
      }
      if twins.isEmpty {
        groups.append(Group(members: equal.map(\.place), isByCaseAlone: true))
      }
    }
  }

  private static func classes(
    _ keys: [(place: Int, token: Int)],
    by fold: (Int) -> [UInt8]
  ) -> [[(place: Int, token: Int)]] {
    var classes: [(fold: [UInt8], keys: [(place: Int, token: Int)])] = []
    for key in keys {
      let bytes = fold(key.token)
      if let index = classes.firstIndex(where: { $0.fold == bytes }) {
        classes[index].keys.append(key)
      } else {
        classes.append((bytes, [key]))
      }
    }
    return classes.map(\.keys)
  }
}

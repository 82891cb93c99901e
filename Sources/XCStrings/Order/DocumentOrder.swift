// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Looks at and restores the order of members in one document.
///
/// A catalog repeats a few dozen languages under every key; each pair of neighbours is compared
/// once and remembered.
struct DocumentOrder {
  private let document: JSONDocument
  private var remembered: [Neighbours?] = .init(repeating: nil, count: 512)

  private struct Neighbours {
    let first, second: Int
    let isOrdered: Bool
  }

  init(_ document: JSONDocument) {
    self.document = document
  }

  /// Whether every object has its members in Xcode's order.
  mutating func isOrdered() -> Bool {
    guard document.areOwnNamesOrdered else { return false }
    // Most entries name the languages that the entry before them names.
    var last = -1
    for object in document.objectsWithFreeNames {
      if last >= 0, hasSameNames(object, last) { continue }
      guard isOrdered(object) else { return false }
      last = object
    }
    return true
  }

  /// Whether two objects have the same names in the same order.
  private func hasSameNames(_ a: Int, _ b: Int) -> Bool {
    let (endA, endB) = (document.index(after: a), document.index(after: b))
    var (nameA, nameB) = (a + 1, b + 1)
    while nameA < endA, nameB < endB {
      guard document.isSameText(nameA, nameB) else { return false }
      nameA = document.index(after: nameA + 1)
      nameB = document.index(after: nameB + 1)
    }
    return nameA >= endA && nameB >= endB
  }

  /// Whether the members of one object stand in Xcode's order.
  mutating func isOrdered(_ object: Int) -> Bool {
    var previous = -1
    var result = true
    document.forEachMember(of: object) { name, _ in
      if result, previous >= 0, !isOrdered(previous, name) { result = false }
      previous = name
    }
    return result
  }

  /// The members of an object in Xcode's order; those that compare equal keep theirs.
  mutating func sortedMembers(of object: Int) -> [(name: Int, value: Int)] {
    let members = Array(document.members(of: object))
    guard !isOrdered(object) else { return members }
    let names = members.map { MemberOrder.Name(document.text($0.name)) }
    let order = members.indices.sorted { a, b in
      let result = names[a].compare(names[b])
      return result == 0 ? a < b : result < 0
    }
    return order.map { members[$0] }
  }

  /// Whether two names may follow each other.
  mutating func isOrdered(_ a: Int, _ b: Int) -> Bool {
    let first = document[a]
    let second = document[b]
    if first.name != .other, second.name != .other {
      return first.name.rawValue <= second.name.rawValue
    }
    // Long names are keys, which do not come again.
    guard first.extent <= 24, second.extent <= 24 else { return compare(a, b) }
    let slot = Int(first.extent &* 31 &+ second.extent &* 7 &+ sample(a) &* 13 &+ sample(b)) & 511
    if let known = remembered[slot], document.isSameText(known.first, a),
      document.isSameText(known.second, b)
    {
      return known.isOrdered
    }
    let result = compare(a, b)
    remembered[slot] = Neighbours(first: a, second: b, isOrdered: result)
    return result
  }

  private func compare(_ a: Int, _ b: Int) -> Bool {
    if !(document[a].traits | document[b].traits).hasAny(.escape) {
      let plain = document.withText(a) { left in
        document.withText(b) { right in PlainOrder.compare(left, right) }
      }
      if let plain { return plain < 0 }
    }
    return MemberOrder.compare(document.text(a), document.text(b)) <= 0
  }

  /// A number that tells short names apart.
  private func sample(_ name: Int) -> UInt32 {
    let range = document.contentRange(name)
    guard let last = range.last else { return 0 }
    return UInt32(document.bytes[range.lowerBound]) &* 5
      &+ UInt32(document.bytes[range.lowerBound + range.count / 2]) &* 3
      &+ UInt32(document.bytes[last])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Finds the places of new members among those that an object has.
///
/// The members of the source never move. A new one stands where Xcode's order puts it among the
/// longest run of members that are in that order; in an object that is sorted that is all of them.
struct MemberPlacement {
  private let document: JSONDocument
  private var ordering: DocumentOrder

  init(_ document: JSONDocument) {
    self.document = document
    ordering = DocumentOrder(document)
  }

  /// The slots of the members that are there, in the order in which they are to be written.
  mutating func order(of object: EditableObject) -> [Int] {
    let slots = object.slots
    let kept = (0..<object.placedCount).filter { slots[$0].isPresent }
    let added = (object.placedCount..<slots.count).filter { slots[$0].isPresent }
    guard !added.isEmpty else { return kept }

    let newcomers = added.map { (slot: $0, name: SortName(object.text(of: slots[$0].name))) }
      .sorted { $0.name.precedes($1.name) }
    let keptNames = kept.map { slot -> Int in
      guard case .source(let token) = slots[slot].name else { return 0 }
      return token
    }
    let run = longestRun(of: keptNames)

    var order: [Int] = []
    order.reserveCapacity(kept.count + added.count)
    var next = 0
    var low = 0
    for newcomer in newcomers {
      // The newcomers are sorted, so none goes before the one ahead of it.
      var high = run.count
      while low < high {
        let middle = (low + high) / 2
        if newcomer.name.precedes(SortName(keptNames[run[middle]], in: document)) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      // After the member before it; before the first of the run when it is the smallest.
      let place = low > 0 ? run[low - 1] + 1 : run.first ?? 0
      if place > next {
        order.append(contentsOf: kept[next..<place])
        next = place
      }
      order.append(newcomer.slot)
    }
    order.append(contentsOf: kept[next...])
    return order
  }

  /// The indices of the longest subsequence of names in Xcode's order.
  private mutating func longestRun(of names: [Int]) -> [Int] {
    guard !isOrdered(names) else { return Array(names.indices) }
    let sortNames = names.map { SortName($0, in: document) }
    // Patience sorting: `tails[n]` ends the run of n + 1 names that ends with the smallest one.
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: names.count)
    for index in names.indices {
      var low = 0
      var high = tails.count
      if let last = tails.last, !sortNames[index].precedes(sortNames[last]) { low = high }
      while low < high {
        let middle = (low + high) / 2
        if sortNames[index].precedes(sortNames[tails[middle]]) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var run: [Int] = []
    var end = tails.last
    while let index = end {
      run.append(index)
      end = previous[index]
    }
    return run.reversed()
  }

  private mutating func isOrdered(_ names: [Int]) -> Bool {
    for (first, second) in zip(names, names.dropFirst()) where !ordering.isOrdered(first, second) {
      return false
    }
    return true
  }
}

/// A name to be compared by Xcode's order; the format's own names compare as numbers.
private struct SortName {
  private let own: MemberName
  private let text: String
  private let name: MemberOrder.Name

  init(_ text: String) {
    own = Self.ownNames[ExactText(text)] ?? .other
    self.text = text
    name = MemberOrder.Name(text)
  }

  init(_ token: Int, in document: JSONDocument) {
    own = document[token].name
    text = document.text(token)
    name = MemberOrder.Name(text)
  }

  /// Whether this name comes first.
  ///
  /// Those that Xcode takes for equal go by their bytes, so that the
  /// order of the edits does not matter.
  func precedes(_ other: SortName) -> Bool {
    if own != .other, other.own != .other { return own.rawValue < other.own.rawValue }
    let result = name.compare(other.name)
    return result == 0 ? text.utf8.lexicographicallyPrecedes(other.text.utf8) : result < 0
  }

  private static let ownNames: [ExactText: MemberName] = MemberName.allCases.reduce(into: [:]) {
    if let text = $1.text { $0[ExactText(text)] = $1 }
  }
}

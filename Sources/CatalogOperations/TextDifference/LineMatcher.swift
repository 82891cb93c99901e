// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Finds which lines of two texts stay.
///
/// Common lines at both ends are taken off. What is left is split at the lines that occur once on
/// each side and come in the same order (patience difference): in a catalog these are the keys and
/// texts, which make hunks that follow its entries. Where there are none, the shortest edit is
/// looked for (Myers 1986) within a bound; beyond it the stretch counts as replaced as a whole,
/// which is longer than need be but never wrong.
///
/// - Complexity: O(*n* log *n*) but for stretches without unique lines, which cost O(*n*·*bound*).
struct LineMatcher {
  /// How many insertions and deletions are looked for in one stretch; 1,000 take about 4 MB.
  static let editBound = 1_000
  /// How often stretches are split at unique lines; every round touches each line once.
  private static let roundBound = 24

  private let old: [Int32]
  private let new: [Int32]
  /// Lines that stay, by old line: the new line, or -1.
  private(set) var matches: [Int32]

  // Per line number, for one stretch at a time: how often it occurs and where.
  private var oldCount: [Int32]
  private var newCount: [Int32]
  private var newPlace: [Int32]

  private struct Stretch {
    var old: Range<Int>
    var new: Range<Int>
    let round: Int
  }

  init(_ numbering: LineNumbering) {
    old = numbering.old
    new = numbering.new
    matches = [Int32](repeating: -1, count: old.count)
    oldCount = [Int32](repeating: 0, count: numbering.count)
    newCount = oldCount
    newPlace = oldCount
    match()
  }

  private mutating func match() {
    var pending = [Stretch(old: 0..<old.count, new: 0..<new.count, round: 0)]
    while var stretch = pending.popLast() {
      trim(&stretch)
      guard !stretch.old.isEmpty, !stretch.new.isEmpty else { continue }
      let anchors = stretch.round < Self.roundBound ? anchors(in: stretch) : []
      if anchors.isEmpty {
        matchShortestEdit(stretch)
        continue
      }
      var oldStart = stretch.old.lowerBound
      var newStart = stretch.new.lowerBound
      for anchor in anchors {
        matches[anchor.old] = Int32(anchor.new)
        pending.append(
          Stretch(
            old: oldStart..<anchor.old,
            new: newStart..<anchor.new,
            round: stretch.round + 1
          )
        )
        oldStart = anchor.old + 1
        newStart = anchor.new + 1
      }
      pending.append(
        Stretch(
          old: oldStart..<stretch.old.upperBound,
          new: newStart..<stretch.new.upperBound,
          round: stretch.round + 1
        )
      )
    }
  }

  /// Takes equal lines off both ends.
  private mutating func trim(_ stretch: inout Stretch) {
    var (oldStart, newStart) = (stretch.old.lowerBound, stretch.new.lowerBound)
    var (oldEnd, newEnd) = (stretch.old.upperBound, stretch.new.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      matches[oldStart] = Int32(newStart)
      oldStart += 1
      newStart += 1
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      matches[oldEnd] = Int32(newEnd)
    }
    stretch.old = oldStart..<oldEnd
    stretch.new = newStart..<newEnd
  }

  // MARK: - Unique lines

  /// The longest run of lines that are unique on both sides and come in the same order.
  private mutating func anchors(in stretch: Stretch) -> [(old: Int, new: Int)] {
    for line in stretch.old { oldCount[Int(old[line])] += 1 }
    for line in stretch.new {
      let number = Int(new[line])
      newCount[number] += 1
      newPlace[number] = Int32(line)
    }
    var pairs: [(old: Int, new: Int)] = []
    for line in stretch.old {
      let number = Int(old[line])
      if oldCount[number] == 1, newCount[number] == 1 {
        pairs.append((line, Int(newPlace[number])))
      }
    }
    for line in stretch.old { oldCount[Int(old[line])] = 0 }
    for line in stretch.new { newCount[Int(new[line])] = 0 }
    return Self.longestIncreasing(pairs)
  }

  /// The longest subsequence whose new lines rise (patience sorting); old lines rise already.
  private static func longestIncreasing(
    _ pairs: [(old: Int, new: Int)]
  ) -> [(old: Int, new: Int)] {
    // The pair that ends the best run of each length, and each pair's predecessor.
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[tails[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var run: [(old: Int, new: Int)] = []
    run.reserveCapacity(tails.count)
    var index = tails.last ?? -1
    while index >= 0 {
      run.append(pairs[index])
      index = previous[index]
    }
    return run.reversed()
  }

  // MARK: - Shortest edit

  /// Myers' greedy search, from the start of the stretch, with at most ``editBound`` edits.
  private mutating func matchShortestEdit(_ stretch: Stretch) {
    let (oldStart, newStart) = (stretch.old.lowerBound, stretch.new.lowerBound)
    let (oldLength, newLength) = (stretch.old.count, stretch.new.count)
    guard abs(oldLength - newLength) <= Self.editBound else { return }
    let bound = min(Self.editBound, oldLength + newLength)
    // Furthest old line reached on each diagonal (old minus new), and a copy for each edit count.
    var furthest = [Int32](repeating: 0, count: 2 * bound + 3)
    let origin = bound + 1
    var history: [[Int32]] = []
    for edits in 0...bound {
      history.append(Array(furthest[(origin - edits)...(origin + edits)]))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let goesDown =
          diagonal == -edits
          || diagonal != edits
            && furthest[origin + diagonal - 1] < furthest[origin + diagonal + 1]
        var x = Int(
          goesDown ? furthest[origin + diagonal + 1] : furthest[origin + diagonal - 1] + 1
        )
        // A step may lead beyond the end of a side; it never comes back in fewer edits.
        while x < oldLength, x - diagonal < newLength,
          old[oldStart + x] == new[newStart + x - diagonal]
        {
          x += 1
        }
        furthest[origin + diagonal] = Int32(x)
        if x == oldLength, x - diagonal == newLength {
          record(history, oldStart, newStart, oldLength, newLength)
          return
        }
      }
    }
  }

  /// Goes back from the end of both sides and notes the lines that stay.
  private mutating func record(
    _ history: [[Int32]],
    _ oldStart: Int,
    _ newStart: Int,
    _ oldLength: Int,
    _ newLength: Int
  ) {
    var x = oldLength
    var y = newLength
    for edits in stride(from: history.count - 1, through: 0, by: -1) {
      // Row `edits` holds what was reached with fewer edits, for the diagonals within `edits`.
      let row = history[edits]
      func reached(_ diagonal: Int) -> Int { Int(row[diagonal + edits]) }
      let diagonal = x - y
      var (fromX, fromY) = (0, 0)
      if edits > 0 {
        let goesDown =
          diagonal == -edits
          || diagonal != edits && reached(diagonal - 1) < reached(diagonal + 1)
        fromX = goesDown ? reached(diagonal + 1) : reached(diagonal - 1)
        fromY = fromX - (goesDown ? diagonal + 1 : diagonal - 1)
      }
      while x > fromX, y > fromY {
        x -= 1
        y -= 1
        matches[oldStart + x] = Int32(newStart + y)
      }
      (x, y) = (fromX, fromY)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The order of paths by their bytes.
enum PathOrder {
  /// The numbers of paths in the order of the paths.
  ///
  /// The paths of one project begin alike, so that comparing them from their first byte would take
  /// longer than anything else; numbers are sorted, since they are cheaper to move.
  static func sorted(_ paths: [String]) -> [Int] {
    guard let first = paths.first else { return [] }
    let shared = paths.reduce(first.utf8.count) { sharedLength(first, $1, limit: $0) }
    var keys: [(head: UInt64, path: Int)] = []
    keys.reserveCapacity(paths.count)
    for (number, path) in paths.enumerated() { keys.append((head(of: path, from: shared), number)) }
    keys.sort { a, b in
      a.head == b.head ? precedes(paths[a.path], paths[b.path], from: shared) : a.head < b.head
    }
    return keys.map(\.path)
  }

  /// How many bytes two paths begin with are the same, up to a limit.
  private static func sharedLength(_ a: String, _ b: String, limit: Int) -> Int {
    let (a, b) = (a.utf8.span, b.utf8.span)
    let limit = min(limit, b.count)
    var length = 0
    while length < limit, a[length] == b[length] { length += 1 }
    return length
  }

  /// Eight bytes as one number that compares as they do; zeros stand for those behind the end.
  private static func head(of path: String, from start: Int) -> UInt64 {
    let bytes = path.utf8.span
    var head: UInt64 = 0
    for index in start..<start + 8 {
      head = head << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0)
    }
    return head
  }

  private static func precedes(_ a: String, _ b: String, from start: Int) -> Bool {
    let (a, b) = (a.utf8.span, b.utf8.span)
    for index in start..<min(a.count, b.count) where a[index] != b[index] {
      return a[index] < b[index]
    }
    return a.count < b.count
  }
}

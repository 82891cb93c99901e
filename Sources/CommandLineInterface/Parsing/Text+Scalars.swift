// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

// The command line is taken apart by scalars: by characters, an "=" or "," before a combining mark
// would not be seen, and the text of a catalog may well begin with one.
extension String {
  /// Whether the text begins with these scalars, without regard to canonical equivalence.
  func starts(withScalars prefix: String) -> Bool {
    unicodeScalars.starts(with: prefix.unicodeScalars)
  }

  /// The parts before and after the first such scalar, or `nil` where there is none.
  func split(atFirst separator: Unicode.Scalar) -> (head: String, tail: String)? {
    guard let place = unicodeScalars.firstIndex(of: separator) else { return nil }
    return (
      String(unicodeScalars[..<place]),
      String(unicodeScalars[unicodeScalars.index(after: place)...])
    )
  }

  /// The parts between such scalars, empty ones included.
  func split(atEvery separator: Unicode.Scalar) -> [String] {
    unicodeScalars.split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }

  /// The text without its first scalars.
  func dropping(scalars count: Int) -> String { String(unicodeScalars.dropFirst(count)) }
}

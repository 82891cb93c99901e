// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// Which substitutions a localization declares and which of them its texts use.
struct SubstitutionNames {
  /// The tokens of the declared names, in the order of the file.
  let declared: [Int]
  private let document: JSONDocument

  init(_ localization: LocalizationContext) {
    let document = localization.document
    self.document = document
    declared = localization.substitutions.map { document.members(of: $0).map(\.name) } ?? []
  }

  /// Whether a substitution of this name is declared; compared by Unicode scalars.
  func declares(_ name: String) -> Bool {
    declared.contains { document.isText($0, name) }
  }

  /// The only declared name that a misspelt one can stand for, as a token.
  ///
  /// - Parameter name: a name that is not declared.
  /// - Returns: the token; `nil` where none or several are near. Near is one edit, in names of six
  ///   characters or more two, capitals and small letters being the same.
  func nearest(to name: String) -> Int? {
    let near = declared.filter { Self.isNear(document.text($0), name) }
    return near.count == 1 ? near.first : nil
  }

  /// The names of the `%#@name@` tokens in a format string.
  static func used(in format: FormatString) -> [String] {
    format.placeholders.compactMap { placeholder in
      guard case .substitution(let name) = placeholder.kind else { return nil }
      return name
    }
  }

  private static func isNear(_ declared: String, _ typed: String) -> Bool {
    let a = Array(declared.lowercased().unicodeScalars)
    let b = Array(typed.lowercased().unicodeScalars)
    let limit = min(a.count, b.count) >= 6 ? 2 : 1
    return abs(a.count - b.count) <= limit && distance(a, b) <= limit
  }

  /// The edit distance after Levenshtein.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}

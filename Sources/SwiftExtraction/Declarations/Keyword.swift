// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The keywords that begin a declaration.
enum Keyword {
  case function, initializer, `subscript`, variable, `case`, type, alias, modifierStatic

  /// The keyword with a hash, if it is one.
  @inline(__always)
  static func of(_ hash: UInt32) -> Keyword? {
    // A look at one bit spares nearly all names the look-up.
    guard filter[Int(hash & 1023)] else { return nil }
    return table[hash]
  }

  private static let table: [UInt32: Keyword] = {
    let words: [(String, Keyword)] = [
      ("func", .function), ("init", .initializer), ("subscript", .subscript), ("let", .variable),
      ("var", .variable), ("case", .case), ("class", .type), ("struct", .type), ("enum", .type),
      ("actor", .type), ("protocol", .type), ("extension", .type), ("typealias", .alias),
      ("static", .modifierStatic),
    ]
    return Dictionary(uniqueKeysWithValues: words.map { (NameHash.short($0.0.utf8), $0.1) })
  }()

  private static let filter: [Bool] = {
    var filter = [Bool](repeating: false, count: 1024)
    for hash in table.keys { filter[Int(hash & 1023)] = true }
    return filter
  }()
}

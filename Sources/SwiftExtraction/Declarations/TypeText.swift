// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Types as their source text without blanks and attributes: `[String:Int]?`, `(Int)->String`.
///
/// All that is asked of a type here can be read from its text, and most such texts are short enough
/// to take no memory of their own.
enum TypeText {
  /// The type without the marks of an optional, and whether it had one.
  static func unwrapped(_ type: String) -> (type: String, isOptional: Bool) {
    if let last = type.utf8.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
      // `()->Int?` is no optional.
      guard topLevel("->", in: type) == nil else { return (type, false) }
      return (String(type.dropLast()), last == UInt8(ascii: "?"))
    }
    if let inner = argument(of: type, named: "Optional") { return (inner, true) }
    return (type, false)
  }

  /// The type of the elements of a collection; `nil` for what is none.
  static func element(of type: String) -> String? {
    let type = unwrapped(type).type
    if type.hasPrefix("["), type.hasSuffix("]") {
      let inner = String(type.dropFirst().dropLast())
      if let colon = topLevel(":", in: inner) {
        return "(key:\(inner[..<colon]),value:\(inner[inner.index(after: colon)...]))"
      }
      return inner
    }
    for name in collections {
      if let inner = argument(of: type, named: name) { return inner }
    }
    return nil
  }

  private static let collections = [
    "Array", "Set", "ArraySlice", "ContiguousArray", "FetchedResults", "Slice", "List", "Results",
    "NSOrderedSet", "AnyCollection", "AnySequence", "IdentifiedArrayOf", "OrderedSet",
    "Collection", "Sequence", "AsyncStream", "LazySequence", "ReversedCollection",
  ]

  /// The type of the values of a dictionary; `nil` for what is none.
  static func dictionaryValue(of type: String) -> String? {
    let type = unwrapped(type).type
    if type.hasPrefix("["), type.hasSuffix("]") {
      let inner = String(type.dropFirst().dropLast())
      guard let colon = topLevel(":", in: inner) else { return nil }
      return String(inner[inner.index(after: colon)...])
    }
    guard let inner = argument(of: type, named: "Dictionary"),
      let comma = topLevel(",", in: inner)
    else { return nil }
    return String(inner[inner.index(after: comma)...])
  }

  /// What a function or closure returns; `nil` for what is neither.
  static func result(of type: String) -> String? {
    var type = type
    while type.hasPrefix("("), type.hasSuffix(")?") || type.hasSuffix(")"),
      topLevel("->", in: type) == nil
    {
      let inner = type.dropFirst().dropLast(type.hasSuffix("?") ? 2 : 1)
      guard topLevel("->", in: String(inner)) != nil else { return nil }
      type = String(inner)
    }
    guard let arrow = topLevel("->", in: type) else { return nil }
    return String(type[type.index(arrow, offsetBy: 2)...])
  }

  /// The generic argument of a type of this name.
  static func argument(of type: String, named name: String) -> String? {
    guard type.utf8.last == UInt8(ascii: ">"), type.utf8.count > name.utf8.count + 2,
      type.hasPrefix(name), type.dropFirst(name.count).utf8.first == UInt8(ascii: "<")
    else { return nil }
    return String(type.dropFirst(name.count + 1).dropLast())
  }

  /// The last component of a type's name without generic arguments.
  static func base(of type: String) -> String {
    if !type.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ".") }) {
      return type
    }
    let end = type.utf8.firstIndex(of: UInt8(ascii: "<")) ?? type.endIndex
    let name = type[..<end]
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return String(name) }
    return String(name[name.utf8.index(after: point)...])
  }

  /// The members of a tuple, `nil` for what is none.
  static func tupleMembers(of type: String) -> [(label: String, type: String)]? {
    guard type.hasPrefix("("), type.hasSuffix(")"), topLevel("->", in: type) == nil else {
      return nil
    }
    var rest = String(type.dropFirst().dropLast())
    var members: [(label: String, type: String)] = []
    while !rest.isEmpty {
      let comma = topLevel(",", in: rest)
      let part = String(comma.map { rest[..<$0] } ?? rest[...])
      if let colon = topLevel(":", in: part) {
        members.append((String(part[..<colon]), String(part[part.index(after: colon)...])))
      } else {
        members.append(("", part))
      }
      rest = comma.map { String(rest[rest.index(after: $0)...]) } ?? ""
    }
    return members
  }

  /// Where a separator first stands outside of all brackets.
  static func topLevel(_ separator: String, in type: String) -> String.Index? {
    var depth = 0
    let bytes = type.utf8
    let wanted = Array(separator.utf8)
    guard bytes.count > wanted.count else { return nil }
    var index = bytes.startIndex
    var previous: UInt8 = 0
    while index < bytes.endIndex {
      let byte = bytes[index]
      if depth == 0, byte == wanted[0] {
        let next = bytes.index(after: index)
        if wanted.count == 1 || next < bytes.endIndex && bytes[next] == wanted[1] { return index }
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): depth -= 1
      default: break
      }
      previous = byte
      index = bytes.index(after: index)
    }
    return nil
  }
}

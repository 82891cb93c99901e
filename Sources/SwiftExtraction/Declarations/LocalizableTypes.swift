// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The types whose literals are keys.
struct LocalizableTypes: Sendable {
  private let names: Set<String>
  /// The length of the shortest name, in bytes.
  let leastLength: Int

  /// Types of Foundation, SwiftUI, App Intents and this package that take a literal as a key.
  private static let known: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "LocalizedResource",
    "DisplayRepresentation", "TypeDisplayRepresentation", "IntentDescription", "IntentDialog",
  ]

  /// Whether a text may hold the name of one of the types; a quick look that spares most types a
  /// closer one.
  func mayName(_ type: String) -> Bool {
    // Every name that is known has a z (Localized…) or a D (…Description, Display…).
    hasOwnNames || type.utf8.contains { $0 == UInt8(ascii: "z") || $0 == UInt8(ascii: "D") }
  }

  private let hasOwnNames: Bool

  /// - Parameter more: the names of further types that the project has.
  init(_ more: [String] = []) {
    names = Self.known.union(more)
    hasOwnNames = !more.isEmpty
    leastLength = names.map(\.utf8.count).min() ?? 0
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// The simple name of what a type holds: that of elements, of values, of results of closures.
  static func core(of type: String) -> String? {
    var type = type
    for _ in 0..<8 {
      if let first = type.utf8.first, first != UInt8(ascii: "("), first != UInt8(ascii: "["),
        let last = type.utf8.last, last != UInt8(ascii: "?"), last != UInt8(ascii: ">"),
        last != UInt8(ascii: "!")
      {
        return TypeText.base(of: type)
      }
      if type.isEmpty { return nil }
      let bare = TypeText.unwrapped(type).type
      if let result = TypeText.result(of: bare) {
        type = result
      } else if let value = TypeText.dictionaryValue(of: bare) {
        type = value
      } else if let element = TypeText.element(of: bare), !element.hasPrefix("(key:") {
        type = element
      } else if bare.hasPrefix("("), bare.hasSuffix(")") {
        let inner = String(bare.dropFirst().dropLast())
        if TypeText.topLevel(",", in: inner) != nil { return nil }
        type = inner
      } else if bare != type {
        type = bare
      } else {
        return TypeText.base(of: bare)
      }
    }
    return nil
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The keywords that begin a declaration.
enum Keyword {
  case function, initializer, `subscript`, variable, `case`, type, alias, modifierStatic

  /// The keyword that a name with a link is, if it is one.
  @inline(__always)
  static func of(_ link: UInt32) -> Keyword? {
    guard let word = Word(link: link) else { return nil }
    switch word {
    case .func: return .function
    case .`init`: return .initializer
    case .subscript: return .subscript
    case .let, .var: return .variable
    case .case: return .case
    case .class, .struct, .enum, .actor, .protocol, .extension: return .type
    case .typealias: return .alias
    case .static: return .modifierStatic
    default: return nil
    }
  }
}

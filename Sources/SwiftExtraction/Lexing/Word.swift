// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A word that the readers of sources look for.
///
/// Tokens carry the number of the word where a name is one, so that asking for a word is comparing
/// two small numbers.
enum Word: UInt8, CaseIterable {
  // Declarations
  case `func` = 1
  case `init`, `subscript`, `let`, `var`, `case`, `class`, `struct`, `enum`, actor, `protocol`
  case `extension`, `typealias`, `static`, `import`
  // Modifiers of declarations
  case `public`, `private`, `fileprivate`, `internal`, `open`, final
  // Statements
  case `default`, `return`, `in`, `for`, `if`, elseif, `else`, endif, `guard`, `switch`, `while`
  case `repeat`, `do`, `catch`, `defer`, `where`, `throw`, yield
  // Expressions
  case `try`, await, `as`, `is`, `true`, `false`, `nil`, consume, copy, unsafe
  // Signatures and types
  case `throws`, async, `rethrows`, `inout`, some, `any`, borrowing, consuming, sending, isolated
  case nonisolated, each, owned, shared
  // Accessors
  case get, set, willSet, didSet
  // Modules
  case Swift, Foundation, SwiftUI, AppIntents
  // Labels and names of APIs
  case item, presenting, specifier, placeholder, exactly, format, formatter, style, options
  case unknown, line, Preview, PreviewProvider, NSLocalizedString, disfavoredOverload
  case ForEach, List, Table, Chart, Picker, OutlineGroup
  // What Swift would take for something else
  case selfValue, selfType, underscore

  /// The word as it is written.
  var text: String {
    switch self {
    case .selfValue: "self"
    case .selfType: "Self"
    case .underscore: "_"
    case .owned: "__owned"
    case .shared: "__shared"
    case .disfavoredOverload: "_disfavoredOverload"
    default: "\(self)"
    }
  }

  /// What a token that is the word carries.
  @inline(__always)
  var link: UInt32 { UInt32(rawValue) }

  /// The word of a token's link, if it is one.
  @inline(__always)
  init?(link: UInt32) {
    guard link < NameLinks.firstHash else { return nil }
    self.init(rawValue: UInt8(truncatingIfNeeded: link))
  }

  /// Whether it may stand before the name of a type.
  var isTypeModifier: Bool {
    switch self {
    case .some, .any, .inout, .borrowing, .consuming, .sending, .isolated, .nonisolated, .repeat,
      .each, .owned, .shared:
      true
    default: false
    }
  }

  /// Whether it is a module whose name may stand before that of a type.
  var isModule: Bool {
    switch self {
    case .Swift, .Foundation, .SwiftUI, .AppIntents: true
    default: false
    }
  }

  /// Whether a declaration may begin with it at the outermost level of a source.
  var beginsDeclaration: Bool {
    switch self {
    case .func, .let, .var, .class, .struct, .enum, .actor, .protocol, .extension, .typealias,
      .import, .public, .private, .fileprivate, .internal, .open, .final:
      true
    default: false
    }
  }

  /// Whether the member of a type may begin with it.
  var beginsMember: Bool {
    switch self {
    case .`init`, .subscript, .case, .static: true
    default: beginsDeclaration
    }
  }

  /// Whether it is the keyword of a type or an extension.
  var beginsType: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol, .extension: true
    default: false
    }
  }

  /// Whether it stands in the header of a block of code.
  var beginsCode: Bool {
    switch self {
    case .func, .`init`, .subscript, .let, .var, .return, .throw, .try, .await, .in, .get, .set,
      .willSet, .didSet, .case, .default:
      true
    default: beginsBlock
    }
  }

  /// Whether it is a modifier that may stand alone on a line.
  var isModifier: Bool {
    switch self {
    case .static, .public, .private, .fileprivate, .internal, .open, .final, .nonisolated,
      .isolated,
      .unsafe, .class, .async:
      true
    default: false
    }
  }

  /// Whether an operand follows it.
  var expectsOperand: Bool {
    switch self {
    case .return, .in, .case, .where, .throw, .try, .await, .if, .guard, .while, .else, .switch,
      .for, .is, .as, .repeat, .do, .defer, .consume, .copy, .unsafe, .yield:
      true
    default: false
    }
  }

  /// Whether a statement goes on after it, so that no operand ends with it.
  var isStatementWord: Bool {
    switch self {
    case .in, .return, .if, .guard, .while, .for, .switch, .case, .else, .try, .await, .where: true
    default: false
    }
  }

  /// Whether a block of statements follows it or its condition.
  var beginsBlock: Bool {
    switch self {
    case .if, .guard, .else, .switch, .for, .while, .do, .catch, .repeat, .defer: true
    default: false
    }
  }

  /// Whether it is a view whose closure takes the elements of its first argument.
  var isLoopView: Bool {
    switch self {
    case .ForEach, .List, .Table, .Chart, .Picker, .OutlineGroup: true
    default: false
    }
  }
}

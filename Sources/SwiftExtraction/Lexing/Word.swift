// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A word that the readers of sources look for, compared by its hash.
struct Word: Hashable, Sendable {
  let hash: UInt32

  init(_ text: StaticString) {
    hash = NameHash.short(text)
  }

  static let `let` = Word("let")
  static let `var` = Word("var")
  static let `func` = Word("func")
  static let `init` = Word("init")
  static let `subscript` = Word("subscript")
  static let `case` = Word("case")
  static let `default` = Word("default")
  static let `return` = Word("return")
  static let `in` = Word("in")
  static let `for` = Word("for")
  static let `if` = Word("if")
  static let `else` = Word("else")
  static let `guard` = Word("guard")
  static let `switch` = Word("switch")
  static let `while` = Word("while")
  static let `repeat` = Word("repeat")
  static let `do` = Word("do")
  static let `catch` = Word("catch")
  static let `defer` = Word("defer")
  static let `where` = Word("where")
  static let `class` = Word("class")
  static let `struct` = Word("struct")
  static let `enum` = Word("enum")
  static let actor = Word("actor")
  static let `protocol` = Word("protocol")
  static let `extension` = Word("extension")
  static let `typealias` = Word("typealias")
  static let get = Word("get")
  static let set = Word("set")
  static let `static` = Word("static")
  static let `self` = Word("self")
  static let `Self` = Word("Self")
  static let `try` = Word("try")
  static let await = Word("await")
  static let `as` = Word("as")
  static let `is` = Word("is")
  static let `true` = Word("true")
  static let `false` = Word("false")
  static let `nil` = Word("nil")
  static let `throws` = Word("throws")
  static let async = Word("async")
  static let `rethrows` = Word("rethrows")
  static let `inout` = Word("inout")
  static let lazy = Word("lazy")
  static let some = Word("some")
  static let `any` = Word("any")
}

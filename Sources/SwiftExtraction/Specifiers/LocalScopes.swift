// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A name that is declared in a body, with what its type can be found from.
struct LocalBinding {
  enum Source {
    /// A type that is written.
    case type(Range<Int>)
    /// A type of the index.
    case typeName(String)
    /// A value.
    case value(Range<Int>)
    /// A value without the optional around it.
    case unwrapped(Range<Int>)
    /// `if let name`: the outer name without the optional around it.
    case shorthand
    /// An element of a sequence.
    case element(Range<Int>)
    /// A parameter of the closure whose brace is a token, counted from 0.
    case closure(brace: Int, parameter: Int)
    case unknown
  }

  let name: Symbol
  let source: Source
  /// The first token from which it is known.
  let visibleFrom: Int
  /// Whether it is a parameter of a function, so that callers decide what it is.
  var isParameter = false
  /// The binding that it hides.
  fileprivate(set) var outer: Int?
}

/// The names that are known at the place of a source that is being read.
struct LocalScopes {
  private(set) var bindings: [LocalBinding] = []
  /// The innermost binding of each name, -1 where it has none any more.
  private var latest = HashTable<Int>()

  var count: Int { bindings.count }

  mutating func declare(_ binding: LocalBinding) {
    var binding = binding
    let (place, _) = latest.place(of: binding.name.value, default: -1)
    let outer = latest.values[place]
    if outer >= 0 { binding.outer = outer }
    latest.values[place] = bindings.count
    bindings.append(binding)
  }

  /// Forgets what was declared since there were so many.
  mutating func leave(to count: Int) {
    while bindings.count > count {
      guard let binding = bindings.popLast() else { return }
      guard let place = latest.index(of: binding.name.value) else { continue }
      latest.values[place] = binding.outer ?? -1
    }
  }

  /// The innermost binding of a name at a token.
  func find(_ name: Symbol, at token: Int, before limit: Int = .max) -> Int? {
    var index = latest[name]
    while let found = index, found >= 0 {
      if found < limit, bindings[found].visibleFrom <= token { return found }
      index = bindings[found].outer
    }
    return nil
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A member of a type, as the key of a table.
struct MemberKey: Hashable, Sendable {
  /// The simple name of the type; `.none` for what belongs to no type.
  let owner: Symbol
  let name: Symbol

  func hash(into hasher: inout Hasher) {
    hasher.combine(owner.value ^ name.value &* 0x9E37_79B9_7F4A_7C15)
  }
}

/// What can be called: a function, an initializer under the name of its type, an enum case.
struct FunctionInfo: Sendable {
  struct Parameter: Sendable {
    let label: Symbol
    let type: String
    let hasDefault: Bool
    let isVariadic: Bool
  }

  let key: MemberKey
  let parameters: [Parameter]
  /// The type of the result; empty where there is none.
  let result: String
  let isDisfavored: Bool
}

/// What the declarations of one or of all sources say.
///
/// Types go by their simple names. Where two declarations disagree nothing is known, whatever the
/// order in which they were read.
final class ProjectIndex: Sendable {
  /// The types of properties; empty where declarations disagree.
  let properties: [MemberKey: String]
  /// The types of the results of functions; empty where overloads disagree.
  let results: [MemberKey: String]
  /// The types of the values that cases carry; empty where two enumerations disagree.
  let payloads: [Symbol: [String]]
  let aliases: [Symbol: String]
  /// The superclasses and protocols of a type.
  let inheritance: [Symbol: [String]]
  /// Everything callable that has a parameter for a text to localize, and what shares its name.
  let callables: [Symbol: [FunctionInfo]]
  /// The short hashes of their names.
  let callableHashes: Set<UInt32>
  /// The names of properties that hold texts to localize in every type that has one of the name.
  let localizableProperties: Set<Symbol>

  /// The shortest name of a type that holds a text to localize.
  private let leastLength: Int
  private let types: LocalizableTypes
  /// Aliases of the project for such a type.
  private let localizableAliases: Set<String>

  init(merging fragments: [IndexFragment], types: LocalizableTypes) {
    var properties: [MemberKey: String] = [:]
    var results: [MemberKey: String] = [:]
    var payloads: [Symbol: [String]] = [:]
    var inheritance: [Symbol: [String]] = [:]
    var aliases: [Symbol: String] = [:]
    var localizableAliases: Set<String> = []
    properties.reserveCapacity(fragments.reduce(0) { $0 + $1.properties.count })
    for fragment in fragments {
      for (name, type) in fragment.aliases {
        Self.merge(type, at: Symbol(name), into: &aliases)
        if let core = LocalizableTypes.core(of: type), types.contains(core) {
          localizableAliases.insert(name)
        }
      }
      for (key, type) in fragment.properties { Self.merge(type, at: key, into: &properties) }
      for (name, types) in fragment.payloads {
        if let known = payloads[name] {
          if known != types { payloads[name] = [] }
        } else {
          payloads[name] = types
        }
      }
      for (name, inherited) in fragment.inheritance { inheritance[name, default: []] += inherited }
      for function in fragment.functions where !function.result.isEmpty {
        Self.merge(function.result, at: function.key, into: &results)
      }
    }
    self.types = types
    self.localizableAliases = localizableAliases
    leastLength = min(
      types.leastLength,
      localizableAliases.map(\.utf8.count).min() ?? types.leastLength
    )
    self.properties = properties
    self.results = results
    self.payloads = payloads
    self.inheritance = inheritance
    self.aliases = aliases
    let isLocalizable = { [leastLength] (type: String) -> Bool in
      Self.isLocalizable(type, leastLength, types, localizableAliases)
    }
    localizableProperties = Self.localizableProperties(properties, isLocalizable)
    (callables, callableHashes) = Self.callables(fragments, isLocalizable)
  }

  private static func localizableProperties(
    _ properties: [MemberKey: String],
    _ isLocalizable: (String) -> Bool
  ) -> Set<Symbol> {
    var names: Set<Symbol> = []
    for (key, type) in properties where isLocalizable(type) { names.insert(key.name) }
    guard !names.isEmpty else { return [] }
    for (key, type) in properties where names.contains(key.name) && !isLocalizable(type) {
      names.remove(key.name)
    }
    return names
  }

  private static func callables(
    _ fragments: [IndexFragment],
    _ isLocalizable: (String) -> Bool
  ) -> ([Symbol: [FunctionInfo]], Set<UInt32>) {
    var names: Set<Symbol> = []
    for fragment in fragments {
      for function in fragment.functions
      where function.parameters.contains(where: { isLocalizable($0.type) }) {
        names.insert(function.key.name)
      }
    }
    guard !names.isEmpty else { return ([:], []) }
    var callables: [Symbol: [FunctionInfo]] = [:]
    var hashes: Set<UInt32> = []
    for fragment in fragments {
      for (number, function) in fragment.functions.enumerated()
      where names.contains(function.key.name) {
        callables[function.key.name, default: []].append(function)
        hashes.insert(fragment.functionHashes[number])
      }
    }
    return (callables, hashes)
  }

  private static func merge<Key: Hashable>(
    _ type: String,
    at key: Key,
    into table: inout [Key: String]
  ) {
    if let known = table[key] {
      if known != type { table[key] = "" }
    } else {
      table[key] = type
    }
  }

  /// Whether a type takes a text to localize, aliases of the project resolved.
  func isLocalizable(_ type: String) -> Bool {
    Self.isLocalizable(type, leastLength, types, localizableAliases)
  }

  private static func isLocalizable(
    _ type: String,
    _ leastLength: Int,
    _ types: LocalizableTypes,
    _ aliases: Set<String>
  ) -> Bool {
    // Most types have a shorter name.
    guard type.utf8.count >= leastLength, !aliases.isEmpty || types.mayName(type),
      let core = LocalizableTypes.core(of: type)
    else {
      return false
    }
    return types.contains(core) || !aliases.isEmpty && aliases.contains(core)
  }

  /// A type with the aliases of the project resolved.
  func resolved(_ type: String) -> String {
    guard !aliases.isEmpty else { return type }
    var type = type
    for _ in 0..<8 {
      let (bare, isOptional) = TypeText.unwrapped(type)
      guard let alias = aliases[Symbol(TypeText.base(of: bare))], !alias.isEmpty else { break }
      type = isOptional ? alias + "?" : alias
    }
    return type
  }

  /// The type of a property, looked for in superclasses and protocols too.
  func property(_ name: Symbol, of owner: String) -> String? {
    find(owner) { properties[MemberKey(owner: $0, name: name)] }
  }

  /// The type of the result of a method, looked for in superclasses and protocols too.
  func result(_ name: Symbol, of owner: String) -> String? {
    find(owner) { results[MemberKey(owner: $0, name: name)] }
  }

  private func find(_ owner: String, _ look: (Symbol) -> String?) -> String? {
    let first = Symbol(TypeText.base(of: owner))
    if let type = look(first) { return type.isEmpty ? nil : type }
    guard let inherited = inheritance[first] else { return nil }
    var waiting = inherited
    var steps = 0
    while let name = waiting.popLast(), steps < 32 {
      steps += 1
      let symbol = Symbol(TypeText.base(of: name))
      if let type = look(symbol) { return type.isEmpty ? nil : type }
      waiting += inheritance[symbol] ?? []
    }
    return nil
  }
}

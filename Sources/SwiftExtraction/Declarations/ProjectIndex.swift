// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A member of a type, as the key of a table.
struct MemberKey: Sendable {
  /// The simple name of the type; `.none` for what belongs to no type.
  let owner: Symbol
  let name: Symbol

  /// The member as one number.
  @inline(__always)
  var number: UInt64 { owner.value ^ name.value &* 0x9E37_79B9_7F4A_7C15 }
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
  private let properties: HashTable<String>
  /// The types of the results of functions; empty where overloads disagree.
  private let results: HashTable<String>
  /// The types of the values that cases carry; empty where two enumerations disagree.
  let payloads: HashTable<[String]>
  private let aliases: HashTable<String>
  /// The superclasses and protocols of a type.
  private let inheritance: HashTable<[String]>
  /// Everything callable that has a parameter for a text to localize, and what shares its name.
  let callables: HashTable<[FunctionInfo]>
  /// The links of their names.
  let callableLinks: HashTable<Bool>
  /// The names of properties that hold texts to localize in every type that has one of the name.
  private let localizableProperties: HashTable<Bool>

  /// The shortest name of a type that holds a text to localize.
  private let leastLength: Int
  private let types: LocalizableTypes
  /// Aliases of the project for such a type.
  private let localizableAliases: Set<String>

  init(merging fragments: [IndexFragment], types: LocalizableTypes) {
    var properties = HashTable<String>(
      capacity: fragments.reduce(0) { $0 + $1.properties.count }
    )
    var names: [UInt64] = []
    names.reserveCapacity(fragments.reduce(0) { $0 + $1.properties.count })
    var results = HashTable<String>(capacity: fragments.reduce(0) { $0 + $1.functions.count })
    var payloads = HashTable<[String]>()
    var inheritance = HashTable<[String]>()
    var aliases = HashTable<String>()
    var localizableAliases: Set<String> = []
    for fragment in fragments {
      for (name, type) in fragment.aliases {
        Self.merge(type, at: Symbol(name).value, into: &aliases)
        if let core = LocalizableTypes.core(of: type), types.contains(core) {
          localizableAliases.insert(name)
        }
      }
      for (key, type) in fragment.properties
      where Self.merge(type, at: key.number, into: &properties) {
        names.append(key.name.value)
      }
      for (name, types) in fragment.payloads {
        let (place, isNew) = payloads.place(of: name.value, default: types)
        if !isNew, payloads.values[place] != types { payloads.values[place] = [] }
      }
      for (name, inherited) in fragment.inheritance {
        let (place, _) = inheritance.place(of: name.value, default: [])
        inheritance.values[place] += inherited
      }
      for function in fragment.functions where !function.result.isEmpty {
        Self.merge(function.result, at: function.key.number, into: &results)
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
    localizableProperties = Self.localizableProperties(properties, names, isLocalizable)
    (callables, callableLinks) = Self.callables(fragments, isLocalizable)
  }

  private static func localizableProperties(
    _ properties: HashTable<String>,
    _ names: [UInt64],
    _ isLocalizable: (String) -> Bool
  ) -> HashTable<Bool> {
    var found = HashTable<Bool>()
    for (name, type) in zip(names, properties.values) where isLocalizable(type) {
      _ = found.place(of: name, default: true)
    }
    guard !found.isEmpty else { return found }
    for (name, type) in zip(names, properties.values) {
      if let place = found.index(of: name), !isLocalizable(type) { found.values[place] = false }
    }
    return found
  }

  /// Whether every type that has a property of a name holds a text to localize in it.
  func isLocalizableProperty(_ name: Symbol) -> Bool { localizableProperties[name] == true }

  /// Whether there may be such properties.
  var hasLocalizableProperties: Bool { !localizableProperties.isEmpty }

  private static func callables(
    _ fragments: [IndexFragment],
    _ isLocalizable: (String) -> Bool
  ) -> (HashTable<[FunctionInfo]>, HashTable<Bool>) {
    var callables = HashTable<[FunctionInfo]>()
    for fragment in fragments {
      for function in fragment.functions
      where function.parameters.contains(where: { isLocalizable($0.type) }) {
        _ = callables.place(of: function.key.name.value, default: [])
      }
    }
    var links = HashTable<Bool>()
    guard !callables.isEmpty else { return (callables, links) }
    for fragment in fragments {
      for (number, function) in fragment.functions.enumerated() {
        guard let place = callables.index(of: function.key.name.value) else { continue }
        callables.values[place].append(function)
        _ = links.place(of: UInt64(fragment.functionLinks[number]), default: true)
      }
    }
    return (callables, links)
  }

  /// Enters a type; one that differs from what is known makes it unknown.
  ///
  /// - Returns: whether the key is new.
  @discardableResult
  private static func merge(
    _ type: String,
    at key: UInt64,
    into table: inout HashTable<String>
  ) -> Bool {
    let (place, isNew) = table.place(of: key, default: type)
    if !isNew, table.values[place] != type { table.values[place] = "" }
    return isNew
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
    find(owner) { properties[MemberKey(owner: $0, name: name).number] }
  }

  /// The type of the result of a method, looked for in superclasses and protocols too.
  func result(_ name: Symbol, of owner: String) -> String? {
    find(owner) { results[MemberKey(owner: $0, name: name).number] }
  }

  /// The type of a global.
  func global(_ name: Symbol) -> String? {
    properties[MemberKey(owner: .none, name: name).number]
  }

  /// The type of the result of a function that belongs to no type.
  func globalResult(_ name: Symbol) -> String? {
    results[MemberKey(owner: .none, name: name).number]
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

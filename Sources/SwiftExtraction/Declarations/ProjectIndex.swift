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
    /// The short form of its label.
    let label: UInt32
    let type: String
    let hasDefault: Bool
    let isVariadic: Bool
  }

  let parameters: [Parameter]
  let isDisfavored: Bool
}

/// What the declarations of one or of all sources say.
///
/// Types go by their simple names. Where two declarations disagree nothing is known, whatever the
/// order in which they were read.
final class ProjectIndex: Sendable {
  private let names: TypeNames
  /// The types of properties; none where declarations disagree.
  private let properties: NumberTable
  /// The types of the results of functions; none where overloads disagree.
  private let results: NumberTable
  /// The types of the values that cases carry; empty where two enumerations disagree.
  private let payloads: HashTable<[UInt32]>
  private let aliases: HashTable<String>
  /// The superclasses and protocols of a type.
  private let inheritance: HashTable<[UInt32]>
  /// Everything callable that has a parameter for a text to localize, and what shares its name.
  private let callables: HashTable<[FunctionInfo]>
  /// The links of their names.
  private let callableLinks: HashTable<Bool>
  /// The short names of properties that hold texts to localize in every type that has one of the
  /// name.
  private let localizableProperties: HashTable<Bool>

  /// The shortest name of a type that holds a text to localize.
  private let leastLength: Int
  private let types: LocalizableTypes
  /// Aliases of the project for such a type.
  private let localizableAliases: Set<String>

  /// Merges what the sources say.
  ///
  /// - Parameters:
  ///   - fragments: what each says; they are emptied as it goes on.
  ///   - own: the types of each worker.
  ///   - types: the types that take a text to localize.
  ///   - jobs: how much may be done at once.
  init(
    merging fragments: inout [IndexFragment],
    names own: [TypeNames],
    types: LocalizableTypes,
    jobs: Int
  ) async {
    var names = TypeNames()
    let numbers = own.map { names.numbers(of: $0) }
    var aliases = HashTable<String>()
    var localizableAliases: Set<String> = []
    for fragment in fragments {
      for (name, type) in fragment.aliases {
        let (place, isNew) = aliases.place(of: Symbol(name).value, default: type)
        if !isNew, aliases.values[place] != type { aliases.values[place] = "" }
        if let core = LocalizableTypes.core(of: type), types.contains(core) {
          localizableAliases.insert(name)
        }
      }
    }
    leastLength = min(
      types.leastLength,
      localizableAliases.map(\.utf8.count).min() ?? types.leastLength
    )
    let isLocalizable = names.texts.map { [leastLength] type in
      Self.isLocalizable(type, leastLength, types, localizableAliases)
    }
    let found = await Self.both(jobs) { [fragments, names] in
      (
        callables: Self.callables(fragments, numbers, isLocalizable, names),
        payloads: Self.payloads(fragments, numbers)
      )
    } _: { [fragments] in
      (
        properties: Self.localizableProperties(fragments, numbers, isLocalizable),
        inheritance: Self.inheritance(fragments, numbers)
      )
    }
    (callables, callableLinks) = found.0.callables
    payloads = found.0.payloads
    localizableProperties = found.1.properties
    inheritance = found.1.inheritance
    var properties = NumberTable(capacity: fragments.reduce(0) { $0 + $1.properties.count })
    var results = NumberTable(
      capacity: fragments.reduce(0) { count, fragment in
        count + fragment.functions.count { $0.result != TypeNames.none }
      }
    )
    for index in fragments.indices {
      for property in fragments[index].properties {
        properties.merge(numbers[fragments[index].worker][Int(property.type)], at: property.member)
      }
      for function in fragments[index].functions where function.result != TypeNames.none {
        results.merge(numbers[fragments[index].worker][Int(function.result)], at: function.member)
      }
      fragments[index] = IndexFragment()
    }
    self.names = names
    self.types = types
    self.localizableAliases = localizableAliases
    self.properties = properties
    self.results = results
    self.aliases = aliases
  }

  // MARK: - Merging

  /// Does two things, at once where that is allowed.
  private static func both<First: Sendable, Second: Sendable>(
    _ jobs: Int,
    _ first: @escaping @Sendable () -> First,
    _ second: @Sendable () -> Second
  ) async -> (First, Second) {
    guard jobs > 1 else { return (first(), second()) }
    async let one = first()
    let two = second()
    return (await one, two)
  }

  private static func localizableProperties(
    _ fragments: [IndexFragment],
    _ numbers: [[UInt32]],
    _ isLocalizable: [Bool]
  ) -> HashTable<Bool> {
    var found = HashTable<Bool>()
    for fragment in fragments {
      let numbers = numbers[fragment.worker]
      for property in fragment.properties where isLocalizable[Int(numbers[Int(property.type)])] {
        _ = found.place(of: UInt64(property.name), default: true)
      }
    }
    guard !found.isEmpty else { return found }
    for fragment in fragments {
      let numbers = numbers[fragment.worker]
      for property in fragment.properties
      where !isLocalizable[Int(numbers[Int(property.type)])] {
        if let place = found.index(of: UInt64(property.name)) { found.values[place] = false }
      }
    }
    return found
  }

  private static func callables(
    _ fragments: [IndexFragment],
    _ numbers: [[UInt32]],
    _ isLocalizable: [Bool],
    _ names: TypeNames
  ) -> (HashTable<[FunctionInfo]>, HashTable<Bool>) {
    var callables = HashTable<[FunctionInfo]>()
    var links = HashTable<Bool>()
    for fragment in fragments {
      let numbers = numbers[fragment.worker]
      for function in fragment.functions {
        let isTaking = fragment.parameters(of: function).contains { parameter in
          isLocalizable[Int(numbers[Int(parameter.type)])]
        }
        guard isTaking else { continue }
        _ = callables.place(of: function.call, default: [])
        _ = links.place(of: UInt64(function.link), default: true)
      }
    }
    guard !callables.isEmpty else { return (callables, links) }
    for fragment in fragments {
      let numbers = numbers[fragment.worker]
      for function in fragment.functions where links.index(of: UInt64(function.link)) != nil {
        guard let place = callables.index(of: function.call) else { continue }
        let parameters = fragment.parameters(of: function).map { parameter in
          FunctionInfo.Parameter(
            label: parameter.label,
            type: names.text(numbers[Int(parameter.type)]),
            hasDefault: parameter.hasDefault,
            isVariadic: parameter.isVariadic
          )
        }
        callables.values[place].append(
          FunctionInfo(parameters: parameters, isDisfavored: function.isDisfavored)
        )
      }
    }
    return (callables, links)
  }

  private static func payloads(
    _ fragments: [IndexFragment],
    _ numbers: [[UInt32]]
  ) -> HashTable<[UInt32]> {
    var payloads = HashTable<[UInt32]>()
    for fragment in fragments {
      let numbers = numbers[fragment.worker]
      for payload in fragment.payloads {
        let types = fragment.types[payload.range].map { numbers[Int($0)] }
        let (place, isNew) = payloads.place(of: payload.name.value, default: types)
        if !isNew, payloads.values[place] != types { payloads.values[place] = [] }
      }
    }
    return payloads
  }

  private static func inheritance(
    _ fragments: [IndexFragment],
    _ numbers: [[UInt32]]
  ) -> HashTable<[UInt32]> {
    var inheritance = HashTable<[UInt32]>()
    // Most types have the same few lists.
    var lists: [[UInt32]: [UInt32]] = [:]
    for fragment in fragments {
      let numbers = numbers[fragment.worker]
      for list in fragment.inheritance {
        var types = fragment.types[list.range].map { numbers[Int($0)] }
        if let known = lists[types] { types = known } else { lists[types] = types }
        let (place, isNew) = inheritance.place(of: list.name.value, default: types)
        if !isNew { inheritance.values[place] += types }
      }
    }
    return inheritance
  }

  // MARK: - Texts to localize

  /// Whether something of a name that takes a text to localize may be called.
  ///
  /// - Parameter link: the link of the name.
  /// - Returns: whether the project declares something with such a name.
  @inline(__always)
  func mayTakeText(_ link: UInt32) -> Bool { callableLinks.index(of: UInt64(link)) != nil }

  /// Everything that a name may call, where something of the name takes a text to localize.
  func callables(_ name: Symbol, _ link: UInt32) -> [FunctionInfo]? {
    callables[UInt64(name.short) << 32 | UInt64(link)]
  }

  /// Whether every type that has a property of a name holds a text to localize in it.
  func isLocalizableProperty(_ name: Symbol) -> Bool {
    localizableProperties[UInt64(name.short)] == true
  }

  /// Whether there may be such properties.
  var hasLocalizableProperties: Bool { !localizableProperties.isEmpty }

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

  // MARK: - Types

  /// The types of the values that a case carries; empty where that is not known.
  func payload(_ name: Symbol) -> [String] {
    payloads[name]?.map(names.text) ?? []
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
    properties[MemberKey(owner: .none, name: name).number].map(names.text)
  }

  /// The type of the result of a function that belongs to no type.
  func globalResult(_ name: Symbol) -> String? {
    results[MemberKey(owner: .none, name: name).number].map(names.text)
  }

  private func find(_ owner: String, _ look: (Symbol) -> UInt32?) -> String? {
    let first = Symbol(TypeText.base(of: owner))
    if let type = look(first) { return type == TypeNames.none ? nil : names.text(type) }
    guard var waiting = inheritance[first] else { return nil }
    var steps = 0
    while let number = waiting.popLast(), steps < 32 {
      steps += 1
      let symbol = Symbol(TypeText.base(of: names.text(number)))
      if let type = look(symbol) { return type == TypeNames.none ? nil : names.text(type) }
      waiting += inheritance[symbol] ?? []
    }
    return nil
  }
}

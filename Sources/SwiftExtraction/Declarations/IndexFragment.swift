// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What the declarations of one source say.
///
/// In few bytes each, since a source may hold little else: types and lists are numbers.
struct IndexFragment: Sendable {
  struct Property: Sendable {
    /// See `MemberKey`.
    let member: UInt64
    let name: UInt32
    let type: UInt32
  }

  /// Something callable.
  struct Function: Sendable {
    /// See `MemberKey`.
    let member: UInt64
    let name: UInt32
    /// The link of the name.
    let link: UInt32
    let result: UInt32
    let firstParameter: UInt32
    let parameterCount: UInt32
    let isDisfavored: Bool

    /// The name in both forms, as the key of a table.
    var call: UInt64 { UInt64(name) << 32 | UInt64(link) }
  }

  struct Parameter: Sendable {
    let label: UInt32
    private let content: UInt32

    init(label: UInt32, type: UInt32, hasDefault: Bool, isVariadic: Bool) {
      self.label = label
      content = type << 2 | (hasDefault ? 1 : 0) | (isVariadic ? 2 : 0)
    }

    var type: UInt32 { content >> 2 }
    var hasDefault: Bool { content & 1 != 0 }
    var isVariadic: Bool { content & 2 != 0 }
  }

  /// The types that go with a name, among `types`.
  struct TypeList: Sendable {
    let name: Symbol
    let first: UInt32
    let count: UInt32

    var range: Range<Int> { Int(first)..<Int(first + count) }
  }

  /// The worker whose numbers of types these are.
  var worker = 0
  var properties: ContiguousArray<Property> = []
  var functions: ContiguousArray<Function> = []
  var parameters: ContiguousArray<Parameter> = []
  var types: ContiguousArray<UInt32> = []
  /// The types of the values that the cases of enumerations carry.
  var payloads: ContiguousArray<TypeList> = []
  /// The superclasses and protocols of types.
  var inheritance: ContiguousArray<TypeList> = []
  var aliases: [(name: String, type: String)] = []

  /// Makes room for what a source of ordinary code declares.
  ///
  /// - Parameter size: of the source, in bytes.
  mutating func reserve(for size: Int) {
    properties.reserveCapacity(size / 512)
    functions.reserveCapacity(size / 1024)
    parameters.reserveCapacity(size / 512)
  }

  /// The list of types for a name.
  mutating func list(_ name: Symbol, _ numbers: some Sequence<UInt32>) -> TypeList {
    let first = types.count
    types += numbers
    return TypeList(name: name, first: UInt32(first), count: UInt32(types.count - first))
  }

  /// The parameters of a function.
  func parameters(of function: Function) -> ArraySlice<Parameter> {
    let first = Int(function.firstParameter)
    return parameters[first..<first + Int(function.parameterCount)]
  }
}

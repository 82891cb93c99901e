// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What the declarations of one source say.
struct IndexFragment: Sendable {
  var properties: [(key: MemberKey, type: String)] = []
  var functions: [FunctionInfo] = []
  /// The links of the functions' names.
  var functionLinks: [UInt32] = []
  /// The types of the values that the cases of enumerations carry.
  var payloads: [(name: Symbol, types: [String])] = []
  var aliases: [(name: String, type: String)] = []
  var inheritance: [(name: Symbol, inherited: [String])] = []
}

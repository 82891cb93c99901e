// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The options and operands of one command, checked against its table but not yet interpreted.
package struct ParsedArguments: Sendable, Equatable {
  /// One option as it was given.
  struct Occurrence: Sendable, Equatable {
    let long: String
    let isOn: Bool
    let values: [String]
  }

  /// The names that lead to the command.
  package let path: [String]
  private let options: [OptionSpec]
  private let occurrences: [Occurrence]
  private let operandsByName: [String: [String]]

  init(
    path: [String],
    options: [OptionSpec],
    occurrences: [Occurrence],
    operandsByName: [String: [String]]
  ) {
    self.path = path
    self.options = options
    self.occurrences = occurrences
    self.operandsByName = operandsByName
  }

  /// Whether an option was given at all.
  package func isGiven(_ long: String) -> Bool { !given(long).isEmpty }

  /// Whether a flag is on: given, and not negated later.
  package func flag(_ long: String) -> Bool { setting(long) ?? false }

  /// What a negatable flag was set to last, or `nil` when it was not given.
  package func setting(_ long: String) -> Bool? { given(long).last?.isOn }

  /// The last value of an option, else its default.
  package func value(_ long: String) -> String? {
    given(long).last?.values.last ?? spec(long)?.value?.defaultValue
  }

  /// All values of an option in their order, items of lists taken apart; else its default alone.
  package func values(_ long: String) -> [String] {
    let all = given(long).flatMap(\.values)
    guard all.isEmpty, let fallback = spec(long)?.value?.defaultValue else { return all }
    return [fallback]
  }

  /// The value of an option that takes a whole number, else its default.
  package func integer(_ long: String) -> Int? { value(long).flatMap { Int($0) } }

  /// The names and texts of an option that takes pairs, in their order.
  package func pairs(_ long: String) -> [(name: String, text: String)] {
    values(long).compactMap { value in
      value.split(atFirst: "=").map { (name: $0.head, text: $0.tail) }
    }
  }

  /// The word given for an operand, or `nil` when an optional one is absent.
  package func operand(_ name: String) -> String? { operands(name).first }

  /// The words given for a run of operands.
  package func operands(_ name: String) -> [String] {
    assert(operandsByName[name] != nil, "the command has no operand '\(name)'")
    return operandsByName[name] ?? []
  }

  private func spec(_ long: String) -> OptionSpec? {
    let spec = options.first { $0.long == long }
    assert(spec != nil, "the command has no option '\(long)'")
    return spec
  }

  private func given(_ long: String) -> [Occurrence] {
    assert(options.contains { $0.long == long }, "the command has no option '\(long)'")
    return occurrences.filter { $0.long == long }
  }
}

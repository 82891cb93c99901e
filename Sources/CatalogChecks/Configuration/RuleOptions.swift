// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// The options of one rule, as its configuration gives them.
///
/// A rule reads its options once, when it is made: `expect(_:)` with the names it knows, then one
/// accessor an option. An option that is not given is `nil`.
package struct RuleOptions: Equatable, Sendable {
  /// The id of the rule.
  package let rule: String
  /// The configuration file, `nil` where there is none.
  package let file: String?
  private let values: [String: ConfigurationValue]
  private let places: [String: SourceLocation]

  /// Makes options of values; without any, all accessors return `nil`.
  package init(
    rule: String,
    values: [String: ConfigurationValue] = [:],
    file: String? = nil,
    places: [String: SourceLocation] = [:]
  ) {
    self.rule = rule
    self.values = values
    self.file = file
    self.places = places
  }

  /// Makes sure that no other options are given.
  ///
  /// - Parameter names: the names of the rule's options.
  /// - Throws: `RuleOptionError` for the first other one in the file.
  package func expect(_ names: [String]) throws(RuleOptionError) {
    let unknown = values.keys.filter { !names.contains($0) }
    let first = unknown.min { a, b in
      guard let first = places[a], let second = places[b], first != second else { return a < b }
      return first < second
    }
    guard let first else { return }
    throw error(first, .unknown(known: names + Self.common))
  }

  /// An option that is true or false.
  ///
  /// - Throws: `RuleOptionError` for another kind of value.
  package func flag(_ name: String) throws(RuleOptionError) -> Bool? {
    switch values[name] {
    case nil: nil
    case .bool(let value): value
    default: throw error(name, .wrongKind(expected: "true or false"))
    }
  }

  /// An option that is a whole number.
  ///
  /// - Throws: `RuleOptionError` for another kind of value, a fraction, or one out of range.
  package func integer(
    _ name: String,
    in range: ClosedRange<Int> = 0...1_000_000
  ) throws(RuleOptionError) -> Int? {
    guard let value = values[name] else { return nil }
    if case .number(let number) = value, let integer = Int(exactly: number), range ~= integer {
      return integer
    }
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    throw error(name, .wrongKind(expected: expected))
  }

  /// An option that is a number.
  ///
  /// - Throws: `RuleOptionError` for another kind of value, or one out of range.
  package func number(
    _ name: String,
    in range: ClosedRange<Double>
  ) throws(RuleOptionError) -> Double? {
    guard let value = values[name] else { return nil }
    if case .number(let number) = value, range ~= number { return number }
    let expected = "a number from \(range.lowerBound) to \(range.upperBound)"
    throw error(name, .wrongKind(expected: expected))
  }

  /// An option that is a text.
  ///
  /// - Throws: `RuleOptionError` for another kind of value.
  package func text(_ name: String) throws(RuleOptionError) -> String? {
    switch values[name] {
    case nil: nil
    case .text(let value): value
    default: throw error(name, .wrongKind(expected: "a text"))
    }
  }

  /// An option that is one of a few names.
  ///
  /// - Throws: `RuleOptionError` for another value.
  package func choice<Choice>(
    _ name: String,
    of type: Choice.Type
  ) throws(RuleOptionError) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let value = values[name] else { return nil }
    if case .text(let text) = value, let choice = Choice(rawValue: text) { return choice }
    let names = ConfigurationError.choice(of: Choice.allCases.map(\.rawValue))
    throw error(name, .wrongKind(expected: names))
  }

  /// An option that is a list of texts.
  ///
  /// - Throws: `RuleOptionError` for another kind of value or element.
  package func texts(_ name: String) throws(RuleOptionError) -> [String]? {
    guard let value = values[name] else { return nil }
    guard let texts = value.texts else {
      throw error(name, .wrongKind(expected: "a list of texts"))
    }
    return texts
  }

  /// The members that every rule has besides its options.
  static let common = ["severity", "ignoreKeys", "ignoreLocales"]

  private func error(_ name: String, _ reason: RuleOptionError.Reason) -> RuleOptionError {
    RuleOptionError(rule: rule, option: name, file: file, location: places[name], reason: reason)
  }
}

extension ConfigurationValue {
  /// The elements of a list in which all are texts.
  var texts: [String]? {
    guard case .list(let values) = self else { return nil }
    var texts: [String] = []
    for value in values {
      guard case .text(let text) = value else { return nil }
      texts.append(text)
    }
    return texts
  }
}

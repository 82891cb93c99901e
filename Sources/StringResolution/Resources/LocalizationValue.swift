// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// A key together with the values that stand in it.
///
/// A literal makes the key that Apple's tools extract: `"Hello, \(name)"` gives `Hello, %@`. A
/// literal percent sign is doubled in a literal with interpolations, and left alone in others.
public struct LocalizationValue: Sendable, Hashable {
  /// A value, or a place for one.
  enum Slot: Sendable, Hashable, Codable {
    case argument(LocalizationArgument)
    case placeholder(LocalizationPlaceholder)
  }

  /// The key, with a conversion for each value.
  public var key: String { keyText.text }
  let keyText: KeyText
  /// The values in the order of the key.
  let slots: SlotList

  /// A key as it stands.
  ///
  /// - Parameter key: Percent signs and all.
  public init(_ key: String) {
    keyText = KeyText(key)
    slots = SlotList()
  }

  /// A key with values for its conversions.
  ///
  /// - Parameters:
  ///   - key: A format string; its literal percent signs are doubled when there are values.
  ///   - arguments: The values, in the order of their numbers.
  public init(key: String, arguments: [LocalizationArgument]) {
    keyText = KeyText(key)
    slots = SlotList(arguments.map { .argument($0) })
  }
}

extension SlotList {
  /// The values, with replacements in the order of the places that wait for one.
  ///
  /// A place without a replacement ends the list: what comes after it has no number any more.
  func arguments(replacing replacements: [LocalizationArgument]) -> [LocalizationArgument] {
    var rest = replacements[...]
    var arguments: [LocalizationArgument] = []
    arguments.reserveCapacity(count)
    for slot in all {
      switch slot {
      case .argument(let argument): arguments.append(argument)
      case .placeholder:
        guard let replacement = rest.popFirst() else { return arguments }
        arguments.append(replacement)
      }
    }
    return arguments
  }
}

extension LocalizationValue: Codable {
  private enum CodingKeys: String, CodingKey { case key, arguments }

  /// Reads the key and the values.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` when one of them is absent or of another shape.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    keyText = try container.decode(KeyText.self, forKey: .key)
    slots = try container.decodeIfPresent(SlotList.self, forKey: .arguments) ?? SlotList()
  }

  /// Writes the key and the values.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(keyText, forKey: .key)
    try container.encode(slots, forKey: .arguments)
  }
}

extension LocalizationValue: ExpressibleByStringInterpolation {
  /// A key as it stands.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A key with the values of the interpolations.
  public init(stringInterpolation: StringInterpolation) {
    keyText = stringInterpolation.key
    slots = stringInterpolation.slots
  }
}

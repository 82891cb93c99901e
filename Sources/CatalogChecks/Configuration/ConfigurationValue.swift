// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A value of a configuration file.
package enum ConfigurationValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([ConfigurationValue])
  case object([String: ConfigurationValue])

  /// What the value is, for messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension ConfigurationValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let values = try? container.decode([ConfigurationValue].self) {
      self = .list(values)
    } else {
      self = .object(try container.decode([String: ConfigurationValue].self))
    }
  }
}

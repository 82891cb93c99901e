// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A name and a value of a dictionary.
public struct PropertyListMember: Sendable {
  /// The name.
  public let name: String
  /// The value.
  public let value: PropertyListValue

  /// Makes a member of its two parts.
  public init(name: String, value: PropertyListValue) {
    self.name = name
    self.value = value
  }
}

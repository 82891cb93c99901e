// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a `.strings` file holds: keys and their texts in the order of the file.
public struct StringsTable: Sendable {
  /// A key with its text.
  public struct Entry: Sendable {
    /// The key.
    public let key: String
    /// The text.
    public let text: String
  }

  /// The entries in the order of the file; a later entry replaces an earlier one of the same key.
  public let entries: [Entry]

  /// Reads a `.strings` file of any form.
  ///
  /// - Parameter bytes: The file.
  /// - Throws: `PropertyListError` when it is no property list.
  public init(_ bytes: [UInt8]) throws(PropertyListError) {
    self.init(try PropertyListReader.read(bytes))
  }

  /// Takes the texts of a dictionary; values that are no text are left out.
  public init(_ list: PropertyListValue) {
    entries = list.members.compactMap { member in
      member.value.text.map { Entry(key: member.name, text: $0) }
    }
  }
}

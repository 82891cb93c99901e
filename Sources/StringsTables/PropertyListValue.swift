// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a property list holds.
///
/// Dictionaries keep the order of the file and every key: keys that differ only in how accents are
/// composed stay apart, which Foundation's reader merges.
public indirect enum PropertyListValue: Sendable {
  /// A text.
  case string(String)
  /// Names and values in the order of the file.
  case dictionary([PropertyListMember])
  /// Values in the order of the file.
  case array([PropertyListValue])
  /// A whole or real number as it is written.
  case number(String)
  /// True or false.
  case boolean(Bool)
  /// Data or a date, which tables of texts do not have.
  case other

  /// The text, `nil` for anything else.
  public var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The members of a dictionary; none for anything else.
  public var members: [PropertyListMember] {
    guard case .dictionary(let members) = self else { return [] }
    return members
  }

  /// The last value with a name, compared by Unicode scalars, as Foundation keeps the last.
  public func value(named name: String) -> PropertyListValue? {
    members.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a `.stringsdict` file holds: keys whose texts vary with a number, a device or a width.
public struct StringsDictionary: Sendable {
  /// A key with its content.
  public struct Entry: Sendable {
    /// The key.
    public let key: String
    /// What it stands for.
    public let content: Content
  }

  /// A text, or what chooses one.
  public indirect enum Content: Sendable {
    /// A text (in place of a dictionary, or a form of a rule).
    case text(String)
    /// A format with its variables (`NSStringLocalizedFormatKey`).
    case format(String, variables: [Variable])
    /// Contents by device (`NSStringDeviceSpecificRuleType`).
    case devices([(device: String, content: Content)])
    /// Contents by the width that is at hand (`NSStringVariableWidthRuleType`).
    case widths([(width: Int, content: Content)])
  }

  /// What `%#@name@` stands for.
  public struct Variable: Sendable {
    /// The name.
    public let name: String
    /// The conversion of its number without percent sign (`NSStringFormatValueTypeKey`); may begin
    /// with a position, as in `1$ld`.
    public let valueType: String?
    /// The forms by plural category, in the order of the file.
    public let forms: [(category: String, text: String)]
  }

  /// The entries in the order of the file; a later entry replaces an earlier one of the same key.
  public let entries: [Entry]

  /// Reads a `.stringsdict` file of any form.
  ///
  /// - Parameter bytes: The file.
  /// - Throws: `PropertyListError` when it is no property list.
  public init(_ bytes: [UInt8]) throws(PropertyListError) {
    self.init(try PropertyListReader.read(bytes))
  }

  /// Takes the contents of a dictionary; values that say nothing are left out.
  public init(_ list: PropertyListValue) {
    entries = list.members.compactMap { member in
      Self.content(member.value).map { Entry(key: member.name, content: $0) }
    }
  }

  private static func content(_ value: PropertyListValue) -> Content? {
    if let text = value.text { return .text(text) }
    if let devices = value.value(named: "NSStringDeviceSpecificRuleType") {
      let contents = devices.members.compactMap { member in
        content(member.value).map { (device: member.name, content: $0) }
      }
      return contents.isEmpty ? nil : .devices(contents)
    }
    if let widths = value.value(named: "NSStringVariableWidthRuleType") {
      let contents = widths.members.compactMap { member -> (width: Int, content: Content)? in
        guard let width = Int(member.name), let found = content(member.value) else { return nil }
        return (width: width, content: found)
      }
      return contents.isEmpty ? nil : .widths(contents)
    }
    guard let format = value.value(named: "NSStringLocalizedFormatKey")?.text else { return nil }
    return .format(format, variables: value.members.compactMap(variable))
  }

  private static func variable(_ member: PropertyListMember) -> Variable? {
    guard case .dictionary(let members) = member.value else { return nil }
    let forms = members.compactMap { form -> (category: String, text: String)? in
      guard !form.name.hasPrefix("NSString"), let text = form.value.text else { return nil }
      return (category: form.name, text: text)
    }
    return Variable(
      name: member.name,
      valueType: member.value.value(named: "NSStringFormatValueTypeKey")?.text,
      forms: forms
    )
  }
}

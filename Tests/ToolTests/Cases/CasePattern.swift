// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Compares a value with a pattern of a case.
///
/// Objects match when each named member does (null: absent, null or empty), lists element by
/// element, numbers within 0.001. `$`-members are conditions; all in one object must hold.
enum CasePattern {
  static func match(_ pattern: JSONValue, _ value: JSONValue?, _ place: String) throws {
    let failure = CaseFailure(place, expected: pattern, got: value)
    switch (pattern, value) {
    case (.null, _):
      guard value?.isEmpty ?? true else { throw failure }
    case (.object(let members), _):
      for (name, part) in members where name.hasPrefix("$") {
        try condition(name, part, value, failure)
      }
      let named = members.filter { !$0.key.hasPrefix("$") }
      guard !named.isEmpty || members.isEmpty else { return }
      guard let object = value?.object else { throw failure }
      for (name, part) in named { try match(part, object[name], "\(place).\(name)") }
    case (.array(let parts), .array(let values)?):
      guard parts.count == values.count else { throw failure }
      for (index, part) in parts.enumerated() {
        try match(part, values[index], "\(place)[\(index)]")
      }
    case (.number(let wanted), .number(let number)?):
      guard abs(wanted - number) <= 0.001 else { throw failure }
    case (.string(let wanted), .string(let text)?):
      guard wanted.isExactly(text) else { throw failure }
    case (.bool(let wanted), .bool(let answer)?):
      guard wanted == answer else { throw failure }
    default: throw failure
    }
  }

  static func fits(_ pattern: JSONValue, _ value: JSONValue?) -> Bool {
    do {
      try match(pattern, value, "")
      return true
    } catch {
      return false
    }
  }

  private static func condition(
    _ name: String,
    _ part: JSONValue,
    _ value: JSONValue?,
    _ failure: CaseFailure
  ) throws {
    let holds: Bool
    switch name {
    case "$anyOf": holds = part.array?.contains { fits($0, value) } ?? false
    case "$contains": holds = texts(part).allSatisfy { value?.string?.contains($0) ?? false }
    case "$lacks":
      holds = value?.string.map { text in texts(part).allSatisfy { !text.contains($0) } } ?? false
    case "$includes":
      holds =
        part.array?.allSatisfy { wanted in
          value?.array?.contains { fits(wanted, $0) } ?? false
        } ?? false
    case "$none":
      holds =
        part.array?.allSatisfy { unwanted in
          value?.array.map { !$0.contains { fits(unwanted, $0) } } ?? false
        } ?? false
    case "$keys": holds = value?.object.map { Set($0.keys) == Set(texts(part)) } ?? false
    case "$nonEmpty": holds = !(value?.isEmpty ?? true)
    case "$firstLine":
      let lines = value?.string?.split(separator: "\n", omittingEmptySubsequences: false)
      holds = lines?.first.map(String.init) == part.string
    default: throw CaseFailure("case.json: the condition '\(name)' is not known")
    }
    guard holds else { throw failure }
  }

  /// A text, or the texts of a list.
  private static func texts(_ value: JSONValue) -> [String] {
    value.string.map { [$0] } ?? value.array?.compactMap(\.string) ?? []
  }
}

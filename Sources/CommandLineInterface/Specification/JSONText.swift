// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// JSON to be written; this module does without Foundation.
indirect enum JSONText {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONText])
  /// Members in the order in which they are written.
  case object([(String, JSONText)])

  /// The text, indented by two spaces a level.
  func rendered(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return String(value)
    case .string(let value): return Self.quoted(value)
    case .array(let items):
      guard !items.isEmpty else { return "[]" }
      let lines = items.map { inner + $0.rendered(indent: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map { name, value in
        "\(inner)\(Self.quoted(name)): \(value.rendered(indent: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

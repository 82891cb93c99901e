// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A part of a JSON Schema, each with its description.
indirect enum Schema {
  case text(String)
  case texts(String)
  case flag(String)
  case integer(ClosedRange<Int>, String)
  case number(ClosedRange<Double>, String)
  case choice([String], String)
  case object(String, [(String, Schema)])
  case either(String, Schema, Schema)

  /// Appends the schema as an object whose opening bracket, at depth 0, stands there already.
  func append(to output: inout String, depth: Int) {
    let blanks = String(repeating: "  ", count: depth)
    if depth > 0 { output += "{\n" }
    output += "\(blanks)  \"description\": \(Self.quoted(description))"
    appendRest(to: &output, blanks, depth)
    output += "\n\(blanks)}"
  }

  private func appendRest(to output: inout String, _ blanks: String, _ depth: Int) {
    switch self {
    case .text: output += ",\n\(blanks)  \"type\": \"string\""
    case .texts:
      output += ",\n\(blanks)  \"type\": \"array\",\n\(blanks)  \"items\": { \"type\": \"string\" }"
    case .flag: output += ",\n\(blanks)  \"type\": \"boolean\""
    case .integer(let range, _):
      output += ",\n\(blanks)  \"type\": \"integer\",\n\(blanks)  \"minimum\": \(range.lowerBound)"
      output += ",\n\(blanks)  \"maximum\": \(range.upperBound)"
    case .number(let range, _):
      output += ",\n\(blanks)  \"type\": \"number\",\n\(blanks)  \"minimum\": \(range.lowerBound)"
      output += ",\n\(blanks)  \"maximum\": \(range.upperBound)"
    case .choice(let names, _):
      output += ",\n\(blanks)  \"enum\": [\(names.map(Self.quoted).joined(separator: ", "))]"
    case .object(_, let members):
      output += ",\n\(blanks)  \"type\": \"object\",\n\(blanks)  \"additionalProperties\": false"
      output += ",\n\(blanks)  \"properties\": {"
      for (index, (name, schema)) in members.enumerated() {
        output += "\(index == 0 ? "" : ",")\n\(blanks)    \(Self.quoted(name)): "
        schema.append(to: &output, depth: depth + 2)
      }
      output += "\n\(blanks)  }"
    case .either(_, let first, let second):
      output += ",\n\(blanks)  \"anyOf\": [\n\(blanks)    "
      first.append(to: &output, depth: depth + 2)
      output += ",\n\(blanks)    "
      second.append(to: &output, depth: depth + 2)
      output += "\n\(blanks)  ]"
    }
  }

  private var description: String {
    switch self {
    case .text(let text), .texts(let text), .flag(let text), .integer(_, let text),
      .number(_, let text), .choice(_, let text), .object(let text, _), .either(let text, _, _):
      text
    }
  }

  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    ReportJSON.appendText(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

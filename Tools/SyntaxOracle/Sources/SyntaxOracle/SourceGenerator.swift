// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Makes up valid sources full of literals of every form; the same ones for the same seed.
struct SourceGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  private mutating func number(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }

  /// A source of some statements.
  mutating func next() -> String {
    (0..<number(8) + 1).map { "let v\($0) = \(expression(depth: 0))\(trailing())" }
      .joined(separator: number(8) == 0 ? "\r\n" : "\n") + "\n"
  }

  private mutating func trailing() -> String {
    ["", "", " // a \"comment\"", " /* /* \" */ \" */", ";"][number(5)]
  }

  private mutating func expression(depth: Int) -> String {
    guard depth < 4 else { return "x" }
    switch number(12) {
    case 0: return "f(\(expression(depth: depth + 1)), \(expression(depth: depth + 1)))"
    case 1: return "[\(expression(depth: depth + 1)): 1]"
    case 2: return "(a / \(expression(depth: depth + 1)) / 2)"
    case 3: return "g { $0 ?? \(expression(depth: depth + 1)) }"
    case 4: return "#/a\"b(c)/#"
    case 5: return "x.map(/[a-z]\"?\\/(b)/)"
    case 6: return multiline(depth: depth)
    case 7: return "flag ? \(expression(depth: depth + 1)) : \(expression(depth: depth + 1))"
    default: return line(depth: depth)
    }
  }

  private mutating func line(depth: Int) -> String {
    let pounds = String(repeating: "#", count: number(4) == 0 ? number(3) : 0)
    var text = pounds + "\""
    for _ in 0..<number(6) { text += piece(pounds, depth: depth) }
    return text + "\"" + pounds
  }

  private mutating func multiline(depth: Int) -> String {
    let pounds = String(repeating: "#", count: number(4) == 0 ? number(3) : 0)
    let indentation = String(repeating: " ", count: 2 * number(4))
    var text = pounds + "\"\"\"\n"
    for _ in 0..<number(4) {
      text += indentation
      for _ in 0..<number(4) { text += piece(pounds, depth: depth) }
      text += number(6) == 0 ? " \\\(pounds)\n\(indentation)joined\n" : "\n"
    }
    return text + indentation + "\"\"\"" + pounds
  }

  private mutating func piece(_ pounds: String, depth: Int) -> String {
    switch number(10) {
    case 0: "\\\(pounds)(\(expression(depth: depth + 2)))"
    case 1: "\\\(pounds)n"
    case 2: "\\\(pounds)\""
    case 3: "\\\(pounds)u{1F44B}"
    case 4: "//"
    case 5: "/*"
    case 6: "é👩‍👧"
    case 7: "\\\(pounds)\\\(pounds.isEmpty ? "" : "")"
    case 8: "%@ (\\\(pounds)t)"
    default: "word "
    }
  }
}

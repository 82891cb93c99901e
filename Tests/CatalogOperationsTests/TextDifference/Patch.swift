// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A patch read back, for tests: applies unified differences and checks every claim that they make.
struct Patch {
  struct Mistake: Error {
    let text: String
  }

  private let lines: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  /// The text that the patch makes of another one.
  func applied(to old: [UInt8]) throws -> [UInt8] {
    var rest = Self.split(old)[...]
    var result: [UInt8] = []
    var consumed = 0
    var index = 2
    guard lines.count > 2 else { return old }
    while index < lines.count {
      let header = String(decoding: lines[index], as: UTF8.self)
      let numbers = try Self.numbers(header)
      index += 1
      let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
      while consumed < start {
        guard let line = rest.popFirst() else { throw Mistake(text: "before \(header)") }
        result += line
        consumed += 1
      }
      var (oldLeft, newLeft) = (numbers[1], numbers[3])
      while oldLeft > 0 || newLeft > 0 {
        guard index < lines.count, let sign = lines[index].first else {
          throw Mistake(text: "the end of \(header)")
        }
        var content = Array(lines[index].dropFirst())
        index += 1
        if index < lines.count, lines[index].first == UInt8(ascii: "\\") {
          index += 1
        } else {
          content.append(UInt8(ascii: "\n"))
        }
        if sign != UInt8(ascii: "+") {
          guard let line = rest.popFirst(), line == content else {
            throw Mistake(text: "a line of \(header)")
          }
          consumed += 1
          oldLeft -= 1
        }
        if sign != UInt8(ascii: "-") {
          result += content
          newLeft -= 1
        }
      }
    }
    return result + rest.joined()
  }

  private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    for byte in bytes {
      line.append(byte)
      if byte == UInt8(ascii: "\n") {
        lines.append(line)
        line = []
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Old start and count, new start and count.
  private static func numbers(_ header: String) throws -> [Int] {
    let parts = header.split(separator: " ")
    guard parts.count == 4, parts[0] == "@@", parts[3] == "@@" else {
      throw Mistake(text: "header \(header)")
    }
    return try parts[1...2].flatMap { part in
      let numbers = part.dropFirst().split(separator: ",").compactMap { Int($0) }
      guard let start = numbers.first else { throw Mistake(text: "header \(header)") }
      return [start, numbers.count > 1 ? numbers[1] : 1]
    }
  }
}

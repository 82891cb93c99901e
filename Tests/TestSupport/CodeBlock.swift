// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

public import Testing

/// A fenced code block of a Markdown file.
public struct CodeBlock: Sendable, CustomTestStringConvertible {
  /// The file that it stands in, relative to the root of the package.
  public let document: String
  /// The line of its opening fence, counted from 1.
  public let line: Int
  /// The word behind the opening fence.
  public let language: String
  /// The file that it shows: the name in the line "`NAME`:" above it.
  public let file: String?
  /// What it holds.
  public let lines: [String]

  /// Where it stands.
  public var testDescription: String { "\(document):\(line)" }

  /// Finds the blocks of a text.
  ///
  /// - Parameters:
  ///   - text: The Markdown; fences have no indentation.
  ///   - document: The file's name, for messages.
  /// - Returns: The blocks in order.
  public static func all(in text: String, document: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var above = ""
    var open: (line: Int, language: String, lines: [String])?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      if let block = open {
        if line == "```" {
          blocks.append(
            CodeBlock(
              document: document,
              line: block.line,
              language: block.language,
              file: fileName(above),
              lines: block.lines
            )
          )
          open = nil
          above = ""
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        open = (index + 1, String(line.dropFirst(3)), [])
      } else if !line.isEmpty {
        above = line
      }
    }
    return blocks
  }

  private static func fileName(_ line: String) -> String? {
    guard line.hasPrefix("`"), line.hasSuffix("`:") else { return nil }
    let name = line.dropFirst().dropLast(2)
    return name.contains("`") ? nil : String(name)
  }

  /// The block's paragraphs, without import lines.
  public var paragraphs: [[String]] {
    lines.split(separator: "").map(Array.init)
      .map { $0.filter { !$0.hasPrefix("import ") } }
      .filter { !$0.isEmpty }
  }

  /// Whether lines stand together in a source, at whatever depth.
  public static func occurs(_ lines: [String], in source: [String]) -> Bool {
    guard source.count >= lines.count else { return false }
    let wanted = dedented(lines)
    return (0...source.count - lines.count).contains {
      source[$0].hasSuffix(wanted[0]) && dedented(Array(source[$0..<$0 + lines.count])) == wanted
    }
  }

  private static func dedented(_ lines: [String]) -> [String] {
    let depth = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(depth)) }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing

/// The Swift code of README and articles stands in sources that are compiled and tested, word for
/// word: in `Tools/Example`, and in the folders `Articles` of the tests.
@Suite("Code in documentation")
struct ArticleCodeTests {
  private static let blocks: [CodeBlock] = PackageDocuments.paths
    // Rules quote sources with mistakes.
    .filter { $0 != "Documentation/Rules.md" }
    .flatMap { path in
      CodeBlock.all(in: (try? PackageDocuments.text(path)) ?? "", document: path)
    }

  private static let compiled: [[String]] =
    (PackageDocuments.files(below: "Tests", ending: ".swift").filter { $0.contains("/Articles/") }
    + PackageDocuments.files(below: "Tools/Example", ending: ".swift"))
    .map { path in
      ((try? PackageDocuments.text(path)) ?? "")
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

  @Test(
    "A block that shows a file of the example is that file",
    arguments: blocks.filter { $0.file != nil }
  )
  func files(block: CodeBlock) throws {
    let file = try #require(block.file)
    #expect(try Self.exampleFile(file) == block.lines)
  }

  @Test("The article shows every source of the example")
  func complete() {
    let shown = Set(Self.blocks.compactMap(\.file))
    let sources = PackageDocuments.files(below: "Tools/Example/Sources", ending: ".swift")
    #expect(!sources.isEmpty)
    #expect(sources.filter { !shown.contains(String($0.dropFirst("Tools/Example/".count))) } == [])
  }

  @Test(
    "Other Swift code is compiled by tests",
    arguments: blocks.filter { $0.file == nil && $0.language == "swift" }
  )
  func snippets(block: CodeBlock) {
    #expect(!block.paragraphs.isEmpty)
    for paragraph in block.paragraphs {
      #expect(
        Self.compiled.contains { CodeBlock.occurs(paragraph, in: $0) },
        "in no source: \(paragraph.joined(separator: "\n"))"
      )
    }
  }

  /// A file of `Tools/Example` as the article has it.
  private static func exampleFile(_ name: String) throws -> [String] {
    var lines = try PackageDocuments.text("Tools/Example/\(name)")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let end = lines.firstIndex(where: { $0.hasPrefix("// Beyond the article") }) {
      lines.removeSubrange(end...)
    }
    lines.removeAll {
      $0.hasPrefix("// SPDX-License-Identifier") || $0 == "// Part of swift-toast-strings."
    }
    // The example takes this package from the folder that it stands in.
    lines = lines.map {
      $0.replacing(
        #".package(name: "swift-toast-strings", path: "../..")"#,
        with: #".package(url: "https://example.org/swift-toast-strings.git", from: "0.1.0")"#
      )
    }
    while lines.last == "" { lines.removeLast() }
    while lines.first == "" { lines.removeFirst() }
    return lines
  }
}

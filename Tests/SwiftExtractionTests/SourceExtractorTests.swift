// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import SwiftExtraction
import Testing

@Suite struct SourceExtractorTests {
  private struct Unreadable: Error, CustomStringConvertible {
    let description = "no permission"
  }

  private static let sources = (0..<40).map { number in
    SourceInput(
      path: "Sources/File\(number).swift",
      bytes: Array(
        """
        struct View\(number) {
          let count\(number % 7): \(number % 2 == 0 ? "Int" : "Double")
          let model: Model\((number + 1) % 40)
          func show(_ title: LocalizedStringResource) {}
          var body: some View {
            Text("Own \\(count\(number % 7)) of \(number)", comment: "Comment \(number % 3)")
            Text("Other \\(model.value) in \(number)")
            show("Shown by \(number)")
            Text("Shared", comment: "Comment \(number % 2)")
          }
        }
        struct Model\(number) { let value: \(number % 3 == 0 ? "Int" : "String") }
        """.utf8
      )
    )
  }

  private static func rendered(_ sources: [SourceInput], jobs: Int) async -> [String] {
    await SourceExtractor().extract(sources, jobs: jobs).sources.map {
      $0.path + "\n" + ExtractionFixture.render($0)
    }
  }

  @Test func orderAndThreadsDoNotMatter() async {
    let expected = await Self.rendered(Self.sources, jobs: 1)
    #expect(await Self.rendered(Self.sources.reversed(), jobs: 1) == expected)
    #expect(await Self.rendered(Self.sources, jobs: 4) == expected)
    #expect(await Self.rendered(Self.sources.shuffled(), jobs: 3) == expected)
  }

  @Test func whatCannotBeReadIsSaidAndHidesNothing() async {
    let broken = SourceInput(path: "A.swift") { throw Unreadable() }
    let good = SourceInput(path: "B.swift", bytes: Array("let a = Text(\"Saved\")".utf8))
    let result = await SourceExtractor().extract([good, broken])
    #expect(result.sources.map(\.failure) == ["no permission", nil])
    #expect(result.sources[1].strings.map(\.key) == ["Saved"])
    #expect(result.isIncomplete)
  }

  @Test(
    "A declaration that is being typed hides nothing",
    arguments: [
      "func f(@", "func f(@) {}", "func f(a: Int, @) {}", "struct S { init(@) {} }",
      "enum E { case a(@) }", "struct S { subscript(@) -> Int { 0 } }", "let a = { (@) in }",
    ]
  )
  func unfinishedAttributes(_ declaration: String) async {
    let source = "let a = Text(\"Saved\")\n\(declaration)"
    let result = await SourceExtractor().extract([
      SourceInput(path: "A.swift", bytes: Array(source.utf8))
    ])
    #expect(result.sources[0].strings.map(\.key) == ["Saved"])
  }

  @Test func keysOfPlainTextsAreWhatIsTyped() async {
    let texts = ["100%", "%d", "%%", "a % b", "50 %de", "%1$@"]
    let source = texts.map { "let a = Text(\"\($0)\")" }.joined(separator: "\n")
    let result = await SourceExtractor().extract([
      SourceInput(path: "A.swift", bytes: Array(source.utf8))
    ])
    #expect(result.sources[0].strings.map(\.key) == texts)
  }
}

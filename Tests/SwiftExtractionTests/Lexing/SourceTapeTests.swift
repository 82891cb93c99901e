// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

@testable import SwiftExtraction

@Suite struct SourceTapeTests {
  private static let source = """
    @MainActor struct A {
      let count: Int
      func f() { if x { g([1, 2]) } else { h { $0 } } }
      var body: some View { VStack { Text("One \\(count)") } }
    }
    extension A { func p(_ t: LocalizedStringKey = "Two") { q(t) } }
    public enum B: String { case one = "x", two }
    let c = items.map { $0.name }
      .filter { !$0.isEmpty }
    final class D { func u() { A(count: 1).p("Three") } }
    #if os(macOS)
    struct E { var e: LocalizedStringResource { "Four" } }
    #endif
    func lookUp() { String(localized: key) }
    struct F { let broken = "open
    }
    """

  @Test(arguments: TokenKind.allCases)
  func kindsAreKeptAsNumbers(_ kind: TokenKind) {
    #expect(TokenKind(code: kind.rawValue) == kind)
    #expect(kind.rawValue < 32)
  }

  /// Blocks without texts are left out; what is kept keeps its text and its counterparts.
  @Test func compactedTapesHoldTheSameTexts() {
    var lexer = SourceLexer(NameLinks(notable: ["localized"]))
    var start = 0
    let bytes = Array(Self.source.utf8)
    let whole = lexer.nextTape(of: bytes, from: &start, limit: .max)
    let compact = whole.compacted(&lexer.room)
    #expect(compact.count < whole.count)
    #expect(compact.literalCount == whole.literalCount)
    var index = 0
    for kept in 0..<compact.count {
      #expect(compact.kind(kept) == whole.kind(index))
      #expect(compact.range(kept) == whole.range(index))
      let next = whole.after(index)
      if compact.after(kept) > kept + 1, next < whole.count, compact.after(kept) < compact.count {
        #expect(compact.start(compact.after(kept)) == whole.start(next))
      }
      let isPlain = whole.kind(index) == .openBrace && whole.isPlainBlock(index)
      index = isPlain ? next - 1 : index + 1
    }
    #expect(index == whole.count)
  }

  private static let types = """
    extension Outer { struct Early { let text: LocalizedStringKey } }
    public enum Outer: String {
      case one = "a", two
      @MainActor final class Inner: Base, Other {
        @_disfavoredOverload
        func show(_ text: LocalizedStringKey) {}
        let count: Int
        let ratio = 0.5
        var items: [Int]
        public
        var title: LocalizedStringResource { "Title" }
        struct Deep { let name: Double; let level: UInt8
          func f() { Text("\\(name) \\(level)") }
          let last = 1
        }
        func g() { if count > 0 { run { $0 } }; show("Shown") }
        init() {}
        static let all: [LocalizedStringKey] = ["First", "Second \\(2)"]
        func h() -> some View { Text("\\(count) \\(ratio) \\(Deep().level)") }
      }
      case three(Int)
      var text: String { String(localized: "\\(rawValue) here") }
    }
    struct Whole {
      let key: LocalizedStringKey
      let other: Int
    }
    let whole = Whole(key: "Key of a structure", other: 1)
    let early = Early(text: "Early text")
    """

  /// A type goes on in the next tape with its name, its kind and its scope.
  @Test(arguments: 1..<40)
  func cutsWithinTypesChangeNothing(_ tapeLimit: Int) async {
    var extractor = SourceExtractor()
    let sources = [SourceInput(path: "A.swift", bytes: Array(Self.types.utf8))]
    let expected = await extractor.extract(sources)
    extractor.tapeLimit = tapeLimit
    let result = await extractor.extract(sources)
    // The initializer of a structure that was cut is not known.
    func texts(_ result: ProjectExtraction) -> [String] {
      ExtractionFixture.render(result.sources[0]).components(separatedBy: "\n")
        .filter { !$0.hasPrefix("Key of a structure") }
    }
    #expect(texts(result) == texts(expected))
    #expect(expected.sources[0].strings.count == 9)
  }

  /// Blocks of code lose their tokens while they are read where the source is large.
  @Test func codeWithoutTextsIsForgotten() {
    let code =
      "func f() { if a { b(c) } }\nstruct S { func g() { h { $0 } }; var x = 1 { didSet { y() } } }\n"
    let long = Array(
      String(repeating: code, count: 1 + SourceLexer.smallSize / code.utf8.count).utf8
    )
    var lexer = SourceLexer()
    var start = 0
    let tape = lexer.nextTape(of: long, from: &start, limit: .max)
    #expect(tape.count < SourceLexer.tape(of: long).count * 2 / 3)
    #expect(tape.faults.isEmpty && start == long.count)
    let compact = tape.compacted(&lexer.room)
    #expect(compact.count <= tape.count)
    var keeping = SourceLexer(keepsPlainBlocks: true)
    start = 0
    #expect(
      keeping.nextTape(of: long, from: &start, limit: .max).count
        == SourceLexer.tape(of: long).count
    )
  }

  /// However a long source is cut, and whether its tokens are kept or read again, the result is one.
  @Test(arguments: [1, 8, 40, 1 << 20], [0, 1 << 30])
  func cutsChangeNothing(_ tapeLimit: Int, _ storeLimit: Int) async {
    var extractor = SourceExtractor(ExtractionOptions(collectsLiterals: true))
    let sources = (0..<4).map { number in
      SourceInput(path: "\(number).swift", bytes: Array(Self.source.utf8))
    }
    let expected = await extractor.extract(sources)
    extractor.tapeLimit = tapeLimit
    extractor.storeLimit = storeLimit
    for jobs in [1, 3] {
      let result = await extractor.extract(sources, jobs: jobs)
      #expect(
        result.sources.map(ExtractionFixture.render)
          == expected.sources.map(ExtractionFixture.render)
      )
      #expect(result.hasLiteral("x") && !result.hasLiteral("One"))
    }
    #expect(
      expected.sources[0].strings.map(\.key) == ["One %lld", "Two", "Three", "Four"]
    )
    #expect(
      expected.sources[0].diagnostics.map(\.problem) == [.nonLiteralKey, .unreadableSource]
    )
  }
}

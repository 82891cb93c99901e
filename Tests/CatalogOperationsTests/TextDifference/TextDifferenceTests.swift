// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

@testable import CatalogOperations

@Suite struct TextDifferenceTests {
  private func patch(_ old: String, _ new: String, context: Int = 3) -> String {
    let difference = TextDifference(from: Array(old.utf8), to: Array(new.utf8))
    let bytes = difference.unified(oldName: "a", newName: "b", context: context)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""), ("a\n", "a\n"), ("a", "a"),
  ])
  func equalTextsGiveNothing(_ old: String, _ new: String) {
    #expect(patch(old, new) == "")
    #expect(TextDifference(from: Array(old.utf8), to: Array(new.utf8)).isEmpty)
  }

  /// What GNU diff and git print for the same.
  @Test(arguments: [
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    (
      "a\nb", "a\nc",
      "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"
    ),
    ("a\nb", "c\nb", "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"),
    ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a\n"),
  ])
  func smallPatches(_ old: String, _ new: String, _ expected: String) {
    #expect(patch(old, new) == "--- a\n+++ b\n" + expected)
  }

  @Test func hunksJoinWhereTheirContextMeets() {
    let old = (1...20).map { "\($0)\n" }.joined()
    for (distance, hunks) in [(6, 1), (7, 1), (8, 2)] {
      let new = old.replacing("\n5\n", with: "\nx\n").replacing(
        "\n\(5 + distance)\n",
        with: "\ny\n"
      )
      let count = patch(old, new).split(separator: "\n").count { $0.hasPrefix("@@") }
      #expect(count == hunks, "\(distance)")
    }
    #expect(patch(old, old + "21\n", context: 0).contains("@@ -20,0 +21 @@\n+21\n"))
  }

  @Test func anEntryIsOneHunkPart() {
    let entry = { (key: String) in "    \"\(key)\" : {\n\n    },\n" }
    let old = entry("a") + entry("c")
    let new = entry("a") + entry("b") + entry("c")
    let difference = TextDifference(from: Array(old.utf8), to: Array(new.utf8))
    #expect(difference.addedLines == 3)
    #expect(difference.removedLines == 0)
    #expect(patch(old, new).contains("+    \"b\" : {\n+\n+    },\n     \"c\" : {\n"))
  }

  @Test(arguments: [
    ("plain", "plain"), ("with space", "with space\t"), ("tab\tquote\"", "\"tab\\tquote\\\"\""),
    ("bell\u{7}", "\"bell\\007\""), ("ü", "ü"),
  ])
  func names(_ name: String, _ expected: String) {
    let difference = TextDifference(from: [], to: [0x61, 0x0A])
    let bytes = difference.unified(oldName: "/dev/null", newName: name)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("--- /dev/null\n+++ \(expected)\n@@"))
  }

  @Test func linesCarryTheirKind() {
    let difference = TextDifference(from: Array("a\nb\n".utf8), to: Array("a\n\u{1B}[31m".utf8))
    var kinds: [TextDifference.Line.Kind] = []
    difference.forEachLine(oldName: "a", newName: "b") { kinds.append($0.kind) }
    #expect(kinds == [.file, .file, .hunk, .context, .removed, .added, .remark])
  }

  /// Random texts over few and many different lines, with and without a final line feed.
  @Test(arguments: 0..<60)
  func applyingGivesTheNewText(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let alphabet = [2, 5, 50, 1_000][seed % 4]
    for _ in 0..<40 {
      let length = Int.random(in: 0...40, using: &random)
      let old = (0..<length).map { _ in line(Int.random(in: 0..<alphabet, using: &random)) }
      var new = old
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !new.isEmpty: new.remove(at: Int.random(in: 0..<new.count, using: &random))
        case 1 where !new.isEmpty:
          new.swapAt(
            Int.random(in: 0..<new.count, using: &random),
            Int.random(in: 0..<new.count, using: &random)
          )
        case 2: new.shuffle(using: &random)
        default:
          new.insert(
            line(Int.random(in: 0..<alphabet, using: &random)),
            at: Int.random(in: 0...new.count, using: &random)
          )
        }
      }
      var oldBytes = Array(old.joined())
      var newBytes = Array(new.joined())
      if Bool.random(using: &random) { oldBytes = oldBytes.dropLast() }
      if Bool.random(using: &random) { newBytes = newBytes.dropLast() }
      let difference = TextDifference(from: oldBytes, to: newBytes)
      #expect(difference.isEmpty == (oldBytes == newBytes))
      for context in [0, 1, 3] {
        let patch = difference.unified(oldName: "a", newName: "b", context: context)
        #expect(try Patch(patch).applied(to: oldBytes) == newBytes)
      }
    }
  }

  /// Stretches without unique lines are compared by the shortest edit: no more lines than needed.
  @Test(arguments: 0..<20)
  func repeatedLinesGetTheShortestEdit(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    func text() -> [Int] {
      (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in
        // Each line twice at least, so that none is unique.
        [Int](repeating: Int.random(in: 0...1, using: &random), count: 2)
      }
    }
    let (old, new) = (text(), text())
    let difference = TextDifference(
      from: Array(old.map(line).joined()),
      to: Array(new.map(line).joined())
    )
    var common = [[Int]](
      repeating: [Int](repeating: 0, count: new.count + 1),
      count: old.count + 1
    )
    for i in old.indices {
      for j in new.indices {
        common[i + 1][j + 1] =
          old[i] == new[j] ? common[i][j] + 1 : max(common[i][j + 1], common[i + 1][j])
      }
    }
    let longest = common[old.count][new.count]
    #expect(difference.removedLines == old.count - longest)
    #expect(difference.addedLines == new.count - longest)
  }

  /// Everything changed, nothing unique, and everything moved: large, and still a correct patch.
  @Test func largeTexts() throws {
    let count = 6_000
    let unique = (0..<count).map { line($0) }
    let repeated = (0..<count).map { line($0 % 7) }
    let others = (0..<count).map { line(($0 &* 31 + 5) % 11) }
    for (old, new) in [
      (unique, unique.reversed()), (repeated, others), (unique, unique.map { [0x20] + $0 }),
    ] as [([[UInt8]], [[UInt8]])] {
      let oldBytes = Array(old.joined())
      let newBytes = Array(new.joined())
      let patch = TextDifference(from: oldBytes, to: newBytes).unified(oldName: "a", newName: "b")
      #expect(try Patch(patch).applied(to: oldBytes) == newBytes)
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch"),
      "no patch program"
    ),
    arguments: 0..<6
  )
  func patchAppliesIt(_ seed: Int) throws {
    try apply(seed, program: "/usr/bin/patch", ["--quiet", "a", "patch"])
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"),
      "git is not installed"
    ),
    arguments: 0..<6
  )
  func gitAppliesIt(_ seed: Int) throws {
    try apply(seed, program: "/usr/bin/git", ["apply", "-p0", "--whitespace=nowarn", "patch"])
  }

  private func apply(_ seed: Int, program: String, _ arguments: [String]) throws {
    var random = SplitMix(seed: UInt64(seed))
    let end: [UInt8] = seed % 2 == 0 ? [] : [0x7A]
    let old = Array((0..<200).map { line($0 % 60) }.joined()) + end
    var lines = (0..<200).map { line($0 % 60) }
    for _ in 0..<12 {
      lines.insert(Array("\u{1B}[1m\r\n".utf8), at: Int.random(in: 0..<lines.count, using: &random))
      lines.remove(at: Int.random(in: 0..<lines.count, using: &random))
    }
    let newEnd: [UInt8] = seed % 3 == 0 ? [] : [0x79]
    let new = Array(lines.joined()) + newEnd
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("difference-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let patch = TextDifference(from: old, to: new).unified(oldName: "a", newName: "a")
    try Data(old).write(to: folder.appendingPathComponent("a"))
    try Data(patch).write(to: folder.appendingPathComponent("patch"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try Data(contentsOf: folder.appendingPathComponent("a")) == Data(new))
  }

  private func line(_ number: Int) -> [UInt8] { Array("line \(number)\n".utf8) }
}

/// A generator that gives the same numbers each time (SplitMix64).
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

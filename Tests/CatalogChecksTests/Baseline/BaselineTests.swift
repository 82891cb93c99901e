// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Foundation
import Testing
import XCStrings

@Suite struct BaselineTests {
  private func baseline(seed: UInt64) -> Baseline {
    var baseline = Baseline()
    var texts = TextGenerator(seed: seed)
    for _ in 0..<20 {
      let prints = (0..<5).map { _ in UInt64.random(in: 0...3) }
      let findings = prints.map { Finding.sample(fingerprint: String($0, radix: 16)) }
      baseline[texts.text()] = KnownFindings(findings)
    }
    return baseline
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func whatIsWrittenIsRead(seed: UInt64) throws {
    let written = baseline(seed: seed)
    #expect(try Baseline(reading: TextBytes(written.bytes)) == written)
  }

  @Test func theFileHoldsPathFingerprintAndCount() throws {
    let text = String(decoding: baseline(seed: 1).bytes, as: UTF8.self)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let document = try #require(value as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let entries = try #require(document["entries"] as? [[String: Any]])
    #expect(!entries.isEmpty)
    for entry in entries {
      #expect(Set(entry.keys) == ["path", "fingerprint", "count"])
      #expect((entry["fingerprint"] as? String)?.count == 16)
    }
    // A line an entry, so that what was fixed leaves a difference as whole lines.
    #expect(text.split(separator: "\n").count { $0.contains("\"path\"") } == entries.count)
  }

  @Test func theOrderOfWorkDoesNotShow() {
    var one = Baseline()
    var other = Baseline()
    let paths = ["b", "a", "ä", "a/b"]
    for path in paths { one[path] = KnownFindings([.sample()]) }
    for path in paths.reversed() { other[path] = KnownFindings([.sample()]) }
    #expect(one.bytes == other.bytes)
    one["b"] = KnownFindings()
    #expect(!one.paths.contains("b"))
  }

  @Test(arguments: [
    ("{", "1:2"),
    ("[]", "1:1"),
    ("{\"version\": 2, \"entries\": []}", "1:13"),
    ("{\"version\": 1}", "1:1"),
    (
      "{\"version\": 1, \"entries\": [{\"path\": \"a\", \"fingerprint\": \"x\", \"count\": 1}]}",
      "1:57"
    ),
    (
      "{\"version\": 1, \"entries\": [{\"path\": \"a\", \"fingerprint\": \"1\", \"count\": 0}]}",
      "1:71"
    ),
    ("{\"version\": 1, \"entries\": [{\"path\": \"a\", \"count\": 1}]}", "1:28"),
  ])
  func whatIsNoBaselineIsRefused(_ text: String, _ place: String) {
    let error = #expect(throws: Baseline.ReadingError.self) {
      try Baseline(reading: TextBytes(text.utf8))
    }
    #expect(error.map { "\($0.location)" } == place)
  }

  @Test(arguments: [
    ("A.xcstrings", "b.json", "A.xcstrings"),
    ("App/A.xcstrings", "ci/b.json", "../App/A.xcstrings"),
    ("./App/A.xcstrings", "b.json", "App/A.xcstrings"),
    ("../A.xcstrings", "b.json", "../A.xcstrings"),
    ("/x/A.xcstrings", "b.json", "../../x/A.xcstrings"),
  ])
  func pathsStartAtTheFile(_ catalog: String, _ file: String, _ expected: String) {
    let folder = "/home/project"
    let path = Baseline.path(ofCatalog: catalog, in: file, workingDirectory: folder)
    #expect(path == expected)
    let back = Baseline.absolutePath(of: path, in: file, workingDirectory: folder)
    #expect(Baseline.path(ofCatalog: back, in: file, workingDirectory: folder) == expected)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing

/// The catalogs of this project: the sample has the mistakes that its README lists, and no other.
@Suite struct SampleCatalogTests {
  private static let sample = packageRoot.appendingPathComponent("Catalogs/Sample")

  @Test func theSampleHasTheMistakesOfItsTable() throws {
    let readme = try String(
      contentsOf: Self.sample.appendingPathComponent("README.md"),
      encoding: .utf8
    )
    let expected = Self.rows(of: readme)
    #expect(expected.count > 20)
    let place = try WorkingFolder()
    let catalog = Self.sample.appendingPathComponent("Localizable.xcstrings").path
    let run = try place.run("check", "--no-config", "--format", "json", catalog)
    let report = try CheckReport(run)
    let found = report.findings.map { finding in
      [
        finding.rule, finding.severity, finding.key ?? "–", finding.locale ?? "–",
        finding.variation ?? "–",
      ]
    }
    #expect(Set(found) == Set(expected))
    #expect(found.count == expected.count)
    let summary = report.summary
    let counts = "\(summary.errors) errors, \(summary.warnings) warnings, \(summary.infos) infos."
    #expect(readme.contains(counts))
    #expect(run.status == 1)
  }

  /// Sentences that were composed for this project are marked until a native reader has seen them.
  @Test(arguments: ["ActionLabels.xcstrings", "Announcements.xcstrings"])
  func theBuiltInTextsOnlyWaitForReaders(_ name: String) throws {
    let catalog = packageRoot.appendingPathComponent("Catalogs/\(name)").path
    let run = try WorkingFolder().run(
      "check",
      "--no-config",
      "--strict",
      "--format",
      "json",
      catalog
    )
    #expect(run.status == 0)
    let summaries = try CheckReport(run).findings.map(\.summary)
    #expect(summaries.allSatisfy { $0.contains("needs-review") }, "\(summaries)")
  }

  @Test(arguments: ["Sample/InfoPlist.xcstrings"])
  func theOthersHaveNone(_ name: String) throws {
    let catalog = packageRoot.appendingPathComponent("Catalogs/\(name)").path
    let place = try WorkingFolder()
    for more in [[], ["--strict"]] {
      let run = try place.run(
        ["check", "--no-config", "--fail-on", "info", "--format", "json", catalog] + more
      )
      #expect(run.status == 0)
      #expect(try CheckReport(run).findings.map(\.summary).isEmpty)
    }
  }

  @Test func allHaveXcodesLayout() throws {
    let run = try WorkingFolder().run(
      "format",
      "--check",
      packageRoot.appendingPathComponent("Catalogs").path
    )
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
  }

  /// Rule, severity, key, locale and variation of each row; `\n` in a key is a line break.
  private static func rows(of readme: String) -> [[String]] {
    readme.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.dropFirst(2).split(separator: " | ").prefix(5).map { cell in
        let text = cell.hasPrefix("`") ? cell.dropFirst().dropLast() : cell
        return String(text).replacing("\\n", with: "\n")
      }
    }
  }
}

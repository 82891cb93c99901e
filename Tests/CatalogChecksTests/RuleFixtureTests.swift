// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import SwiftExtraction
import TestSupport
import Testing
import XCStrings

@testable import CatalogChecks

/// Runs every case of every rule's fixture; a new case needs no code.
@Suite struct RuleFixtureTests {
  @Test(arguments: try RuleFixture.all())
  func findingsAreAsWritten(_ fixture: RuleFixture) async throws {
    var rendered: [(expected: String, fixed: String?)] = []
    for test in fixture.cases { rendered.append(try await Self.render(test)) }
    if updatesSnapshots {
      expectFile(
        "Tests/CatalogChecksTests/Fixtures/Rules/\(fixture.rule).md",
        toBe: fixture.text(expecting: rendered)
      )
      return
    }
    #expect(!fixture.cases.isEmpty)
    for (test, new) in zip(fixture.cases, rendered) {
      #expect(new.expected == test.expected, "\(test)")
      #expect(new.fixed.map { Array($0.utf8) } == test.fixed.map { Array($0.utf8) }, "\(test)")
    }
  }

  /// The findings of one rule, a line each, or `clean`, and the repaired catalog if any can be
  /// repaired.
  private static func render(
    _ test: RuleFixture.Case
  ) async throws -> (expected: String, fixed: String?) {
    let type = try #require(
      RuleRegistry.rules.first { $0.metadata.id == test.rule },
      "no rule \(test.rule)"
    )
    let configuration = try ConfigurationReader.read(
      Array(test.config.utf8),
      file: CheckConfiguration.fileName,
      folder: "/",
      vocabulary: ConfigurationVocabulary(rules: RuleRegistry.rules.map { $0.metadata.id })
    )
    let settings = try RuleSettings(
      rules: [type.metadata],
      configuration: configuration,
      selection: RuleSelection(only: [test.rule]),
      globs: simpleGlobs
    )
    var options = CheckOptions(
      requiredLocales: configuration.locales,
      isStrict: configuration.isStrict,
      toasts: ToastSelection(configuration, workingDirectory: "/", globs: simpleGlobs)
    )
    let catalog = try? StringCatalog(test.catalog.utf8)
    if let catalog { options.usage = await usage(test, catalog) }
    let checker = try Checker(settings, options: options)
    let bytes = TextBytes(test.catalog.utf8)
    var findings = checker.check(bytes, path: test.path).findings
    if let usage = options.usage {
      findings += CodeChecker(try ActiveRule.all(settings), usage).check("Input.swift")
    }
    if findings.isEmpty { return ("clean", nil) }
    let lines = findings.map(line).joined(separator: "\n")
    let fixer = CatalogFixer(checker, includesUnsafe: true)
    guard fixer.canFix(findings) else { return (lines, nil) }
    let result = fixer.fix(bytes, path: test.path)
    #expect(!fixer.canFix(result.checked.findings), "\(test): a repair leaves its finding")
    return (lines, result.bytes.map { String(decoding: $0, as: UTF8.self) })
  }

  private static func usage(
    _ test: RuleFixture.Case,
    _ catalog: StringCatalog
  ) async -> CodeUsage? {
    guard !test.swift.isEmpty else { return nil }
    let extraction = await SourceExtractor(ExtractionOptions(collectsLiterals: true)).extract([
      SourceInput(path: "Input.swift", bytes: Array(test.swift.utf8))
    ])
    return CodeUsage(extraction, catalogs: [(test.path, catalog)])
  }

  private static func line(_ finding: Finding) -> String {
    var text = "\(finding.location): \(finding.severity): \(finding.message)"
    let parts = [
      finding.key.map { "key “\($0.replacing("\n", with: "\\n"))”" }, finding.locale,
      finding.variation, finding.fix == .none ? nil : "\(finding.fix) fix",
    ]
    text += " [" + parts.compactMap(\.self).joined(separator: ", ") + "]"
    return text
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing
import XCStrings

@testable import CatalogChecks

/// Laws of what becomes of the reports of rules.
@Suite struct FindingResolverTests {
  private static let rules = ActiveRule.defaults

  private static func context(seed: UInt64) throws -> CatalogContext {
    var generator = CatalogGenerator(seed: seed)
    let bytes = generator.catalog(layout: .xcode, keyCount: 20)
    return CatalogContext(
      try StringCatalog(bytes),
      path: "Folder/App.xcstrings",
      options: CheckOptions()
    )
  }

  /// Reports of any rules at any tokens.
  private static func reports(_ context: CatalogContext, seed: UInt64) -> [FindingSink.Raw] {
    var random = SeededGenerator(seed: seed)
    let document = context.document
    return (0..<200).compactMap { number in
      guard let token = document.tokens.indices.randomElement(using: &random) else { return nil }
      return FindingSink.Raw(
        rule: Int.random(in: rules.indices, using: &random),
        severity: Severity.allCases.randomElement(using: &random) ?? .info,
        offset: document.startOffset(token),
        keyToken: context.key(around: token) ?? -1,
        locale: context.locales.randomElement(using: &random),
        variation: Bool.random(using: &random) ? "plural.one" : nil,
        message: "message \(number)",
        fix: FixKind.allCases.randomElement(using: &random) ?? .none,
        repair: Int32(number)
      )
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func theOrderOfReportsDoesNotMatter(seed: UInt64) throws {
    let context = try Self.context(seed: seed)
    let resolver = FindingResolver(context, Self.rules)
    let reports = Self.reports(context, seed: seed)
    var random = SeededGenerator(seed: seed)
    let findings = resolver.findings(reports)
    let other = resolver.findings(reports.shuffled(using: &random))
    #expect(Set(findings) == Set(other))
    for findings in [findings, other] {
      for (a, b) in zip(findings, findings.dropFirst()) {
        let before = (a.location.line, a.location.column, a.rule)
        #expect(before <= (b.location.line, b.location.column, b.rule))
      }
    }
  }

  /// Each report becomes one finding with what the rule said, and its own repair.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func nothingIsLostOrMixedUp(seed: UInt64) throws {
    let context = try Self.context(seed: seed)
    let reports = Self.reports(context, seed: seed)
    let (findings, repairs) = FindingResolver(context, Self.rules).resolve(reports)
    #expect(findings.count == reports.count && repairs.count == reports.count)
    for (finding, repair) in zip(findings, repairs) {
      let report = reports[Int(repair)]
      #expect(finding.message == report.message)
      #expect(finding.rule == Self.rules[report.rule].metadata.id)
      #expect(finding.severity == report.severity)
      #expect(finding.locale == report.locale?.code)
      #expect(finding.variation == report.variation)
      #expect(finding.fix == report.fix)
      #expect(finding.key == (report.keyToken < 0 ? nil : context.document.text(report.keyToken)))
    }
  }

  /// A fingerprint is made of rule, table, key, language and form, and of nothing else.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func fingerprintsTellWhatAndNotWhere(seed: UInt64) throws {
    let context = try Self.context(seed: seed)
    let findings = FindingResolver(context, Self.rules).findings(
      Self.reports(context, seed: seed)
    )
    func identity(_ finding: Finding) -> [[UInt8]?] {
      [finding.rule, finding.key, finding.locale, finding.variation].map {
        $0.map { Array($0.utf8) }
      }
    }
    for a in findings {
      for b in findings {
        #expect((a.fingerprint == b.fingerprint) == (identity(a) == identity(b)))
      }
    }
  }

  /// What a rule has softened for a reason no configuration makes heavier, and what it reports at
  /// its usual weight gets the one that is configured.
  @Test(arguments: Checker.rules.filter { $0.id != RuleSettings.mandatoryRule })
  func noFindingGainsWeight(_ rule: RuleMetadata) throws {
    for configured in Severity.allCases {
      let configuration = try ConfigurationReader.read(
        Array("{\"rules\": {\"\(rule.id)\": \"\(configured.rawValue)\"}}".utf8),
        file: "config",
        folder: "/",
        vocabulary: ConfigurationVocabulary(rules: [rule.id])
      )
      let settings = try RuleSettings(
        rules: [rule],
        configuration: configuration,
        globs: { _ in { _ in false } }
      )
      let setting = try #require(settings[rule.id])
      let usual = rule.severity ?? .warning
      for stated in Severity.allCases {
        let severity = setting.severity(stated: stated)
        #expect(severity <= max(stated, configured))
        #expect(stated < usual ? severity <= stated : severity == configured)
      }
    }
  }

  /// A marker takes away the findings of its rules for its key, and nothing else.
  @Test(arguments: ["[no-lint]", "[no-lint:edge-whitespace]", "[no-lint:layout]", "no marker"])
  func markersSilenceTheirKey(_ marker: String) throws {
    func catalog(_ comment: String) -> String {
      """
      {"sourceLanguage":"en","strings":{
      "Archive":{"comment":"\(comment)","localizations":{
      "de":{"stringUnit":{"state":"translated","value":" %@ Archiv "}}}},
      "Saved":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Gut "}}}}},
      "version":"1.0"}
      """
    }
    func found(_ comment: String) throws -> [Finding] {
      Checker().findings(in: try StringCatalog(catalog(comment).utf8), path: "A.xcstrings")
    }
    let rule = marker.split { ":]".contains($0) }.dropFirst().first.map(String.init)
    let all = try found("plain")
    let expected = all.filter { finding in
      guard finding.key == "Archive", marker.hasPrefix("[") else { return true }
      return rule.map { $0 != finding.rule } ?? false
    }
    #expect(try found(marker).map(\.fingerprint) == expected.map(\.fingerprint))
  }
}

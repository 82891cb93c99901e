// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a case expects of a report of `check --format json`.
///
/// A specification names members of a finding; a list is a choice; `count` says how many there are
/// ("+" one or more, one without it). Everything at or above `nothingElse` must be named.
struct CaseFindings {
  private static let severities = ["info", "warning", "error"]

  private let present: [JSONValue]
  private let absent: [JSONValue]
  private let allowed: [JSONValue]
  private let level: Int

  init(_ value: JSONValue) throws {
    let members = value.object ?? [:]
    let known: Set = ["present", "absent", "allowed", "nothingElse"]
    let unknown = Set(members.keys).subtracting(known)
    guard unknown.isEmpty else {
      throw CaseFailure("case.json: unknown members of findings: \(unknown.sorted())")
    }
    guard let level = members["nothingElse"]?.string.flatMap(Self.severities.firstIndex) else {
      throw CaseFailure("case.json: findings need nothingElse")
    }
    present = members["present"]?.array ?? []
    absent = members["absent"]?.array ?? []
    allowed = members["allowed"]?.array ?? []
    self.level = level
  }

  /// Compares a report with it.
  func check(_ report: JSONValue) throws {
    let findings = try Self.findings(of: report)
    var known = allowed
    for wanted in present {
      let options = wanted["anyOf"]?.array ?? [wanted]
      known += options
      let isFound = options.contains { Self.isCounted($0, in: findings) }
      guard isFound else {
        throw CaseFailure("finding", expected: wanted, got: .array(findings))
      }
    }
    for unwanted in absent {
      if let finding = findings.first(where: { Self.fits(unwanted, $0) }) {
        throw CaseFailure("findings: expected none like \(unwanted), got \(finding)")
      }
    }
    for finding in findings where severity(of: finding) >= level {
      guard known.contains(where: { Self.fits($0, finding) }) else {
        throw CaseFailure("findings: expected nothing else, got \(finding)")
      }
    }
  }

  private static func isCounted(_ specification: JSONValue, in findings: [JSONValue]) -> Bool {
    let hits = findings.count { fits(specification, $0) }
    guard let wanted = specification["count"] else { return hits == 1 }
    return wanted.string == "+" ? hits > 0 : hits == wanted.integer
  }

  private static func fits(_ specification: JSONValue, _ finding: JSONValue) -> Bool {
    (specification.object ?? [:]).allSatisfy { name, wanted in
      guard name != "count" else { return true }
      guard let value = finding[name] else { return false }
      return (wanted.array ?? [wanted]).contains { choice in
        if case .null = choice {
          guard case .null = value else { return false }
          return true
        }
        return CasePattern.fits(choice, value)
      }
    }
  }

  /// The findings of a report, whose promised shape is checked on the way.
  private static func findings(of report: JSONValue) throws -> [JSONValue] {
    guard let findings = report["findings"]?.array, report["version"]?.integer == 1,
      report["tool"]?["name"]?.string == "toaststrings", let summary = report["summary"]
    else { throw CaseFailure("the report lacks promised members: \(report)") }
    for severity in severities {
      let count = findings.count { $0["severity"]?.string == severity }
      guard summary["\(severity)s"]?.integer == count else {
        throw CaseFailure("summary: \(summary) for \(count) findings of severity \(severity)")
      }
    }
    for finding in findings {
      guard finding["line"]?.integer ?? 0 > 0, finding["column"]?.integer ?? 0 > 0,
        finding["message"]?.isEmpty == false, finding["fingerprint"]?.isEmpty == false
      else { throw CaseFailure("a finding lacks promised members: \(finding)") }
    }
    return findings
  }

  private func severity(of finding: JSONValue) -> Int {
    finding["severity"]?.string.flatMap(Self.severities.firstIndex) ?? 0
  }
}

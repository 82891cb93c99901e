// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Receives what rules find in one source.
struct CodeFindings {
  let path: String
  /// The rule that is looking.
  var rule: ActiveRule
  private(set) var found: [Finding] = []

  init(path: String, rule: ActiveRule) {
    self.path = path
    self.rule = rule
  }

  /// Takes a finding.
  ///
  /// - Parameters:
  ///   - line: the line of the literal or expression, from 1.
  ///   - column: its column in Unicode scalars, from 1.
  ///   - message: what is wrong and what to do, without a full stop at its end.
  ///   - key: the key that is looked up; `nil` where it is not known.
  ///   - table: the table of the key, or what else tells the finding from others.
  ///   - severity: when it is not the rule's own.
  mutating func report(
    line: Int,
    column: Int,
    _ message: String,
    key: String?,
    table: String,
    severity: Severity? = nil
  ) {
    if rule.setting.ignoresSome, rule.setting.ignores(key: key, locale: nil) { return }
    found.append(
      Finding(
        rule: rule.metadata.id,
        severity: rule.setting.severity(stated: severity ?? rule.setting.severity),
        path: path,
        location: SourceLocation(line: line, column: column),
        key: key,
        locale: nil,
        variation: nil,
        message: message,
        fix: .none,
        fingerprint: Fingerprint.of(
          rule: rule.metadata.id,
          table: table,
          key: key,
          locale: nil,
          variation: nil
        )
      )
    )
  }
}

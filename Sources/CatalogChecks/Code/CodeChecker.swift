// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Runs the rules that look at Swift sources.
package struct CodeChecker: Sendable {
  private let rules: [ActiveRule]
  private let usage: CodeUsage

  /// Makes a checker of the rules that run.
  ///
  /// - Parameters:
  ///   - rules: all rules that run; only those for sources are used.
  ///   - usage: what all sources look up.
  init(_ rules: [ActiveRule], _ usage: CodeUsage) {
    self.rules = rules.filter { $0.rule.forCode != nil }
    self.usage = usage
  }

  /// The paths of the sources in their order.
  var paths: [String] { usage.paths }

  /// Checks the file of one source.
  package func check(file path: String) -> CheckedCatalog {
    let findings = check(path)
    return CheckedCatalog(
      path: path,
      findings: findings,
      keys: 0,
      source: findings.isEmpty ? nil : try? TextBytes(contentsOfFile: path),
      error: nil,
      isMalformed: false
    )
  }

  /// Checks one source.
  ///
  /// - Parameter path: the path of the source.
  /// - Returns: the findings sorted by line, column and rule.
  func check(_ path: String) -> [Finding] {
    let context = CodeContext(usage: usage, path: path)
    var findings: [Finding] = []
    for rule in rules {
      guard let code = rule.rule.forCode else { continue }
      var sink = CodeFindings(path: path, rule: rule)
      code.check(context, &sink)
      findings += sink.found
    }
    return findings.sorted {
      ($0.location.line, $0.location.column, $0.rule)
        < ($1.location.line, $1.location.column, $1.rule)
    }
  }
}

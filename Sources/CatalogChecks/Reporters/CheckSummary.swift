// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The counts of one run over catalogs.
package struct CheckSummary: Equatable, Sendable {
  /// Catalogs that were read.
  package var catalogs: Int
  /// Keys in them.
  package var keys: Int
  /// Findings of severity error.
  package var errors: Int
  /// Findings of severity warning.
  package var warnings: Int
  /// Findings of severity info.
  package var infos: Int

  /// Makes a summary of counts, by default of a run that has seen nothing.
  package init(catalogs: Int = 0, keys: Int = 0, errors: Int = 0, warnings: Int = 0, infos: Int = 0)
  {
    self.catalogs = catalogs
    self.keys = keys
    self.errors = errors
    self.warnings = warnings
    self.infos = infos
  }

  /// Counts a catalog with its keys and findings.
  package mutating func add(keys: Int, findings: [Finding]) {
    catalogs += 1
    self.keys += keys
    add(findings)
  }

  /// Counts findings in what is no catalog.
  package mutating func add(_ findings: [Finding]) {
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
    }
  }

  /// The severity of the worst finding, `nil` when there is none.
  package var worst: Severity? {
    if errors > 0 { return .error }
    if warnings > 0 { return .warning }
    return infos > 0 ? .info : nil
  }
}

extension CheckSummary: CustomStringConvertible {
  /// One line for people, such as `2 errors, 1 warning in 3 catalogs (412 keys)`.
  package var description: String {
    var findings: [String] = []
    if errors > 0 { findings.append(Self.count(errors, "error")) }
    if warnings > 0 { findings.append(Self.count(warnings, "warning")) }
    if infos > 0 { findings.append(Self.count(infos, "info")) }
    let found = findings.isEmpty ? "no findings" : findings.joined(separator: ", ")
    return "\(found) in \(Self.count(catalogs, "catalog")) (\(Self.count(keys, "key")))"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

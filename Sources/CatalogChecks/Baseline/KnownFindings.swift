// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How many findings of each fingerprint a file is known to have.
///
/// Fingerprints leave out the line; two findings of one rule in one text share theirs, hence counts.
/// That a file is not JSON is never known: nothing can be said of it, new or old.
package struct KnownFindings: Equatable, Sendable {
  /// How many there are of each fingerprint; no zeros.
  private(set) var counts: [UInt64: Int] = [:]

  package init() {}

  /// Counts the findings of a file.
  package init(_ findings: [Finding]) {
    for finding in findings {
      guard let fingerprint = Self.fingerprint(finding) else { continue }
      counts[fingerprint, default: 0] += 1
    }
  }

  /// The number of findings.
  package var total: Int { counts.values.reduce(0, +) }

  package var isEmpty: Bool { counts.isEmpty }

  /// For each finding of a file whether it is new: of those with one fingerprint, the first are the
  /// known ones.
  package func areNew(_ findings: [Finding]) -> [Bool] {
    var left = counts
    return findings.map { finding in
      guard let fingerprint = Self.fingerprint(finding), let count = left[fingerprint], count > 0
      else { return true }
      left[fingerprint] = count - 1
      return false
    }
  }

  /// Takes findings out, each as often as it is there.
  mutating func remove(_ findings: [Finding]) {
    for finding in findings {
      guard let fingerprint = Self.fingerprint(finding), let count = counts[fingerprint] else {
        continue
      }
      set(count - 1, for: fingerprint)
    }
  }

  /// What is both here and there.
  package func intersection(_ other: KnownFindings) -> KnownFindings {
    var result = KnownFindings()
    for (fingerprint, count) in counts {
      result.set(min(count, other.counts[fingerprint] ?? 0), for: fingerprint)
    }
    return result
  }

  mutating func set(_ count: Int, for fingerprint: UInt64) {
    counts[fingerprint] = count > 0 ? count : nil
  }

  private static func fingerprint(_ finding: Finding) -> UInt64? {
    finding.rule == RuleSettings.mandatoryRule ? nil : UInt64(finding.fingerprint, radix: 16)
  }
}

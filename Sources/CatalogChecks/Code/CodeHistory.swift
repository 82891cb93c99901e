// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a comparison of all sources as they are with all as they were tells of each finding.
package enum CodeHistory {
  /// For each source and each of its findings whether it is new.
  ///
  /// A finding is that of a rule for a key, wherever its line has moved to: in a source as many of
  /// them are known as it had before, and then as many more as other sources have lost, so that a
  /// look-up may move from one source to another.
  ///
  /// - Parameters:
  ///   - now: checks the sources as they are.
  ///   - old: checks them as they were.
  /// - Returns: the answers by path, in the order in which `now` gives the findings.
  package static func areNew(_ now: CodeChecker, since old: CodeChecker) -> [String: [Bool]] {
    let known = old.paths.map { (path: $0, findings: old.check($0)) }
    let byPath = Dictionary(
      known.map { ($0.path, KnownFindings($0.findings)) },
      uniquingKeysWith: { first, _ in first }
    )
    let found = now.paths.map { path in
      let findings = now.check(path)
      return (path, findings, byPath[path]?.areNew(findings) ?? findings.map { _ in true })
    }
    var left = KnownFindings(known.flatMap(\.findings))
    for (_, findings, isNew) in found {
      left.remove(zip(findings, isNew).filter { !$0.1 }.map(\.0))
    }
    var answers: [String: [Bool]] = [:]
    for (path, findings, isNew) in found {
      let unseen = zip(findings, isNew).filter(\.1).map(\.0)
      var rest = left.areNew(unseen).makeIterator()
      left.remove(unseen)
      answers[path] = isNew.map { $0 && (rest.next() ?? true) }
    }
    return answers
  }
}

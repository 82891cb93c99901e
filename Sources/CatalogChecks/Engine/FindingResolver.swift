// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Turns what rules said into findings: with places and texts, sorted, less what is silenced.
struct FindingResolver {
  private let context: CatalogContext
  private let rules: [ActiveRule]

  init(_ context: CatalogContext, _ rules: [ActiveRule]) {
    self.context = context
    self.rules = rules
  }

  /// The findings in the order of the file; at one place in that of the rules' ids.
  func findings(_ raw: [FindingSink.Raw]) -> [Finding] {
    resolve(raw).findings
  }

  /// The findings as above, and for each the place of its repair among those of the sink, or -1.
  func resolve(_ raw: [FindingSink.Raw]) -> (findings: [Finding], repairs: [Int32]) {
    let sorted = raw.sorted { a, b in
      a.offset != b.offset
        ? a.offset < b.offset : rules[a.rule].metadata.id < rules[b.rule].metadata.id
    }
    var lines = LineIndex(context.document.bytes)
    var markers: [Int: LintMarkers] = [:]
    var keys = KeyCache(context.document)
    var findings: [Finding] = []
    findings.reserveCapacity(sorted.count)
    var repairs: [Int32] = []
    // What stands twice is never rewritten.
    let isWritable = context.document.duplicates.isEmpty
    let table = context.table
    for raw in sorted {
      let rule = rules[raw.rule]
      let id = rule.metadata.id
      if raw.keyToken >= 0, isSilenced(id, raw.keyToken, &markers) { continue }
      let key = raw.keyToken < 0 ? nil : keys.text(raw.keyToken)
      if rule.setting.ignoresSome, rule.setting.ignores(key: key, locale: raw.locale?.code) {
        continue
      }
      findings.append(
        Finding(
          rule: id,
          severity: rule.setting.severity(stated: raw.severity),
          path: context.path,
          location: lines.next(raw.offset),
          key: key,
          locale: raw.locale?.code,
          variation: raw.variation,
          message: raw.message,
          fix: isWritable ? raw.fix : .none,
          fingerprint: Fingerprint.of(
            rule: id,
            table: table,
            key: key,
            locale: raw.locale?.code,
            variation: raw.variation
          )
        )
      )
      repairs.append(isWritable ? raw.repair : -1)
    }
    return (findings, repairs)
  }

  /// Whether the entry's comment says that the rule is to be silent.
  private func isSilenced(_ rule: String, _ key: Int, _ markers: inout [Int: LintMarkers]) -> Bool {
    if markers[key] == nil {
      let comment = context.document.member(.comment, of: key + 1)
        .flatMap { context.document[$0].kind == .string ? context.document.text($0) : nil }
      markers = [key: LintMarkers(comment: comment ?? "")]
    }
    return markers[key]?.silences(rule) ?? false
  }

  /// Findings come key by key: the last key's text is kept.
  private struct KeyCache {
    private let document: JSONDocument
    private var token = -1
    private var last = ""

    init(_ document: JSONDocument) {
      self.document = document
    }

    mutating func text(_ key: Int) -> String {
      if key != token { (token, last) = (key, document.text(key)) }
      return last
    }
  }
}

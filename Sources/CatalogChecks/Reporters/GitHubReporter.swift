// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Workflow commands of GitHub Actions, which become annotations of the changed files.
///
/// GitHub shows about ten annotations of each level a step. So the findings of one rule for one key
/// are one annotation, at the worst of them, and in each catalog errors come before warnings and
/// these before notices. Levels are counted apart, hence an error of a later catalog is not hidden
/// by the warnings of an earlier one.
struct GitHubReporter: Reporter {
  private var buffer: ReportBuffer

  init(to output: any ReportOutput) {
    buffer = ReportBuffer(output)
  }

  mutating func begin() throws {}

  mutating func report(_ findings: [Finding], source: (any ReportSource)?) throws {
    let groups = Self.groups(of: findings)
    let path = Self.property(findings.first?.path ?? "")
    for severity in Severity.allCases.reversed() {
      for group in groups where group.worst.severity == severity {
        append(group, path: path)
        try buffer.flushWhenFull()
      }
    }
  }

  mutating func finish(_ summary: CheckSummary, errors: [CheckError]) throws {
    for error in errors {
      buffer.append("::error file=")
      buffer.append(Self.property(error.path))
      buffer.append("::")
      buffer.append(Self.message(error.message))
      buffer.append("\n")
      try buffer.flushWhenFull()
    }
    try buffer.flush()
  }

  private mutating func append(_ group: Group, path: String) {
    let worst = group.worst
    buffer.append("::")
    buffer.append(Self.level(worst.severity))
    buffer.append(" file=")
    buffer.append(path)
    buffer.append(",line=")
    buffer.append(String(worst.location.line))
    buffer.append(",col=")
    buffer.append(String(worst.location.column))
    buffer.append(",title=")
    buffer.append(Self.property(worst.rule))
    buffer.append("::")
    buffer.append(Self.message(worst.message))
    if group.hasOthers { buffer.append(Self.message(group.rest)) }
    buffer.append("\n")
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}

// MARK: - Groups

extension GitHubReporter {
  /// Findings of one rule for one key.
  private struct Group {
    private(set) var worst: Finding
    private var others: [Finding] = []

    init(_ finding: Finding) {
      worst = finding
    }

    mutating func add(_ finding: Finding) {
      if finding.severity > worst.severity {
        others.append(worst)
        worst = finding
      } else {
        others.append(finding)
      }
    }

    var hasOthers: Bool { !others.isEmpty }

    /// What is said of all but the worst: how many there are and in which languages.
    var rest: String {
      let locales = Set(others.compactMap(\.locale)).subtracting([worst.locale ?? ""]).sorted()
      let named = locales.prefix(Self.namedLocales).joined(separator: ", ")
      let place =
        locales.isEmpty ? "" : ": \(named)\(locales.count > Self.namedLocales ? ", …" : "")"
      return " (and \(others.count) more\(place))"
    }

    private static let namedLocales = 8
  }

  /// What makes a group.
  ///
  /// Keys are compared by their bytes, for `==` takes composed and decomposed spellings for the
  /// same. Their hash values are the same then, which does no harm.
  private struct GroupKey: Hashable {
    let rule: String
    let key: String?

    static func == (a: GroupKey, b: GroupKey) -> Bool {
      guard a.rule == b.rule, let first = a.key, let second = b.key else {
        return a.rule == b.rule && a.key == nil && b.key == nil
      }
      return first.utf8.elementsEqual(second.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(rule)
      hasher.combine(key)
    }
  }

  /// The groups in the order of their first findings.
  private static func groups(of findings: [Finding]) -> [Group] {
    var groups: [Group] = []
    var places: [GroupKey: Int] = [:]
    for finding in findings {
      let key = GroupKey(rule: finding.rule, key: finding.key)
      if let place = places[key] {
        groups[place].add(finding)
      } else {
        places[key] = groups.count
        groups.append(Group(finding))
      }
    }
    return groups
  }
}

// MARK: - Escaping

extension GitHubReporter {
  /// The text of a command: one line in which no scalar acts, with GitHub's escape of `%`.
  private static func message(_ text: String) -> String {
    percentEncoded(TerminalText.escaped(text), endOfMessage)
  }

  /// The value of a property, in which a colon or comma would end it.
  ///
  /// Line ends are GitHub's escapes here, for the value is a path that must stay what it is.
  private static func property(_ text: String) -> String {
    TerminalText.escaped(percentEncoded(text, endOfProperty))
  }

  private static let endOfMessage = Array("%".utf8)
  private static let endOfProperty = Array("%\r\n:,".utf8)

  private static func percentEncoded(_ text: String, _ encoded: [UInt8]) -> String {
    guard encoded.contains(where: text.utf8.contains) else { return text }
    var result: [UInt8] = []
    for byte in text.utf8 {
      guard encoded.contains(byte) else {
        result.append(byte)
        continue
      }
      result += (byte < 16 ? "%0" : "%").utf8
      result += String(byte, radix: 16, uppercase: true).utf8
    }
    return String(decoding: result, as: UTF8.self)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text to localize that code looks up.
public struct ExtractedString: Sendable {
  /// The key as the run time looks it up.
  public internal(set) var key: String
  /// The table, which is the name of the catalog's file.
  public internal(set) var table: String
  /// The text of the source language, where the code gives one or the key has two or more
  /// arguments.
  public internal(set) var defaultValue: String?
  /// Whether the code gives the default value, rather than the key's arguments.
  public internal(set) var hasExplicitDefault: Bool
  /// What the code tells translators.
  public internal(set) var comment: String?
  /// From 1.
  public internal(set) var line: Int
  /// From 1, in Unicode scalars.
  public internal(set) var column: Int
  /// How sure it is that this is a key.
  public internal(set) var confidence: ExtractionConfidence
  /// What is doubtful about it.
  public internal(set) var problems: [ExtractionProblem]
  /// The key in pieces where it has arguments.
  public internal(set) var template: KeyTemplate?

  /// Where the key's literal begins, in bytes.
  var offset: Int

  /// The table of keys that name none.
  public static let defaultTable = "Localizable"
}

extension ExtractedString {
  /// The string as another key that fits arguments of unknown types.
  package func adopting(_ specifiers: [String]) -> ExtractedString {
    guard let template else { return self }
    var copy = self
    let adopted = template.adopting(specifiers)
    copy.template = adopted
    copy.key = adopted.key
    if !hasExplicitDefault, adopted.argumentCount > 1 { copy.defaultValue = adopted.value }
    copy.problems.removeAll { $0 == .assumedSpecifier }
    copy.confidence = max(confidence, .likely)
    return copy
  }

  /// The string with one more problem.
  package func noting(_ problem: ExtractionProblem) -> ExtractedString {
    guard !problems.contains(problem) else { return self }
    var copy = self
    copy.problems.append(problem)
    return copy
  }

  /// A string that another extractor found, such as the compiler on a Mac.
  package init(
    key: String,
    table: String,
    defaultValue: String?,
    comment: String?,
    line: Int,
    column: Int
  ) {
    self.init(
      key: key,
      table: table,
      defaultValue: defaultValue,
      hasExplicitDefault: defaultValue != nil,
      comment: comment,
      line: line,
      column: column,
      confidence: .sure,
      problems: [],
      template: nil,
      offset: 0
    )
  }

  /// The table and the key as a number.
  var identity: UInt64 {
    var hash = Symbol(key).value
    if table != Self.defaultTable {
      for byte in table.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return hash
  }
}

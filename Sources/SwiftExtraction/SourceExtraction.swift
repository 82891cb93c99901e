// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What was extracted from one source.
public struct SourceExtraction: Sendable {
  /// The path of the source.
  public let path: String
  /// The texts in the order of their places.
  public internal(set) var strings = ExtractedStrings()
  /// What kept others from being extracted, in the order of their places.
  public internal(set) var diagnostics: [SourceDiagnostic] = []
  /// Why the source could not be read at all.
  public internal(set) var failure: String?
  /// The texts of literals that are no keys, as numbers.
  var literalTexts: [UInt64] = []

  init(path: String) {
    self.path = path
  }
}

/// What was extracted from all sources.
public struct ProjectExtraction: Sendable {
  /// The sources in the order of their paths.
  public internal(set) var sources: [SourceExtraction]
  /// The texts of literals that are no keys, as numbers; only where they were asked for.
  let literalTexts: Set<UInt64>

  /// Whether a text stands in the sources as a literal that was not taken for a key.
  public func hasLiteral(_ text: String) -> Bool { literalTexts.contains(Symbol(text).value) }

  /// Whether some source could not be read, or only in part.
  public var isIncomplete: Bool {
    sources.contains { source in
      source.failure != nil
        || source.diagnostics.contains { $0.problem == .unreadableSource }
    }
  }

  /// Whether a key or its text is in doubt.
  public var hasDoubts: Bool {
    sources.contains { source in
      source.failure != nil || source.diagnostics.contains { $0.problem.isDoubt }
        || source.strings.hasDoubts
    }
  }
}

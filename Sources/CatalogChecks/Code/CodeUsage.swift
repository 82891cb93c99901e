// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CatalogOperations
package import SwiftExtraction
package import XCStrings

/// What the sources of a project look up, matched with the catalogs that are checked.
package struct CodeUsage: Sendable {
  /// One text that a source looks up.
  struct Use: Sendable {
    let string: ExtractedString
    /// Whether a catalog of its table was given, and none has the key.
    let isMissing: Bool
    /// Keys of the catalogs with the same text and other placeholders.
    let rivals: [String]
    /// Whether all that is missing is in the code: a default value, and no other language.
    let isShownFromCode: Bool
  }

  /// The paths of the sources in their order.
  package let paths: [String]
  private let uses: [String: [Use]]
  private let diagnostics: [String: [SourceDiagnostic]]
  private let usedKeys: [String: Set<ExactText>]
  private let extraction: ProjectExtraction
  /// Beginnings of keys that are put together at run time.
  private let dynamicPrefixes: [String]
  /// Whether every source was found and read in full.
  let isComplete: Bool

  /// Matches sources with catalogs.
  ///
  /// - Parameters:
  ///   - extraction: what the sources look up, with the texts of their other literals.
  ///   - catalogs: the catalogs with their paths.
  ///   - isComplete: whether every source was found; nothing counts as unused where one was not, nor
  ///     where there is none at all.
  package init(
    _ extraction: ProjectExtraction,
    catalogs: [(path: String, catalog: StringCatalog)],
    isComplete: Bool = true
  ) {
    self.extraction = extraction
    paths = extraction.sources.map(\.path)
    self.isComplete = isComplete && !extraction.isIncomplete && !extraction.sources.isEmpty
    var tables: [String: Table] = [:]
    for (path, catalog) in catalogs {
      tables[CatalogContext.table(ofPath: path), default: Table()].add(catalog)
    }
    let reconcilers = tables.mapValues { KeyReconciler(keys: $0.keys) }
    var wanted: [String: Set<ExactText>] = [:]
    for source in extraction.sources {
      for string in source.strings where string.template?.hasUnknown != true {
        wanted[string.table, default: []].insert(ExactText(string.key))
      }
    }
    var uses: [String: [Use]] = [:]
    var usedKeys: [String: Set<ExactText>] = [:]
    var prefixes: [String] = []
    for source in extraction.sources {
      uses[source.path] = source.strings.map { string in
        guard let reconciler = reconcilers[string.table], let table = tables[string.table] else {
          return Use(string: string, isMissing: false, rivals: [], isShownFromCode: false)
        }
        let outcome = reconciler.reconcile(string, wanted: wanted[string.table] ?? [])
        for key in outcome.usedKeys + outcome.rivals {
          usedKeys[string.table, default: []].insert(ExactText(key))
        }
        return Use(
          string: outcome.string,
          isMissing: outcome.usedKeys.isEmpty,
          rivals: outcome.usedKeys.isEmpty ? outcome.rivals : [],
          isShownFromCode: string.hasExplicitDefault && !table.isTranslated
        )
      }
      for diagnostic in source.diagnostics {
        if let text = diagnostic.text, text.utf8.count > 1, diagnostic.problem.isDynamicKey {
          prefixes.append(text)
        }
      }
    }
    self.uses = uses
    self.usedKeys = usedKeys
    diagnostics = Dictionary(
      extraction.sources.map { ($0.path, $0.diagnostics) },
      uniquingKeysWith: { $0 + $1 }
    )
    dynamicPrefixes = prefixes
  }

  /// The keys of the catalogs of one name.
  private struct Table {
    var keys: [String] = []
    /// Whether there is another language than that of the source.
    var isTranslated = false

    mutating func add(_ catalog: StringCatalog) {
      let source = catalog.sourceLanguage ?? "en"
      for entry in catalog.entries {
        keys.append(entry.key)
        if !isTranslated {
          isTranslated = entry.localizations.contains { !$0.language.isExactly(source) }
        }
      }
    }
  }

  /// What a source looks up.
  func uses(in path: String) -> [Use] { uses[path] ?? [] }

  /// What keeps texts of a source from being looked up.
  func diagnostics(in path: String) -> [SourceDiagnostic] { diagnostics[path] ?? [] }

  /// Whether any source localizes anything.
  var localizes: Bool { uses.values.contains { !$0.isEmpty } }

  /// Whether some source looks up a key of a table as it stands, or has it as a literal.
  func hasText(_ key: String, of table: String) -> Bool {
    usedKeys[table]?.contains(ExactText(key)) == true || extraction.hasLiteral(key)
  }

  /// Whether some source uses a key of a table, or may: its text stands there as a literal, or the
  /// key begins as one that is put together does.
  func mayUse(_ key: String, of table: String) -> Bool {
    hasText(key, of: table) || dynamicPrefixes.contains { key.hasPrefix($0) }
  }
}

extension ExtractionProblem {
  /// Whether a key is made at run time.
  var isDynamicKey: Bool {
    switch self {
    case .nonLiteralKey, .concatenatedLiteral, .nilCoalescedLiteral, .mixedTernary,
      .interpolatedLegacyKey, .unknownWrapper:
      true
    default: false
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

public import XCStrings

/// Checks catalogs under one set of settings.
///
/// ```swift
/// let catalog = try StringCatalog(contentsOfFile: path)
/// for finding in Checker().findings(in: catalog, path: path) where finding.severity == .error {
///   print("\(path):\(finding.location): \(finding.message)")
/// }
/// ```
public struct Checker: Sendable {
  private let checker: CatalogChecker
  private let options: CheckOptions
  /// What checks the sources of the project; `nil` when none were given.
  package let code: CodeChecker?

  /// What is known about every rule, in the order of their ids.
  package static let rules: [RuleMetadata] = RuleRegistry.rules.map { $0.metadata }
    .sorted { $0.id < $1.id }

  /// The documentation of a rule in Markdown; `nil` for an id that is none.
  ///
  /// - Parameter id: the id of the rule.
  /// - Returns: what stands above the rule in its source.
  package static func documentation(of id: String) -> String? {
    guard let type = RuleRegistry.rules.first(where: { $0.metadata.id == id }) else { return nil }
    return RuleRegistry.documentation["\(type)"]
  }

  /// Makes a checker.
  ///
  /// - Parameters:
  ///   - settings: which rules run, and how.
  ///   - options: what is asked for beyond the rules.
  /// - Throws: `RuleOptionError` for an option that a rule does not have, or of the wrong kind.
  package init(_ settings: RuleSettings, options: CheckOptions) throws(RuleOptionError) {
    let rules = try ActiveRule.all(settings)
    checker = CatalogChecker(rules)
    code = options.usage.map { CodeChecker(rules, $0) }
    self.options = options
  }

  /// Makes a checker that runs the rules that are on by default, with their default options.
  ///
  /// - Parameters:
  ///   - requiredLocales: the languages in which every key should have text; `nil` to take those
  ///     that have text for at least half of the keys.
  ///   - isStrict: whether a text that a parent language covers counts as missing.
  public init(requiredLocales: [String]? = nil, isStrict: Bool = false) {
    checker = CatalogChecker(ActiveRule.defaults)
    options = CheckOptions(requiredLocales: requiredLocales, isStrict: isStrict)
    code = nil
  }

  /// Checks a catalog.
  ///
  /// - Parameters:
  ///   - catalog: the catalog; members that stand twice are findings.
  ///   - path: its path as findings name it; its file name tells them which table it is.
  /// - Returns: the findings in the order of the file.
  public func findings(in catalog: StringCatalog, path: String) -> [Finding] {
    checker.check(catalog, path: path, options: options).findings
  }

  /// Reads a file and checks it.
  ///
  /// - Parameter path: the path of the catalog, as reports name it.
  /// - Returns: the findings, or why there are none.
  package func check(file path: String) -> CheckedCatalog {
    do {
      return check(try TextBytes(contentsOfFile: path), path: path)
    } catch {
      let words = if case .unreadable(let words) = error.reason { words } else { "\(error)" }
      return CheckedCatalog(
        path: path,
        findings: [],
        keys: 0,
        source: nil,
        error: CheckError(path: path, message: "cannot be read: \(words)"),
        isMalformed: false
      )
    }
  }

  /// Checks bytes.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of a catalog.
  ///   - path: its path, as reports name it.
  /// - Returns: the findings; for what is not JSON the one that says so.
  package func check(_ bytes: TextBytes, path: String) -> CheckedCatalog {
    do {
      let catalog = StringCatalog(try JSONDocument(bytes))
      let (findings, keys) = checker.check(catalog, path: path, options: options)
      return CheckedCatalog(
        path: path,
        findings: findings,
        keys: keys,
        source: bytes,
        error: nil,
        isMalformed: false
      )
    } catch {
      return CheckedCatalog(
        path: path,
        findings: [Self.invalidJSON(error, bytes, path)],
        keys: 0,
        source: bytes,
        error: nil,
        isMalformed: true
      )
    }
  }

  /// Checks bytes and works out what repairs the findings.
  ///
  /// - Returns: the findings, for each its repair or `nil`, and the catalog; `nil` for bytes that
  ///   are not JSON.
  func checkForRepair(
    _ bytes: TextBytes,
    path: String
  ) -> (checked: CheckedCatalog, repairs: [Repair?], catalog: StringCatalog)? {
    guard let document = try? JSONDocument(bytes) else { return nil }
    let catalog = StringCatalog(document)
    let (findings, repairs, keys) = checker.checkForRepair(catalog, path: path, options: options)
    let checked = CheckedCatalog(
      path: path,
      findings: findings,
      keys: keys,
      source: bytes,
      error: nil,
      isMalformed: false
    )
    return (checked, repairs, catalog)
  }

  private static func invalidJSON(
    _ error: JSONSyntaxError,
    _ bytes: TextBytes,
    _ path: String
  ) -> Finding {
    Finding(
      rule: InvalidJSON.metadata.id,
      severity: .error,
      path: path,
      location: LineIndex(bytes).location(ofOffset: error.offset),
      key: nil,
      locale: nil,
      variation: nil,
      message: error.description,
      fix: .none,
      fingerprint: Fingerprint.of(
        rule: InvalidJSON.metadata.id,
        table: CatalogContext.table(ofPath: path),
        key: nil,
        locale: nil,
        variation: nil
      )
    )
  }
}

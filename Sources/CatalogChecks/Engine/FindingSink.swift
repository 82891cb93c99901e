// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Receives what rules find in one catalog.
///
/// The engine says what is being looked at; a rule then only says where in it and what is wrong.
struct FindingSink {
  /// A finding before its place and texts are worked out.
  struct Raw {
    let rule: Int
    let severity: Severity
    let offset: Int
    let keyToken: Int
    let locale: CatalogLocale?
    let variation: String?
    let message: String
    let fix: FixKind
    /// The place of its repair among those of the sink, -1 for none.
    let repair: Int32
  }

  /// What is being looked at.
  struct Scope {
    var rule = 0
    var severity = Severity.error
    /// The token of the key, -1 for the whole file.
    var keyToken = -1
    var locale: CatalogLocale?
    /// The value of the localization and the token in it that stand for the form, or -1.
    var localization = -1
    var leaf = -1
  }

  let document: JSONDocument
  var scope = Scope()
  private(set) var found: [Raw] = []
  /// Repairs of findings, where they are asked for.
  private(set) var repairs: [Repair] = []
  private let collectsRepairs: Bool
  private var path: TokenPath

  init(_ document: JSONDocument, collectsRepairs: Bool = false) {
    self.document = document
    self.collectsRepairs = collectsRepairs
    path = TokenPath(document)
  }

  /// Takes a finding about what is being looked at.
  ///
  /// - Parameters:
  ///   - token: the smallest token that the finding is about.
  ///   - message: what is wrong and what to do, without a full stop at its end.
  ///   - severity: when it is not the rule's own.
  ///   - fix: how it could be repaired.
  ///   - repair: what repairs it, worked out only for those who want to.
  mutating func report(
    at token: Int,
    _ message: String,
    severity: Severity? = nil,
    fix: FixKind = .none,
    repair: @autoclosure () -> Repair? = nil
  ) {
    let variation =
      scope.leaf < 0
      ? nil
      : VariationPath.text(document, path.names(from: scope.localization, to: scope.leaf))
    report(
      at: token,
      message,
      severity: severity,
      fix: fix,
      locale: scope.locale,
      variation: variation,
      repair: repair()
    )
  }

  /// Takes a finding about another language or form than the one being looked at.
  ///
  /// - Parameters:
  ///   - token: the smallest token that the finding is about.
  ///   - message: what is wrong and what to do, without a full stop at its end.
  ///   - severity: when it is not the rule's own.
  ///   - fix: how it could be repaired.
  ///   - locale: the language, `nil` for every language.
  ///   - variation: the path of the form, also of one that is not there.
  ///   - repair: what repairs it, worked out only for those who want to.
  mutating func report(
    at token: Int,
    _ message: String,
    severity: Severity? = nil,
    fix: FixKind = .none,
    locale: CatalogLocale?,
    variation: String?,
    repair: @autoclosure () -> Repair? = nil
  ) {
    reportOffset(
      document.startOffset(token),
      message,
      severity: severity,
      fix: fix,
      locale: locale,
      variation: variation,
      repair: repair()
    )
  }

  /// Takes a finding about a byte that is no token's first, such as one of a file's layout.
  mutating func reportOffset(
    _ offset: Int,
    _ message: String,
    severity: Severity? = nil,
    fix: FixKind = .none,
    locale: CatalogLocale? = nil,
    variation: String? = nil,
    keyToken: Int? = nil,
    repair: @autoclosure () -> Repair? = nil
  ) {
    var place: Int32 = -1
    if collectsRepairs, fix != .none, let repair = repair() {
      place = Int32(repairs.count)
      repairs.append(repair)
    }
    found.append(
      Raw(
        rule: scope.rule,
        severity: severity ?? scope.severity,
        offset: offset,
        keyToken: keyToken ?? scope.keyToken,
        locale: locale,
        variation: variation,
        message: message,
        fix: fix,
        repair: place
      )
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A catalog must have the members of the format, each with a value of its type.
///
/// ## What it checks
/// Errors are a missing `sourceLanguage` or `strings`, a value of the wrong type, a plural form
/// other than `zero`, `one`, `two`, `few`, `many` and `other`, a substitution without variations
/// and an `argNum` that is no whole number. A missing `version` and `variations` beside a
/// `stringUnit` are warnings. What a newer version of the format may have brought is an info:
/// unknown members, states, kinds of variations and devices, a `version` above 1.3. `null` stands
/// for a member that is not there, and an entry without members is normal.
///
/// ## Why it matters
/// Xcode and other tools refuse such a file or drop what they do not understand.
///
/// ## Example
/// Bad:
/// ```json
/// "state" : 3
/// ```
/// Good:
/// ```json
/// "state" : "translated"
/// ```
///
/// ## References
/// The members were counted in 669 public catalogs; the misspelt form `onee` stands in 13 versions.
/// openclaw/openclaw pull request 98610 is about a missing `version`.
struct InvalidStructure: CatalogRule, TextRule {
  static let metadata = RuleMetadata(
    id: "invalid-structure",
    family: .file,
    summary: "A member is missing, has the wrong type or an unknown name",
    severity: .error
  )

  static let triggers: TextTriggers = .state

  func check(_ catalog: CatalogContext, _ findings: inout FindingSink) {
    // Where the file's own members stand twice, nothing may be said from one copy alone.
    guard !catalog.isDamaged else { return }
    let document = catalog.document
    var walk = StructureWalk(document)
    walk.walkFile()
    for entry in catalog.entries where !entry.flags.contains(.damaged) {
      walk.walkEntry(entry.key)
    }
    var path = TokenPath(document)
    for fault in walk.faults {
      let place = MemberPlace(of: fault.token, inEntryOf: fault.key, catalog, &path)
      findings.reportOffset(
        document.startOffset(fault.token),
        Self.message(fault, document),
        severity: fault.severity,
        locale: place.locale,
        variation: place.variation,
        keyToken: place.key
      )
    }
  }

  /// Looks at the state alone: the walk over the structure does not read it.
  func check(_ text: TextContext, _ findings: inout FindingSink) {
    guard text.leaf.state == .other, text.standsForItsState else { return }
    let document = text.document
    let unit =
      text.leaf.isPhrase
      ? document.member(.stringSet, of: text.localization.localization.value) : text.leaf.unit
    guard let unit, let state = document.member(.state, of: unit),
      document[state].kind == .string
    else { return }
    let fault = StructureFault(kind: .unknownState, token: state, key: text.entry.keyToken)
    findings.report(at: state, Self.message(fault, document), severity: fault.severity)
  }
}

extension InvalidStructure {
  private static func message(_ fault: StructureFault, _ document: JSONDocument) -> String {
    switch fault.kind {
    case .missingMember(let name):
      "the catalog has no “\(name.text ?? "")”; add it at the top level of the file"
    case .missingVersion:
      "the catalog has no “version”; add \"version\" : \"1.0\" as its last member"
    case .wrongType(let expected):
      "expected \(expected), found \(found(fault.token, document)); give it a value of that type"
    case .unknownPluralForm:
      """
      \(name(fault, document)) is no plural form; use zero, one, two, few, many or other
      """
    case .substitutionWithoutVariations:
      "the substitution \(name(fault, document)) has no variations; add its plural forms or remove it"
    case .variationsBesideUnit:
      "“variations” stands beside a “stringUnit”, and only one of them is used; remove the other"
    case .unknownMember:
      "unknown member \(name(fault, document)), perhaps of a newer version of the format; it is kept"
    case .unknownVersion:
      "unknown version \(name(fault, document)); the known ones are 1.0 to 1.3, and the file is kept as it is"
    case .unknownState:
      "unknown state \(name(fault, document)), perhaps of a newer version of the format; it is kept"
    case .unknownVariation:
      "unknown variation \(name(fault, document)), perhaps of a newer version of the format; it is kept"
    case .unknownDevice:
      "unknown device \(name(fault, document)), perhaps of a newer version of the format; it is kept"
    }
  }

  private static func name(_ fault: StructureFault, _ document: JSONDocument) -> String {
    MessageText.quoted(document.text(fault.token))
  }

  private static func found(_ token: Int, _ document: JSONDocument) -> String {
    switch document[token].kind {
    case .object: "an object"
    case .array: "a list"
    case .string, .name: "the text \(MessageText.quoted(document.text(token)))"
    case .number:
      "the number " + document.bytes.withSpan(document.contentRange(token)) { String(copying: $0) }
    case .true: "true"
    case .false: "false"
    case .null: "null"
    }
  }
}

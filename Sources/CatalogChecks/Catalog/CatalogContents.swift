// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import XCStrings

/// The localizations, texts and plural tables of a whole catalog, flattened in one walk.
struct CatalogContents {
  private(set) var localizations: [EntryContent.Localization] = []
  private(set) var leaves: [Leaf] = []
  private(set) var tables: [EntryContent.Table] = []

  /// What belongs to one entry.
  func entry(_ range: Range<Int>) -> EntryContent {
    EntryContent(localizations: localizations[range], leaves: leaves, tables: tables)
  }

  /// Reads an entry.
  ///
  /// - Parameters:
  ///   - entry: the token of its value.
  ///   - document: the catalog.
  ///   - locales: gives each language a number.
  /// - Returns: the places of its localizations.
  mutating func append(
    _ entry: Int,
    of document: JSONDocument,
    _ locales: inout LocaleTable
  ) -> Range<Int> {
    let first = localizations.count
    guard let object = document.member(.localizations, of: entry) else { return first..<first }
    document.forEachMember(of: object) { name, value in
      let own = localizations.count
      let index = locales.index(of: name, position: own - first)
      localizations.append(
        EntryContent.Localization(
          name: name,
          localeIndex: index,
          leaves: leaves.count..<leaves.count,
          tables: tables.count..<tables.count
        )
      )
      let firstLeaf = leaves.count
      let firstTable = tables.count
      collect(document, value, Path(), own)
      localizations[own].leaves = firstLeaf..<leaves.count
      localizations[own].tables = firstTable..<tables.count
    }
    return first..<localizations.count
  }

  /// Where in a localization the walk is.
  private struct Path {
    var caseName = -1
    var plural: PluralForm?
    var device = -1
    var substitution = -1
  }

  /// Notes a value that is neither an object nor, standing for nothing, `null`.
  @inline(__always)
  private mutating func expectObject(_ document: JSONDocument, _ value: Int, _ localization: Int) {
    let kind = document[value].kind
    if kind != .object, kind != .null { localizations[localization].isMalformed = true }
  }

  // Recursion is bounded by the depth limit of the reader.
  private mutating func collect(
    _ document: JSONDocument,
    _ content: Int,
    _ path: Path,
    _ localization: Int
  ) {
    expectObject(document, content, localization)
    document.forEachMember(of: content) { name, value in
      switch document[name].name {
      case .stringUnit:
        appendUnit(document, value, path, localization)
      case .variations:
        expectObject(document, value, localization)
        document.forEachMember(of: value) { kind, table in
          collectVariation(document, (kind, table), path, localization)
        }
      case .substitutions:
        expectObject(document, value, localization)
        localizations[localization].hasSubstitutions = true
        document.forEachMember(of: value) { name, substitution in
          var inner = path
          inner.substitution = name
          collect(document, substitution, inner, localization)
        }
      case .stringSet:
        appendPhrases(document, value, path)
      default: return
      }
    }
  }

  private mutating func collectVariation(
    _ document: JSONDocument,
    _ variation: (name: Int, value: Int),
    _ path: Path,
    _ localization: Int
  ) {
    let kind = document[variation.name].name
    var forms: PluralCategorySet = []
    var hasUnknownForms = false
    let firstLeaf = leaves.count
    expectObject(document, variation.value, localization)
    if kind != .plural, kind != .device { localizations[localization].isMalformed = true }
    document.forEachMember(of: variation.value) { name, value in
      var inner = path
      inner.caseName = name
      if kind == .plural {
        inner.plural = PluralCategory(document[name].name)
        if let category = inner.plural {
          forms.insert(category)
        } else {
          hasUnknownForms = true
        }
      } else if kind == .device {
        localizations[localization].hasDevices = true
        inner.device = name
      }
      collect(document, value, inner, localization)
    }
    guard kind == .plural else { return }
    if hasUnknownForms { localizations[localization].isMalformed = true }
    tables.append(
      EntryContent.Table(
        object: variation.value,
        forms: forms,
        hasUnknownForms: hasUnknownForms || document[variation.value].kind != .object,
        leaves: firstLeaf..<leaves.count,
        substitution: path.substitution,
        device: path.device
      )
    )
  }

  private mutating func appendUnit(
    _ document: JSONDocument,
    _ unit: Int,
    _ path: Path,
    _ localization: Int
  ) {
    var value = -1
    var state = Leaf.State.other
    expectObject(document, unit, localization)
    document.forEachMember(of: unit) { name, token in
      guard document[token].kind == .string else {
        let isValue = document[name].name == .value && document[token].kind != .null
        if isValue { localizations[localization].isMalformed = true }
        return
      }
      switch document[name].name {
      case .value: value = token
      case .state: state = Leaf.State(document, token)
      default: return
      }
    }
    append(unit, value, state, path, isPhrase: false)
  }

  private mutating func appendPhrases(_ document: JSONDocument, _ set: Int, _ path: Path) {
    let state =
      document.member(.state, of: set).map { Leaf.State(document, $0) } ?? Leaf.State.other
    guard let values = document.member(.values, of: set) else { return }
    for value in document.elements(of: values) where document[value].kind == .string {
      append(value, value, state, path, isPhrase: true)
    }
  }

  private mutating func append(
    _ unit: Int,
    _ value: Int,
    _ state: Leaf.State,
    _ path: Path,
    isPhrase: Bool
  ) {
    leaves.append(
      Leaf(
        unit: unit,
        value: value,
        state: state,
        caseName: path.caseName,
        plural: path.plural,
        device: path.device,
        substitution: path.substitution,
        isPhrase: isPhrase
      )
    )
  }
}

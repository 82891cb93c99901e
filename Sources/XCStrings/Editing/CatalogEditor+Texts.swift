// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One text of a localization as it stands after the edits so far.
public struct EditedText: Equatable, Sendable {
  /// The text; `nil` where the file has none.
  public let value: String?
  /// Its state; `nil` where the file does not say.
  public let state: TranslationState?
}

/// What the content of a localization, or of a case of a variation, is made of.
public struct ContentMembers: Equatable, Sendable {
  /// Whether there is a text that does not vary.
  public let hasStringUnit: Bool
  /// The kinds of variation that have cases.
  public let variationKinds: [VariationKind]
  /// The names of substitutions.
  public let substitutions: [String]
  /// Whether there are phrases in place of one text.
  public let hasStringSet: Bool
}

extension CatalogEditor {
  // MARK: - Localizations

  /// The languages of an entry in the order of the file, new ones last.
  public func languages(forKey key: String) throws(CatalogEditorError) -> [String] {
    guard let entry = try entry(key) else { return [] }
    return try located("strings", key) { () throws(WrongKind) in
      try entry.object("localizations")?.names ?? []
    }
  }

  /// Removes all that an entry has in a language.
  ///
  /// - Throws: `CatalogEditorError.missingKey` or `.missingLocalization`.
  public func removeLocalization(
    _ language: String,
    forKey key: String
  ) throws(CatalogEditorError) {
    guard try hasEntry(key) else { throw .missingKey(key) }
    guard let entry = try entry(key) else {
      throw .missingLocalization(key: key, language: language)
    }
    let localizations = try located("strings", key) { () throws(WrongKind) in
      try entry.object("localizations")
    }
    guard let localizations, localizations.remove(language) else {
      throw .missingLocalization(key: key, language: language)
    }
    if localizations.isEmpty { entry.remove("localizations") }
  }

  // MARK: - Texts

  /// A text as it stands now; `nil` when there is none at this path.
  public func text(
    forKey key: String,
    language: String,
    at path: LeafPath = .plain
  ) throws(CatalogEditorError) -> EditedText? {
    guard
      let unit = try object(key, language, path.members + ["stringUnit"], makingNew: false)
    else { return nil }
    return EditedText(
      value: unit.text("value"),
      state: unit.text("state").map(TranslationState.init(rawValue:))
    )
  }

  /// Sets a text, its state, or both; the entry, the localization and all on the way are made.
  ///
  /// What stands beside the text stays: this does not ask whether a plain text fits variations.
  ///
  /// - Parameters:
  ///   - value: the new text; `nil` leaves it.
  ///   - state: the new state; `nil` leaves it.
  ///   - key: the key of the entry.
  ///   - language: the language as the file spells it.
  ///   - path: the way to the text.
  /// - Throws: `CatalogEditorError.unexpectedKind`.
  public func setText(
    _ value: String?,
    state: TranslationState?,
    forKey key: String,
    language: String,
    at path: LeafPath = .plain
  ) throws(CatalogEditorError) {
    guard value != nil || state != nil else { return }
    guard
      let unit = try object(key, language, path.members + ["stringUnit"], makingNew: true)
    else { return }
    if let state { unit.setText("state", state.rawValue) }
    if let value { unit.setText("value", value) }
  }

  /// Removes one text, and the tables, the localization and its container as far as that leaves
  /// them empty.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func removeText(
    forKey key: String,
    language: String,
    at path: LeafPath
  ) throws(CatalogEditorError) -> Bool {
    try remove(path.members + ["stringUnit"], key, language)
  }

  /// The paths of all texts of a localization in the order of the file.
  public func textPaths(
    forKey key: String,
    language: String
  ) throws(CatalogEditorError) -> [LeafPath] {
    guard let content = try object(key, language, [], makingNew: false) else { return [] }
    var paths: [LeafPath] = []
    try located("strings", key, "localizations", language) { () throws(WrongKind) in
      try Self.collectPaths(of: content, at: .plain, into: &paths)
    }
    return paths
  }

  private static func collectPaths(
    of content: EditableObject,
    at path: LeafPath,
    into paths: inout [LeafPath]
  ) throws(WrongKind) {
    if try content.object("stringUnit") != nil { paths.append(path) }
    for name in try content.object("substitutions")?.names ?? [] {
      if let inner = try content.object("substitutions")?.object(name) {
        try collectPaths(of: inner, at: path.appending(.substitution(name)), into: &paths)
      }
    }
    let variations = try content.object("variations")
    for kind in variations?.names ?? [] {
      let table = try variations?.object(kind)
      for name in table?.names ?? [] {
        if let inner = try table?.object(name) {
          let step = LeafPath.Step.variation(VariationKind(rawValue: kind), name)
          try collectPaths(of: inner, at: path.appending(step), into: &paths)
        }
      }
    }
  }

  // MARK: - The shape of a localization

  /// What there is at a path; nothing when there is no such path.
  public func members(
    forKey key: String,
    language: String,
    at path: LeafPath = .plain
  ) throws(CatalogEditorError) -> ContentMembers {
    let content = try object(key, language, path.members, makingNew: false)
    let place = ["strings", key, "localizations", language] + path.members
    return try located(place) { () throws(WrongKind) in
      let variations = try content?.object("variations")
      var kinds: [VariationKind] = []
      for kind in variations?.names ?? [] where try variations?.object(kind)?.isEmpty == false {
        kinds.append(VariationKind(rawValue: kind))
      }
      return ContentMembers(
        hasStringUnit: try content?.object("stringUnit") != nil,
        variationKinds: kinds,
        substitutions: try content?.object("substitutions")?.names ?? [],
        hasStringSet: try content?.object("stringSet") != nil
      )
    }
  }

  /// The names of the cases of a variation.
  public func caseNames(
    of kind: VariationKind,
    forKey key: String,
    language: String,
    at path: LeafPath = .plain
  ) throws(CatalogEditorError) -> [String] {
    let members = path.members + ["variations", kind.rawValue]
    return try object(key, language, members, makingNew: false)?.names ?? []
  }

  /// Removes a case of a variation or a substitution with all that is in it.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func removeContent(
    forKey key: String,
    language: String,
    at path: LeafPath
  ) throws(CatalogEditorError) -> Bool {
    path.steps.isEmpty ? false : try remove(path.members, key, language)
  }

  /// Removes the variations of one kind.
  @discardableResult
  public func removeVariations(
    of kind: VariationKind,
    forKey key: String,
    language: String,
    at path: LeafPath = .plain
  ) throws(CatalogEditorError) -> Bool {
    try remove(path.members + ["variations", kind.rawValue], key, language)
  }

  /// Moves the text or the variations at a path into a case of a new variation there.
  ///
  /// So a plain text becomes the `other` of a plural table, and a plural table that of a device.
  public func nestContent(
    under kind: VariationKind,
    _ name: String,
    forKey key: String,
    language: String,
    at path: LeafPath = .plain
  ) throws(CatalogEditorError) {
    guard let content = try object(key, language, path.members, makingNew: false) else { return }
    let inner = EditableObject(in: document)
    for member in ["stringUnit", "variations"] {
      guard let value = content.value(member) else { continue }
      inner.set(member, value.detached(in: document))
      content.remove(member)
    }
    let table = EditableObject(in: document)
    table.set(name, .object(inner))
    let variations = EditableObject(in: document)
    variations.set(kind.rawValue, .object(table))
    content.set("variations", .object(variations))
  }

  // MARK: - Substitutions and string sets

  /// Sets what a substitution, which is made when there is none, says about its argument.
  ///
  /// - Parameters:
  ///   - argumentNumber: the position from 1; `nil` leaves it.
  ///   - formatSpecifier: the conversion without the percent sign; `nil` leaves it.
  ///   - name: the name that the text uses.
  ///   - key: the key of the entry.
  ///   - language: the language as the file spells it.
  /// - Throws: `CatalogEditorError.unexpectedKind`.
  public func setSubstitution(
    argumentNumber: Int?,
    formatSpecifier: String?,
    named name: String,
    forKey key: String,
    language: String
  ) throws(CatalogEditorError) {
    let path = LeafPath([.substitution(name)])
    guard let object = try object(key, language, path.members, makingNew: true) else { return }
    if let argumentNumber { object.setNumber("argNum", argumentNumber) }
    if let formatSpecifier { object.setText("formatSpecifier", formatSpecifier) }
  }

  /// The conversion of a substitution's argument.
  public func formatSpecifier(
    ofSubstitution name: String,
    forKey key: String,
    language: String
  ) throws(CatalogEditorError) -> String? {
    let path = LeafPath([.substitution(name)])
    return try object(key, language, path.members, makingNew: false)?.text("formatSpecifier")
  }

  /// The phrases of a localization and their state; `nil` when it has none.
  public func stringSet(
    forKey key: String,
    language: String
  ) throws(CatalogEditorError) -> (values: [String], state: TranslationState?)? {
    guard let set = try object(key, language, ["stringSet"], makingNew: false) else { return nil }
    return (
      set.elements("values").compactMap { set.text(of: $0) },
      set.text("state").map(TranslationState.init(rawValue:))
    )
  }

  /// Sets the phrases of a localization, their state, or both.
  public func setStringSet(
    _ values: [String]?,
    state: TranslationState?,
    forKey key: String,
    language: String
  ) throws(CatalogEditorError) {
    guard values != nil || state != nil,
      let set = try object(key, language, ["stringSet"], makingNew: true)
    else { return }
    if let state { set.setText("state", state.rawValue) }
    if let values { set.setElements("values", values) }
  }

  /// Removes the phrases of a localization.
  @discardableResult
  public func removeStringSet(
    forKey key: String,
    language: String
  ) throws(CatalogEditorError) -> Bool {
    try remove(["stringSet"], key, language)
  }

  // MARK: - Walking

  /// The object at the end of a way through a localization.
  ///
  /// The way is walked first, so that a value of the wrong kind is found before anything is made.
  private func object(
    _ key: String,
    _ language: String,
    _ members: [String],
    makingNew: Bool
  ) throws(CatalogEditorError) -> EditableObject? {
    let way = ["localizations", language] + members
    if let found = try find(way, in: try entry(key), key) { return found }
    guard makingNew else { return nil }
    var object = try newEntry(key)
    for member in way {
      object = try located("strings", key) { () throws(WrongKind) in
        try object.objectOrNew(member)
      }
    }
    return object
  }

  private func find(
    _ way: [String],
    in entry: EditableObject?,
    _ key: String
  ) throws(CatalogEditorError) -> EditableObject? {
    var object = entry
    for (index, member) in way.enumerated() {
      guard let outer = object else { return nil }
      object = try located(["strings", key] + way[..<index]) { () throws(WrongKind) in
        try outer.object(member)
      }
    }
    return object
  }

  /// Removes the member at the end of a way, and each one above it that this leaves empty.
  private func remove(
    _ members: [String],
    _ key: String,
    _ language: String
  ) throws(CatalogEditorError) -> Bool {
    var way = ["localizations", language] + members
    let entry = try entry(key)
    guard let last = way.popLast(), let owner = try find(way, in: entry, key), owner.remove(last)
    else { return false }
    while let name = way.popLast(), let owner = try find(way, in: entry, key),
      let inner = try find([name], in: owner, key), inner.isEmpty
    {
      owner.remove(name)
    }
    return true
  }
}

extension LeafPath {
  /// The names of the members on the way.
  var members: [String] {
    steps.flatMap { step in
      switch step {
      case .variation(let kind, let name): ["variations", kind.rawValue, name]
      case .substitution(let name): ["substitutions", name]
      }
    }
  }
}

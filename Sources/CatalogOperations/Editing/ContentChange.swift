// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import XCStrings

/// Sets the texts of one key in one language.
///
/// Content of another shape gives way only when nothing is lost, or when the request says so: a
/// plain text becomes the `other` of a plural table or of devices, a plural table becomes that of
/// the device `other`. A plain text over variations, and whatever else would drop texts, needs
/// `replaces`.
struct ContentChange {
  let editor: CatalogEditor
  let key: String
  let language: String
  let state: TranslationState?
  let replaces: Bool

  /// Sets what a request names.
  func apply(_ content: RequestedContent) throws {
    if let phrases = content.stringSet {
      guard content.text == nil, content.devices.isEmpty, content.substitutions.isEmpty else {
        throw Refusal("stringSet stands in place of a text; give one or the other")
      }
      try setStringSet(phrases)
      return
    }
    try dropStringSet()
    if content.devices.isEmpty {
      if let text = content.text { try set(text, at: .plain, besides: content.substitutions) }
    } else {
      try setDevices(content)
    }
    try setSubstitutions(content.substitutions)
  }

  /// Gives every text of the localization a state.
  func setEveryState(_ state: TranslationState) throws {
    let paths = try editor.textPaths(forKey: key, language: language)
    for path in paths {
      try editor.setText(nil, state: state, forKey: key, language: language, at: path)
    }
    let hasSet = try members(.plain).hasStringSet
    if hasSet { try editor.setStringSet(nil, state: state, forKey: key, language: language) }
    guard hasSet || !paths.isEmpty else {
      throw Refusal(
        "the key \(quoted(key)) has no text in \(quoted(language)) whose state could be set"
      )
    }
  }

  // MARK: - Texts

  private func set(
    _ text: RequestedContent.Text,
    at path: LeafPath,
    besides substitutions: [RequestedContent.Named<RequestedContent.Substitution>] = []
  ) throws {
    switch text {
    case .plain(let value):
      try makeRoomForPlain(at: path)
      try setText(value, at: path)
    case .plural(let forms):
      try PluralForms.check(forms.map(\.name))
      try makeRoomForPlural(at: path, names: forms.map(\.name))
      for form in forms {
        try setText(form.value, at: path.appending(.variation(.plural, form.name)))
      }
    }
    if replaces, path.steps.isEmpty {
      try dropSubstitutions(but: substitutions.map(\.name))
    }
  }

  private func setDevices(_ content: RequestedContent) throws {
    var devices = content.devices
    if let text = content.text {
      guard !devices.contains(where: { $0.name.isExactly("other") }) else {
        throw Refusal(
          "the text and the device \"other\" are the same text; give one or the other"
        )
      }
      devices.append(RequestedContent.Named("other", text))
    }
    for device in devices where device.name.isEmpty {
      throw Refusal("a device has no name; write one such as \"mac\" or \"other\"")
    }
    try makeRoomForDevices(devices)
    for device in devices {
      try set(device.value, at: .device(device.name))
    }
    if replaces { try dropSubstitutions(but: content.substitutions.map(\.name)) }
  }

  private func setText(_ value: String, at path: LeafPath) throws {
    let old = try editor.text(forKey: key, language: language, at: path)
    let isSame = old?.value?.isExactly(value) == true
    try editor.setText(
      isSame ? nil : value,
      state: state ?? (isSame ? nil : .translated),
      forKey: key,
      language: language,
      at: path
    )
  }

  // MARK: - Making room

  private func makeRoomForPlain(at path: LeafPath) throws {
    let kinds = try members(path).variationKinds
    guard let kind = kinds.first else { return }
    guard replaces else {
      throw refusal("varies by \(kind.rawValue)", at: path, offering: "one text")
    }
    try drop(kinds, at: path)
  }

  private func makeRoomForPlural(at path: LeafPath, names: [String]) throws {
    let old = try members(path)
    let others = old.variationKinds.filter { $0 != .plural }
    if let kind = others.first {
      guard replaces else {
        throw refusal("varies by \(kind.rawValue)", at: path, offering: "plural forms")
      }
      try drop(others, at: path)
    }
    if path.steps.isEmpty, let name = old.substitutions.first, !replaces {
      throw refusal(
        "has a substitution \(quoted(name)) that varies by itself",
        at: path,
        offering: "plural forms"
      )
    }
    if replaces {
      if old.hasStringUnit { try removePlain(at: path) }
      let cases = try editor.caseNames(of: .plural, forKey: key, language: language, at: path)
      for name in cases where !names.contains(name) {
        try removeCase(.variation(.plural, name), at: path)
      }
    } else if old.hasStringUnit, old.variationKinds.isEmpty {
      try editor.nestContent(under: .plural, "other", forKey: key, language: language, at: path)
    }
  }

  private func makeRoomForDevices(
    _ devices: [RequestedContent.Named<RequestedContent.Text>]
  ) throws {
    let old = try members(.plain)
    let names = devices.map(\.name)
    let others = old.variationKinds.filter { $0 != .device }
    if !replaces, let name = old.substitutions.first {
      throw refusal(
        "has a substitution \(quoted(name))",
        at: .plain,
        offering: "texts by device"
      )
    }
    if replaces {
      if old.hasStringUnit { try removePlain(at: .plain) }
      try drop(others, at: .plain)
      let cases = try editor.caseNames(of: .device, forKey: key, language: language)
      for name in cases where !names.contains(where: name.isExactly) {
        try removeCase(.variation(.device, name), at: .plain)
      }
    } else if !others.isEmpty, others != [.plural] || old.variationKinds.count > 1 {
      throw refusal(
        "varies by \(others.map(\.rawValue).joined(separator: " and "))",
        at: .plain,
        offering: "texts by device"
      )
    } else if !others.isEmpty || old.hasStringUnit && old.variationKinds.isEmpty {
      try editor.nestContent(under: .device, "other", forKey: key, language: language)
    }
  }

  private func drop(_ kinds: [VariationKind], at path: LeafPath) throws {
    for kind in kinds {
      try editor.removeVariations(of: kind, forKey: key, language: language, at: path)
    }
  }

  private func removePlain(at path: LeafPath) throws {
    try editor.removeText(forKey: key, language: language, at: path)
  }

  private func removeCase(_ step: LeafPath.Step, at path: LeafPath) throws {
    try editor.removeContent(forKey: key, language: language, at: path.appending(step))
  }

  private func members(_ path: LeafPath) throws -> ContentMembers {
    try editor.members(forKey: key, language: language, at: path)
  }

  private func refusal(_ fact: String, at path: LeafPath, offering: String) -> Refusal {
    let place = path.steps.isEmpty ? "" : ", \(path),"
    return Refusal(
      "\(quoted(language)) of the key \(quoted(key))\(place) \(fact);"
        + " to put \(offering) in its place, give --replace (\"replace\": true)"
    )
  }

  // MARK: - Substitutions

  private func setSubstitutions(
    _ substitutions: [RequestedContent.Named<RequestedContent.Substitution>]
  ) throws {
    guard !substitutions.isEmpty else { return }
    guard try members(.plain).hasStringUnit else {
      throw Refusal(
        "a substitution stands beside a plain text that names it as %#@name@; give a value too"
      )
    }
    for substitution in substitutions {
      let path = LeafPath([.substitution(substitution.name)])
      let request = substitution.value
      guard !substitution.name.isEmpty else { throw Refusal("a substitution has no name") }
      if let number = request.argumentNumber, number < 1 {
        throw Refusal("argNum is the position of an argument, from 1; \(number) is none")
      }
      if try !members(.plain).substitutions.contains(where: substitution.name.isExactly) {
        guard request.formatSpecifier != nil, !request.plural.isEmpty else {
          throw Refusal(
            "the substitution \(quoted(substitution.name)) is new;"
              + " it needs a formatSpecifier, such as \"lld\", and plural forms"
          )
        }
      }
      try editor.setSubstitution(
        argumentNumber: request.argumentNumber,
        formatSpecifier: request.formatSpecifier,
        named: substitution.name,
        forKey: key,
        language: language
      )
      if !request.plural.isEmpty { try set(.plural(request.plural), at: path) }
    }
  }

  private func dropSubstitutions(but kept: [String]) throws {
    for name in try members(.plain).substitutions where !kept.contains(where: name.isExactly) {
      try removeCase(.substitution(name), at: .plain)
    }
  }

  // MARK: - String sets

  private func setStringSet(_ phrases: [String]) throws {
    guard !phrases.isEmpty else { throw Refusal("stringSet has no phrase; give at least one") }
    let old = try members(.plain)
    if old.hasStringUnit || !old.variationKinds.isEmpty || !old.substitutions.isEmpty {
      guard replaces else {
        throw refusal("has a text", at: .plain, offering: "a string set")
      }
      if old.hasStringUnit { try removePlain(at: .plain) }
      try drop(old.variationKinds, at: .plain)
      try dropSubstitutions(but: [])
    }
    let current = try editor.stringSet(forKey: key, language: language)
    let isSame =
      current.map {
        $0.values.count == phrases.count && zip($0.values, phrases).allSatisfy { $0.isExactly($1) }
      } ?? false
    try editor.setStringSet(
      isSame ? nil : phrases,
      state: state ?? (isSame ? nil : .translated),
      forKey: key,
      language: language
    )
  }

  private func dropStringSet() throws {
    guard try members(.plain).hasStringSet else { return }
    guard replaces else { throw refusal("has a string set", at: .plain, offering: "a text") }
    try editor.removeStringSet(forKey: key, language: language)
  }
}

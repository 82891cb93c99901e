// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import Foundation
internal import XCStrings

/// Reads configurations: JSON5 to values, and values to settings, with nothing ignored.
struct ConfigurationReader {
  private let file: String
  private let vocabulary: ConfigurationVocabulary
  private let outline: ConfigurationOutline
  private let lines: LineIndex

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: its path as messages show it.
  ///   - folder: the absolute path of its folder.
  ///   - vocabulary: the names that it may use.
  /// - Returns: the settings.
  /// - Throws: `ConfigurationError` for the first thing that is wrong.
  static func read(
    _ bytes: [UInt8],
    file: String,
    folder: String,
    vocabulary: ConfigurationVocabulary
  ) throws(ConfigurationError) -> CheckConfiguration {
    let lines = LineIndex(TextBytes(bytes))
    func malformed(_ offset: Int?, _ words: String) -> ConfigurationError {
      let location = offset.map { lines.location(ofOffset: $0) }
      return ConfigurationError(
        file: file,
        location: location,
        member: [],
        reason: .malformed(words)
      )
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw malformed(nil, "the file is not in UTF-8")
    }
    let outline: ConfigurationOutline
    do {
      outline = try ConfigurationOutline(bytes)
    } catch {
      throw malformed(error.offset, error.words)
    }
    let value: ConfigurationValue
    do {
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = true
      value = try decoder.decode(ConfigurationValue.self, from: Data(bytes))
    } catch {
      throw malformed(nil, "a number or an escape is misspelled")
    }
    let reader = ConfigurationReader(
      file: file,
      vocabulary: vocabulary,
      outline: outline,
      lines: lines
    )
    return try reader.configuration(value, folder: folder)
  }

  private func configuration(
    _ value: ConfigurationValue,
    folder: String
  ) throws(ConfigurationError) -> CheckConfiguration {
    if let (first, second) = outline.duplicates.first {
      let location = lines.location(ofOffset: first.offset)
      throw ConfigurationError(
        file: file,
        location: lines.location(ofOffset: second.offset),
        member: second.path,
        reason: .duplicateMember(first: location)
      )
    }
    let root = try object(
      value,
      [],
      known: [
        "$schema", "catalogs", "exclude", "locales", "failOn", "strict", "profile", "baseline",
        "sources",
        "extraction", "toasts", "rules",
      ]
    )
    // Where editors find the schema; of no other use.
    _ = try text(root["$schema"], ["$schema"])
    var result = CheckConfiguration(folder: folder)
    result.file = file
    result.catalogs = try texts(root["catalogs"], ["catalogs"]) ?? []
    result.excluded = try texts(root["exclude"], ["exclude"]) ?? []
    result.locales = try locales(root["locales"])
    result.failLevel = try choice(root["failOn"], ["failOn"])
    result.isStrict = try flag(root["strict"], ["strict"]) ?? false
    result.profile = try choice(root["profile"], ["profile"])
    result.baseline = try text(root["baseline"], ["baseline"])
    result.sources = try texts(root["sources"], ["sources"]) ?? []
    if let value = root["extraction"] { result.extraction = try extraction(value) }
    if let value = root["toasts"] { result.toasts = try toasts(value) }
    if let value = root["rules"] { result.rules = try rules(value) }
    return result
  }

  private func extraction(
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> CheckConfiguration.Extraction {
    let known = ["routines", "types", "members", "tests"]
    let members = try object(value, ["extraction"], known: known)
    var result = CheckConfiguration.Extraction()
    result.routines = try texts(members["routines"], ["extraction", "routines"]) ?? []
    result.types = try texts(members["types"], ["extraction", "types"]) ?? []
    result.members = try texts(members["members"], ["extraction", "members"]) ?? []
    result.tests = try flag(members["tests"], ["extraction", "tests"]) ?? false
    return result
  }

  private func toasts(
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> CheckConfiguration.Toasts {
    let members = try object(value, ["toasts"], known: ["catalogs", "keys", "columns"])
    var result = CheckConfiguration.Toasts()
    result.catalogs = try texts(members["catalogs"], ["toasts", "catalogs"]) ?? []
    result.keys = try texts(members["keys"], ["toasts", "keys"]) ?? []
    if let columns = members["columns"] {
      guard case .number(let number) = columns, let count = Int(exactly: number), count > 0 else {
        let expected = "a whole number above 0"
        guard case .number(let number) = columns else {
          throw wrongKind(["toasts", "columns"], expected, columns)
        }
        let found = Int(exactly: number).map { "\($0)" } ?? "\(number)"
        throw error(["toasts", "columns"], .wrongKind(expected: expected, found: found))
      }
      result.columns = count
    }
    return result
  }

  private func rules(
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> [String: RuleConfiguration] {
    let members = try object(value, ["rules"], known: vocabulary.rules, kind: .rule)
    var result: [String: RuleConfiguration] = [:]
    for (id, value) in sorted(members, ["rules"]) {
      let rule = try rule(id, value)
      if id == RuleSettings.mandatoryRule, let level = rule.level, level != .error {
        throw error(["rules", id], .mandatoryRule)
      }
      result[id] = rule
    }
    return result
  }

  private func rule(
    _ id: String,
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> RuleConfiguration {
    let path = ["rules", id]
    guard case .object(var members) = value else {
      guard case .text = value else {
        throw wrongKind(path, "a severity or an object", value)
      }
      let level: RuleLevel? = try choice(value, path)
      return RuleConfiguration(level: level, options: RuleOptions(rule: id, file: file))
    }
    let level: RuleLevel? = try choice(members["severity"], path + ["severity"])
    let keys = try texts(members["ignoreKeys"], path + ["ignoreKeys"]) ?? []
    let locales = try texts(members["ignoreLocales"], path + ["ignoreLocales"]) ?? []
    for name in RuleOptions.common { members[name] = nil }
    var places: [String: SourceLocation] = [:]
    for name in members.keys { places[name] = location(path + [name]) }
    let options = RuleOptions(rule: id, values: members, file: file, places: places)
    return RuleConfiguration(
      level: level,
      ignoredKeys: keys,
      ignoredLocales: locales,
      options: options
    )
  }

  private func locales(_ value: ConfigurationValue?) throws(ConfigurationError) -> [String]? {
    guard let locales = try texts(value, ["locales"]) else { return nil }
    for (index, locale) in locales.enumerated() where !vocabulary.isLocale(locale) {
      throw error(["locales", "\(index)"], .unknown(.locale, token: locale, known: []))
    }
    return locales
  }
}

// MARK: - Kinds of values

extension ConfigurationReader {
  /// The members of an object, none of them unknown.
  private func object(
    _ value: ConfigurationValue,
    _ path: [String],
    known: [String],
    kind: ConfigurationError.Unknown = .member
  ) throws(ConfigurationError) -> [String: ConfigurationValue] {
    guard case .object(let members) = value else { throw wrongKind(path, "an object", value) }
    if let (name, _) = sorted(members, path).first(where: { !known.contains($0.name) }) {
      throw error(path + [name], .unknown(kind, token: name, known: known))
    }
    return members
  }

  /// Members in the order of the file.
  private func sorted(
    _ members: [String: ConfigurationValue],
    _ path: [String]
  ) -> [(name: String, value: ConfigurationValue)] {
    members.map {
      (name: $0.key, value: $0.value, offset: outline.offset(of: path + [$0.key]) ?? 0)
    }
    .sorted { ($0.offset, $0.name) < ($1.offset, $1.name) }
    .map { ($0.name, $0.value) }
  }

  private func texts(
    _ value: ConfigurationValue?,
    _ path: [String]
  ) throws(ConfigurationError) -> [String]? {
    guard let value else { return nil }
    guard case .list(let elements) = value else { throw wrongKind(path, "a list of texts", value) }
    var texts: [String] = []
    for (index, element) in elements.enumerated() {
      guard case .text(let text) = element else {
        throw wrongKind(path + ["\(index)"], "a text", element)
      }
      texts.append(text)
    }
    return texts
  }

  private func text(
    _ value: ConfigurationValue?,
    _ path: [String]
  ) throws(ConfigurationError) -> String? {
    guard let value else { return nil }
    guard case .text(let text) = value else { throw wrongKind(path, "a text", value) }
    return text
  }

  private func flag(
    _ value: ConfigurationValue?,
    _ path: [String]
  ) throws(ConfigurationError) -> Bool? {
    guard let value else { return nil }
    guard case .bool(let flag) = value else { throw wrongKind(path, "true or false", value) }
    return flag
  }

  private func choice<Choice>(
    _ value: ConfigurationValue?,
    _ path: [String]
  ) throws(ConfigurationError) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let value else { return nil }
    let names = Choice.allCases.map(\.rawValue)
    guard case .text(let text) = value else {
      throw wrongKind(path, ConfigurationError.choice(of: names), value)
    }
    guard let choice = Choice(rawValue: text) else {
      throw error(path, .unknown(.value, token: text, known: names))
    }
    return choice
  }

  private func wrongKind(
    _ path: [String],
    _ expected: String,
    _ value: ConfigurationValue
  ) -> ConfigurationError {
    error(path, .wrongKind(expected: expected, found: value.kind))
  }

  private func error(
    _ path: [String],
    _ reason: ConfigurationError.Reason
  ) -> ConfigurationError {
    ConfigurationError(file: file, location: location(path), member: path, reason: reason)
  }

  private func location(_ path: [String]) -> SourceLocation? {
    outline.offset(of: path).map { lines.location(ofOffset: $0) }
  }
}

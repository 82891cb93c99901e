// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A rule that takes part in a check, with what the project says of it.
struct ActiveRule: Sendable {
  let rule: any Rule
  let metadata: RuleMetadata
  let setting: RuleSetting

  init(_ rule: any Rule, setting: RuleSetting) {
    self.rule = rule
    metadata = type(of: rule).metadata
    self.setting = setting
  }

  /// The rules that run under some settings.
  ///
  /// - Throws: `RuleOptionError` for an option that a rule does not have, or of the wrong kind.
  static func all(_ settings: RuleSettings) throws(RuleOptionError) -> [ActiveRule] {
    var rules: [ActiveRule] = []
    for type in RuleRegistry.rules {
      guard let setting = settings[type.metadata.id] else { continue }
      rules.append(ActiveRule(try make(type, setting.options), setting: setting))
    }
    return rules
  }

  /// The rules that are on by default, with the options and severities that they have by themselves.
  static var defaults: [ActiveRule] {
    RuleRegistry.rules.compactMap { type in
      type.metadata.severity.map {
        ActiveRule(type.init(), setting: RuleSetting(type.metadata, $0))
      }
    }
  }

  private static func make(
    _ type: any Rule.Type,
    _ options: RuleOptions
  ) throws(RuleOptionError) -> any Rule {
    if let configurable = type.configurable {
      try options.expect(configurable.optionNames)
      return try configurable.init(options: options)
    }
    try options.expect([])
    return type.init()
  }
}

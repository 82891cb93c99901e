// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The JSON Schema of the configuration, with which editors complete and check it.
package enum ConfigurationSchema {
  /// The schema, of draft 2020-12.
  ///
  /// - Parameter rules: what is known about all rules, in the order in which they are listed.
  /// - Returns: the text of the file.
  static func text(_ rules: [any Rule.Type]) -> String {
    var root: [(String, Schema)] = [
      ("$schema", .text("Where this schema is, for editors that ask here")),
      ("catalogs", .texts("Globs of the catalogs of the project; all if there are none")),
      ("exclude", .texts("Globs of catalogs that are left out")),
      ("locales", .texts("Languages that every key must have")),
      ("failOn", .choice(FailLevel.allCases.map(\.rawValue), "Status 1 from this severity on")),
      ("strict", .flag("Warnings fail; what a parent language covers is missing")),
      (
        "profile",
        .choice(CheckConfiguration.Profile.allCases.map(\.rawValue), "A set of severities")
      ),
      ("baseline", .text("The file with findings that are known and do not count")),
      ("sources", .texts("Swift sources whose use of keys is checked")),
    ]
    root.append(
      (
        "extraction",
        .object(
          "How texts are found in sources",
          [
            ("routines", .texts("Functions of the project that localize their argument")),
            ("types", .texts("Types of the project whose initializers localize their argument")),
            ("members", .texts("Members of the project that localize")),
            ("tests", .flag("Whether sources of tests count")),
          ]
        )
      )
    )
    root.append(
      (
        "toasts",
        .object(
          "Which texts are shown as toasts",
          [
            ("catalogs", .texts("Globs of catalogs whose texts all are")),
            ("keys", .texts("Globs of keys whose texts are")),
            ("columns", .integer(1...1_000_000, "The columns that a text may take")),
          ]
        )
      )
    )
    root.append(
      ("rules", .object("How single rules run", rules.map { ($0.metadata.id, rule($0)) }))
    )
    var output = "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"
    output += "  \"title\": \"\(CheckConfiguration.fileName)\",\n"
    Schema.object("Generated from the rules; do not edit.", root).append(to: &output, depth: 0)
    return output + "\n"
  }

  private static func rule(_ type: any Rule.Type) -> Schema {
    let levels =
      type.metadata.id == RuleSettings.mandatoryRule
      ? [RuleLevel.error.rawValue] : RuleLevel.allCases.map(\.rawValue)
    var members: [(String, Schema)] = [
      ("severity", .choice(levels, "How much a finding weighs")),
      ("ignoreKeys", .texts("Globs of keys that are left alone")),
      ("ignoreLocales", .texts("Languages that are left alone")),
    ]
    for option in type.configurable?.options ?? [] {
      members.append((option.name, schema(of: option)))
    }
    return .either(
      type.metadata.summary,
      .choice(levels, "How much a finding weighs"),
      .object("Severity and options", members)
    )
  }

  private static func schema(of option: RuleOption) -> Schema {
    switch option.kind {
    case .integer(let range): .integer(range, option.summary)
    case .number(let range): .number(range, option.summary)
    case .texts: .texts(option.summary)
    }
  }
}

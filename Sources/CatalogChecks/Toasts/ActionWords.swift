// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The words that tell the key of an action's label, as rules about labels have them for an option.
enum ActionWords {
  static let option = RuleOption("keyParts", .texts, "The parts of a key that tell an action")
  static let standard = ["action"]

  /// Reads the option.
  ///
  /// - Throws: `RuleOptionError` when it is no list of texts.
  static func of(_ options: RuleOptions) throws(RuleOptionError) -> [String] {
    try options.texts(option.name) ?? standard
  }
}

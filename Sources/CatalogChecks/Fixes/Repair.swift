// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What repairs a finding, in tokens of the document that it was found in.
enum Repair: Sendable {
  /// Replaces parts of a text.
  case text(Int, [TextEdit])
  /// Removes the entry of a key.
  case entry(key: Int)
  /// Removes languages from the entry of a key, given by their names.
  case localizations(key: Int, names: [Int])
  /// Removes a form, given by its name, from a language, given by its name.
  case form(key: Int, locale: Int, name: Int)
  /// Writes the file as Xcode does.
  case layout
}

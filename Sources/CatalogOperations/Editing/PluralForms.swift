// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The names of plural categories, a closed set of CLDR.
enum PluralForms {
  static let all = ["zero", "one", "two", "few", "many", "other"]

  /// Refuses a name that is no category.
  static func check(_ names: [String]) throws(Refusal) {
    if names.isEmpty { throw Refusal("no plural form is named; give at least \"other\"") }
    for name in names where !all.contains(name) {
      throw Refusal(
        "\(quoted(name)) is no plural form; the forms are \(all.joined(separator: ", "))"
      )
    }
  }
}

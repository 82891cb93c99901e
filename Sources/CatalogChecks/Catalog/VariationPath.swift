// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// The path of a form as reports name it, such as `substitutions.files.plural.one`.
enum VariationPath {
  /// The path from a localization's value down to a token in it; `nil` for a plain text.
  static func text(_ document: JSONDocument, from localization: Int, to token: Int) -> String? {
    text(document, document.path(from: localization, to: token))
  }

  /// The same of the names on the way.
  static func text(_ document: JSONDocument, _ path: some Sequence<Int>) -> String? {
    var parts: [String] = []
    // The name of a substitution is free: `value` is a common one.
    var isFree = false
    for name in path {
      let known = isFree ? .other : document[name].name
      isFree = known == .substitutions
      switch known {
      case .variations, .stringUnit, .value, .state, .stringSet, .values, .argNum, .formatSpecifier:
        continue
      default: parts.append(document.text(name))
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A place for a value that is given later, with ``LocalizationOptions/replacements``.
public enum LocalizationPlaceholder: String, Sendable, Hashable, Codable, CaseIterable {
  /// A whole number with sign, `%lld`.
  case int
  /// A whole number without sign, `%llu`.
  case uint
  /// A number of single precision, `%f`.
  case float
  /// A number of double precision, `%lf`.
  case double
  /// Anything else, `%@`.
  case object

  /// The conversion that stands for it in a key, without percent sign.
  var specifier: String {
    switch self {
    case .int: "lld"
    case .uint: "llu"
    case .float: "f"
    case .double: "lf"
    case .object: "@"
    }
  }
}

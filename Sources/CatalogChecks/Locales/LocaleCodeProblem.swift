// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What is wrong with a code that a catalog uses as the name of a localization.
package enum LocaleCodeProblem: Hashable, Sendable {
  /// CLDR has no such language, script or region, or the code is not well formed. The suggestion is
  /// the code without an unknown region.
  case unknown(suggestion: String?)
  /// A deprecated subtag or another spelling: `iw`, `zh_CN`, `en-gb`.
  case nonCanonical(suggestion: String)
  /// Valid, but not the name that Xcode gives the localization: `zh-TW`.
  case unusual(suggestion: String)

  /// The code to use instead, where one is known.
  package var suggestion: String? {
    switch self {
    case .unknown(let suggestion): suggestion
    case .nonCanonical(let suggestion), .unusual(let suggestion): suggestion
    }
  }
}

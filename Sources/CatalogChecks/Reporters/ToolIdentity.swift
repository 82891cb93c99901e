// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What produced a report: the result depends on the plural rules of the ICU in use.
package struct ToolIdentity: Equatable, Sendable {
  /// The name of the program.
  package let name: String
  /// Its version.
  package let version: String
  /// The version of ICU, such as `72.1`.
  package let icu: String
  /// The version of CLDR, such as `42`.
  package let cldr: String

  package init(name: String = "toaststrings", version: String, icu: String, cldr: String) {
    self.name = name
    self.version = version
    self.icu = icu
    self.cldr = cldr
  }
}

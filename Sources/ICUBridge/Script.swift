// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// A script of Unicode, by its ISO 15924 code.
///
/// An open set.
package struct Script: Hashable, Sendable {
  /// Four letters, such as "Latn".
  package let code: String

  package init(code: String) {
    self.code = code
  }

  /// The script of a scalar by Unicode's Script property: `Zyyy` (Common) for what many scripts
  /// share, such as digits, `Zinh` (Inherited) for combining marks.
  package init(of scalar: Unicode.Scalar) {
    var buffer = [CChar](repeating: 0, count: 5)
    unsafe toast_script_code(scalar.value, &buffer)
    code = buffer.asciiText
  }

  package static let latin = Script(code: "Latn")
  package static let han = Script(code: "Hani")
  package static let common = Script(code: "Zyyy")
  package static let inherited = Script(code: "Zinh")
}

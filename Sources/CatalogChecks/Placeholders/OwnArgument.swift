// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import FormatStrings

/// The argument that chooses the form of a substitution, seen from inside the form.
package struct OwnArgument: Sendable, Hashable {
  /// Its number among the key's arguments, `nil` where it is not known.
  package let number: Int?
  /// The substitution's `formatSpecifier`.
  package let specifier: FormatSpecifier?

  /// Names the argument.
  package init(number: Int?, specifier: FormatSpecifier?) {
    self.number = number
    self.specifier = specifier
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings

/// One argument of a key, as the texts of the source read it.
struct ReferenceArgument: Sendable, Hashable {
  /// How it is read, `nil` where no text tells.
  var specifier: FormatSpecifier?
  /// Whether some text of the source reads it.
  var isKnown = false
  /// Whether the reference text prints it.
  var isExpected = false

  /// The class of the argument, `nil` where no text tells.
  var argumentClass: ArgumentClass? { specifier?.argumentClass }
}

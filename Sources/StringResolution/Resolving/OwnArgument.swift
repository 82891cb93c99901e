// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings

/// The argument of the substitution in whose form a text stands.
struct OwnArgument {
  /// Its number, from 1.
  let number: Int
  /// How `%arg` shows it; `nil` for the usual way.
  let specifier: FormatSpecifier?
}

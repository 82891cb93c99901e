// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// The environment variables of this process.
package enum ProcessEnvironment {
  /// The value of a variable, `nil` when it is not set.
  ///
  /// Foundation makes a dictionary of all variables first, which takes longer than all else that a
  /// program does before its first text.
  package static func value(_ name: String) -> String? {
    guard let value = unsafe toast_environment(name) else { return nil }
    return unsafe String(cString: value)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A failure that ICU reported.
package struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// ICU's error code, always above zero.
  package let code: Int32
  /// What was asked of ICU, such as "plural rules of xx".
  package let operation: String

  package var description: String {
    "ICU cannot give \(operation) (error code \(code)); its data may be incomplete: reinstall ICU"
  }

  /// Throws when a status holds a failure; codes below zero are warnings and count as success.
  static func check(_ status: Int32, _ operation: @autoclosure () -> String) throws(ICUError) {
    if status > 0 {
      throw ICUError(code: status, operation: operation())
    }
  }
}

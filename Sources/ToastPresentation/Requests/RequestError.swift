// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Why a request is no toast or scenario.
package struct RequestError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, where, and what would be right.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

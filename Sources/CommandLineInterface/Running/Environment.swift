// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The environment variables that a command sees.
package struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// Variables of a test.
  package init(_ variables: [String: String]) { lookUp = { variables[$0] } }

  private init(lookUp: @escaping @Sendable (String) -> String?) { self.lookUp = lookUp }

  /// The variables of this process.
  package static let process = Self(lookUp: { System.environmentVariable($0) })

  /// The value of a variable, or `nil` when it is not set.
  package subscript(_ name: String) -> String? { lookUp(name) }
}

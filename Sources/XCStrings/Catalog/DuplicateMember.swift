// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A member that stands a second time in its object.
public struct DuplicateMember: Hashable, Sendable {
  /// The name that both have.
  public let name: String
  /// The names of the objects around it, from the outermost, such as `strings` and a key.
  public let path: [String]
  /// Where the earlier one stands.
  public let first: SourceLocation
  /// Where the later one stands.
  public let second: SourceLocation
}

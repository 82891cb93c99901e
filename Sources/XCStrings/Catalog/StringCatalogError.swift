// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Why a catalog could not be read.
public struct StringCatalogError: Error, Equatable, Sendable {
  /// What stood in the way.
  public enum Reason: Equatable, Sendable {
    /// The file could not be read; the system's own words.
    case unreadable(String)
    /// The file is not JSON.
    case malformed(JSONSyntaxError, SourceLocation)
  }

  /// The path as it was given.
  public let path: String
  /// What stood in the way.
  public let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension StringCatalogError: CustomStringConvertible {
  /// The path, the place where there is one, and the reason.
  public var description: String {
    switch reason {
    case .unreadable(let words): "\(path): cannot be read: \(words)"
    case .malformed(let error, let location): "\(path):\(location): \(error)"
    }
  }
}

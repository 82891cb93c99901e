// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Why texts cannot be had.
public enum LocalizationError: Error, Sendable, Hashable {
  /// A file or folder cannot be read: its path and the reason.
  case unreadable(path: String, reason: String)
  /// A file is no catalog or table: its path and what is wrong where.
  case invalid(path: String, reason: String)
  /// A text was found only with problems; the best there is comes along.
  case problems(Resolution)
}

extension LocalizationError: CustomStringConvertible {
  /// What is wrong, where.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .invalid(let path, let reason): "\(path): \(reason)"
    case .problems(let resolution):
      resolution.problems.map(\.description).joined(separator: "; ")
    }
  }
}

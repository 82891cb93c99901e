// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// In which order a rewritten catalog has its members.
public enum CatalogOrder: String, Sendable, CaseIterable {
  /// The order in which Xcode writes them.
  case xcode
  /// The order in which they stand.
  case keep
}

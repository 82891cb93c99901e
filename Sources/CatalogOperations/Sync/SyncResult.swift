// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What bringing a catalog up to date changed, or would change; keys in the order in which they
/// were found.
package struct SyncResult: Sendable {
  /// The bytes of the new catalog; `nil` when nothing changes.
  package internal(set) var bytes: [UInt8]?
  package internal(set) var added: [String] = []
  /// Keys that were stale and are used again.
  package internal(set) var returned: [String] = []
  /// Keys that became stale.
  package internal(set) var stale: [String] = []
  /// Keys without any translation that are not used any more.
  package internal(set) var removed: [String] = []
  /// Keys whose comment or default value changed.
  package internal(set) var updated: [String] = []
  /// Keys that no lookup uses but whose text stands in the sources as a literal; they stay.
  package internal(set) var literals: [String] = []
  /// Keys whose default value in the code is not the text of the catalog, which stays.
  package internal(set) var differing: [(key: String, stored: String, code: String)] = []
  /// Keys that are gone with new ones that look like them.
  package internal(set) var renamed: [(old: String, new: String)] = []

  /// Whether anything changes.
  package var isDrift: Bool { bytes != nil }
}

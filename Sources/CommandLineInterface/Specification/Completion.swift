// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a shell offers for a value that is not one of a fixed set of words.
package enum Completion: Sendable, Equatable {
  /// Nothing: free text.
  case none
  /// Files with one of these extensions (any file when there are none) and folders on the way.
  case files(extensions: [String])
  /// Folders.
  case directories

  /// String catalogs, and the folders that hold them.
  package static let catalogs = Self.files(extensions: ["xcstrings"])
  /// Any file.
  package static let anyFile = Self.files(extensions: [])

  /// Whether the value names something in the file system; such a value cannot be empty.
  var isPath: Bool { self != .none }
}

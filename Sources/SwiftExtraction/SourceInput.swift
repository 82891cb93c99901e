// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A source to extract from.
public struct SourceInput: Sendable {
  /// Its path as reports name it.
  public let path: String
  /// Gives its bytes; called once for the declarations and once for the texts, so that only the
  /// sources being read are in memory.
  public let read: @Sendable () throws -> [UInt8]

  /// Makes a source of a path and what reads it.
  public init(path: String, read: @escaping @Sendable () throws -> [UInt8]) {
    self.path = path
    self.read = read
  }

  /// Makes a source of bytes.
  public init(path: String, bytes: [UInt8]) {
    self.init(path: path) { bytes }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The entries of a catalog in the order of the file.
public struct Entries: Sequence, IteratorProtocol, Sendable {
  let document: JSONDocument
  var members: JSONMembers

  /// The next entry.
  public mutating func next() -> Entry? {
    members.next().map { Entry(document: document, nameToken: $0.name) }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Where a catalog may have been at the commit that is compared with.
struct PastCatalog: Sendable {
  /// A file in a folder.
  struct Place: Sendable {
    let folder: GitFolder
    let name: String
  }

  /// The places in the order in which they are tried: for a symbolic link the file that it leads
  /// to, then the link itself, which may have been a file then.
  let places: [Place]

  /// The content that the catalog had.
  ///
  /// - Returns: the bytes; `nil` when the commit has no such file.
  /// - Throws: `CommandFailure` when git cannot be asked.
  func content() throws -> [UInt8]? {
    for place in places {
      if let bytes = try place.folder.content(of: place.name) { return bytes }
    }
    return nil
  }
}

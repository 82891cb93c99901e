// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A name in an open folder, with no symbolic link left on the way.
struct FileLocation: ~Copyable {
  let folder: FileDescriptor
  let name: String

  /// Where the file at a path really is: symbolic links are followed, also the last one.
  ///
  /// - Throws: Why there is no file to be found.
  init(existing path: String) throws(FileError.Reason) {
    // A zero byte would end the path early for the system.
    guard !path.utf8.contains(0) else { throw .invalidPath }
    try self.init(target: try POSIX.resolved(path))
  }

  /// Where a file that does not exist yet is to be.
  ///
  /// - Throws: Why its folder cannot be opened.
  init(new path: String) throws(FileError.Reason) {
    guard !path.utf8.contains(0) else { throw .invalidPath }
    let last = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last
    guard let last, ![[], [46], [46, 46]].contains(Array(last)) else {
      throw path.isEmpty ? .notFound : .isFolder
    }
    try self.init(target: path)
  }

  private init(target: String) throws(FileError.Reason) {
    let parts = target.utf8
    let slash = parts.lastIndex(of: UInt8(ascii: "/"))
    let folderPath =
      switch slash {
      case nil: "."
      case parts.startIndex?: "/"
      case let slash?: String(target[..<slash])
      }
    name = slash.map { String(target[parts.index(after: $0)...]) } ?? target
    folder = try POSIX.openFolder(folderPath)
  }

  /// The name under which the new content waits to take the file's place.
  ///
  /// It is the same for all writers, so that at most one can ever be left behind, and the next
  /// writer finds it. It is hidden, and no search for `*.xcstrings` meets it.
  var temporaryName: String {
    let candidate = ".\(name).toaststrings-tmp"
    // NAME_MAX is 255 bytes on every file system of Linux.
    guard candidate.utf8.count > 255 else { return candidate }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return ".\(String(hash, radix: 16)).toaststrings-tmp"
  }
}

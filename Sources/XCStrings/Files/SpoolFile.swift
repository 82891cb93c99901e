// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Glibc

/// Content that grows on the disk, so that it takes no memory, until it is given to a file in one
/// step.
///
/// It has no name: whatever becomes of its writer, nothing is left behind. Used by one thread at a
/// time, hence not `Sendable`.
package final class SpoolFile {
  private static let blockSize = 1 << 20

  private let file: FileDescriptor
  private let path: String
  private(set) var count = 0

  /// Starts without content.
  ///
  /// - Parameter path: the file that the content is for; it waits in the same folder, or in that for
  ///   temporary files where the same folder takes none, as `/dev` does.
  /// - Throws: ``FileError`` when nothing can be written there.
  package init(for path: String) throws(FileError) {
    self.path = path
    do throws(FileError.Reason) {
      file = try Self.open(for: path)
    } catch {
      throw FileError(path: path, operation: .create, reason: error)
    }
  }

  private static func open(for path: String) throws(FileError.Reason) -> FileDescriptor {
    let location = try FileLocation(new: path)
    do throws(FileError.Reason) {
      return try open(at: location)
    } catch .permissionDenied, .readOnlyFileSystem, .noSpace {
      let other = try FileLocation(new: "/tmp/toaststrings")
      return try open(at: other)
    }
  }

  private static func open(
    at location: borrowing FileLocation
  ) throws(FileError.Reason) -> FileDescriptor {
    do throws(FileError.Reason) {
      return try POSIX.open(".", in: location.folder, POSIX.anonymousFile | O_RDWR)
    } catch .system(EOPNOTSUPP), .system(EINVAL), .isFolder, .notFound {
      // A file system without nameless files: the name goes at once.
      let name = "\(location.temporaryName)-\(getpid())"
      let file = try POSIX.open(name, in: location.folder, O_CREAT | O_EXCL | O_RDWR)
      try POSIX.remove(name, in: location.folder)
      return file
    }
  }

  /// Adds content at the end.
  ///
  /// - Throws: ``FileError``, such as a full disk.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    do throws(FileError.Reason) {
      try POSIX.write(bytes, to: file)
      count += bytes.count
    } catch {
      throw FileError(path: path, operation: .write, reason: error)
    }
  }

  /// Writes all of it to another file.
  func copy(to target: borrowing FileDescriptor) throws(FileError.Reason) {
    var offset = 0
    while offset < count {
      let block = try POSIX.readBlock(file, from: offset, upTo: Self.blockSize)
      guard !block.isEmpty else { throw .system(code: EIO) }
      try POSIX.write(block, to: target)
      offset += block.count
    }
  }
}

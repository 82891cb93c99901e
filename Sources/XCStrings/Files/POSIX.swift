// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Glibc

/// The calls to the system that the writing of files needs.
///
/// All unsafe code of this folder is here. Every pointer is one that Swift makes for a single call
/// out of a string, an array or a local variable, and no call here keeps it.
enum POSIX {
  /// `O_TMPFILE`, which is a macro that Swift does not see: `__O_TMPFILE | O_DIRECTORY`.
  static let anonymousFile: Int32 = 0o20_000_000 | O_DIRECTORY

  private static func lastFailure() -> FileError.Reason { reason(errno) }

  /// The result of a call that is repeated when a signal interrupts it.
  private static func retrying<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(FileError.Reason)
    -> Result
  {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw lastFailure() }
    }
  }

  static func open(
    _ path: String,
    in folder: borrowing FileDescriptor,
    _ flags: Int32,
    mode: mode_t = 0o600
  ) throws(FileError.Reason) -> FileDescriptor {
    let raw = folder.raw
    return FileDescriptor(
      raw: try retrying { unsafe openat(raw, path, flags | O_CLOEXEC | O_NOCTTY, mode) }
    )
  }

  static func openFolder(_ path: String) throws(FileError.Reason) -> FileDescriptor {
    FileDescriptor(
      raw: try retrying { unsafe Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    )
  }

  /// Opens a file for reading, symbolic links followed.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - takesStreams: Whether a pipe or a terminal will do.
  /// - Returns: The file; a folder, too, which who reads it finds out.
  /// - Throws: Why it cannot be opened.
  static func openForReading(
    _ path: String,
    takesStreams: Bool
  ) throws(FileError.Reason) -> FileDescriptor {
    guard !path.utf8.contains(0) else { throw .invalidPath }
    // Without O_NONBLOCK to open a pipe waits for somebody to write to it.
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let file = FileDescriptor(raw: try retrying { unsafe Glibc.open(path, flags) })
    let kind = try status(of: file).st_mode & S_IFMT
    guard kind != S_IFREG, kind != S_IFDIR else { return file }
    guard takesStreams else { throw .notRegular }
    let raw = file.raw
    _ = try retrying { fcntl(raw, F_SETFL, O_RDONLY) }
    return file
  }

  /// Whether a path is a symbolic link that leads nowhere.
  static func isBrokenLink(_ path: String) -> Bool {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else {
      return false
    }
    return unsafe stat(path, &status) != 0
  }

  /// Opens what exists already, symbolic links followed; a pipe waits for its reader.
  static func openForWriting(_ path: String) throws(FileError.Reason) -> FileDescriptor {
    FileDescriptor(raw: try retrying { unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY) })
  }

  /// Whether a path leads to a regular file.
  static func isRegular(_ path: String) throws(FileError.Reason) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw lastFailure() }
    return status.st_mode & S_IFMT == S_IFREG
  }

  static func status(of file: borrowing FileDescriptor) throws(FileError.Reason) -> stat {
    var status = stat()
    guard unsafe fstat(file.raw, &status) == 0 else { throw lastFailure() }
    return status
  }

  /// The status of what a name in a folder stands for; a symbolic link is not followed.
  static func status(
    of name: String,
    in folder: borrowing FileDescriptor
  ) throws(FileError.Reason) -> stat {
    var status = stat()
    guard unsafe fstatat(folder.raw, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw lastFailure()
    }
    return status
  }

  /// The path without symbolic links.
  static func resolved(_ path: String) throws(FileError.Reason) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw lastFailure() }
    defer { unsafe free(resolved) }
    guard let text = unsafe String(validatingCString: resolved) else {
      throw .system(code: EILSEQ)
    }
    return text
  }

  /// Takes the one lock that a file has, without waiting.
  ///
  /// - Returns: Whether it was free. On a file system without locks everything is free.
  static func tryLock(_ file: borrowing FileDescriptor) throws(FileError.Reason) -> Bool {
    if flock(file.raw, LOCK_EX | LOCK_NB) == 0 { return true }
    switch errno {
    case EWOULDBLOCK, EINTR: return false
    case ENOLCK, EOPNOTSUPP, ENOSYS: return true
    default: throw lastFailure()
    }
  }

  /// All bytes of a file of about this size, from its beginning.
  static func readAll(
    _ file: borrowing FileDescriptor,
    size: Int
  ) throws(FileError.Reason) -> [UInt8] {
    let raw = file.raw
    var bytes: [UInt8] = []
    // One byte more than the size tells the end without another allocation.
    var room = size + 1
    while true {
      var failure: FileError.Reason?
      let part = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        do throws(FileError.Reason) {
          count = try retrying { unsafe read(raw, buffer.baseAddress, buffer.count) }
        } catch {
          count = 0
          failure = error
        }
      }
      if let failure { throw failure }
      if part.isEmpty { return bytes }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      room = max(size + 1 - bytes.count, 1 << 16)
    }
  }

  /// At most so many bytes of a file from an offset; none at its end.
  static func readBlock(
    _ file: borrowing FileDescriptor,
    from offset: Int,
    upTo room: Int
  ) throws(FileError.Reason) -> [UInt8] {
    let raw = file.raw
    var failure: FileError.Reason?
    let part = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      do throws(FileError.Reason) {
        count = try retrying {
          unsafe pread(raw, buffer.baseAddress, buffer.count, off_t(offset))
        }
      } catch {
        count = 0
        failure = error
      }
    }
    if let failure { throw failure }
    return part
  }

  static func write(_ bytes: [UInt8], to file: borrowing FileDescriptor) throws(FileError.Reason) {
    let raw = file.raw
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try retrying {
        unsafe rest.withUnsafeBytes { unsafe Glibc.write(raw, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }

  static func synchronize(_ file: borrowing FileDescriptor) throws(FileError.Reason) {
    let raw = file.raw
    do throws(FileError.Reason) {
      _ = try retrying { fsync(raw) }
    } catch .system(EINVAL), .system(ENOTSUP) {
      // A file system that cannot is no failure to write.
    }
  }

  static func setMode(_ mode: mode_t, of file: borrowing FileDescriptor) throws(FileError.Reason) {
    guard fchmod(file.raw, mode) == 0 else { throw lastFailure() }
  }

  /// Gives a file to a user and group; those that are `nil` stay as they are.
  static func setOwner(
    user: uid_t?,
    group: gid_t?,
    of file: borrowing FileDescriptor
  ) throws(FileError.Reason) {
    guard fchown(file.raw, user ?? .max, group ?? .max) == 0 else { throw lastFailure() }
  }

  static func rename(
    _ name: String,
    to newName: String,
    in folder: borrowing FileDescriptor
  ) throws(FileError.Reason) {
    guard unsafe renameat(folder.raw, name, folder.raw, newName) == 0 else { throw lastFailure() }
  }

  /// Gives an open file that has no name yet a name; fails when the name is taken.
  static func link(
    _ file: borrowing FileDescriptor,
    as name: String,
    in folder: borrowing FileDescriptor
  ) throws(FileError.Reason) {
    let anonymous = "/proc/self/fd/\(file.raw)"
    guard unsafe linkat(AT_FDCWD, anonymous, folder.raw, name, AT_SYMLINK_FOLLOW) == 0 else {
      throw lastFailure()
    }
  }

  /// Gives a file a second name; fails when the name is taken.
  static func link(
    _ name: String,
    as newName: String,
    in folder: borrowing FileDescriptor
  ) throws(FileError.Reason) {
    guard unsafe linkat(folder.raw, name, folder.raw, newName, 0) == 0 else { throw lastFailure() }
  }

  static func remove(_ name: String, in folder: borrowing FileDescriptor) throws(FileError.Reason) {
    guard unsafe unlinkat(folder.raw, name, 0) == 0 else { throw lastFailure() }
  }

  static func sleep(milliseconds: UInt32) { _ = usleep(milliseconds * 1000) }

  /// The system's words for an error number.
  static func message(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  /// The errors that there is something to say about.
  static func reason(_ code: Int32) -> FileError.Reason {
    switch code {
    case ENOENT, ENOTDIR: .notFound
    case EEXIST: .alreadyExists
    case EISDIR: .isFolder
    case EACCES, EPERM, ETXTBSY: .permissionDenied
    case EROFS: .readOnlyFileSystem
    case ENOSPC, EDQUOT: .noSpace
    case EFBIG: .tooLarge
    case ENAMETOOLONG: .invalidPath
    case ENXIO: .notRegular
    default: .system(code: code)
    }
  }
}

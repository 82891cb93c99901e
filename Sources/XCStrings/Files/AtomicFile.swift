// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Glibc

/// Changes files so that they are always whole: a reader sees the old content or the new one, also
/// when the writer is killed or the disk is full.
///
/// - The new content goes to another file in the same folder, then to the disk, and then takes the
///   place of the old one in one step (`rename`).
/// - Mode, user and group are kept as far as the system lets us; access lists and extended
///   attributes are not, and a file with several names (hard links) is replaced under this one only.
/// - A path that is a symbolic link stays one: what it leads to is replaced.
/// - A write-protected file is refused, although a rename could replace it.
/// - The lock of a file is an advisory one on the file itself (`flock`), so that no lock file exists
///   that could be left behind. Programs that do not take it are noticed by the file's time stamp,
///   size and number.
package enum AtomicFile {
  /// What became of a file.
  package enum Outcome: Sendable, Equatable {
    /// The content was right already; nothing was written.
    case unchanged
    /// The file holds the new content.
    case written
  }

  /// How long a writer waits for others at most.
  package static let defaultTimeout = Duration.seconds(30)

  /// Reads a file, changes its content and writes it back, while no other writer that uses this
  /// type is between its own reading and writing.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - timeout: How long to wait for other writers.
  ///   - change: Makes the new content out of the old one; `nil` or equal content writes nothing. It
  ///     must not change the same file on its own.
  /// - Returns: Whether the file was written.
  /// - Throws: ``FileError``, and what `change` throws; then the file is as it was.
  package static func update(
    _ path: String,
    timeout: Duration = defaultTimeout,
    _ change: ([UInt8]) throws -> [UInt8]?
  ) throws -> Outcome {
    try update(path, timeout: timeout, prefersAnonymous: true, change)
  }

  /// Writes a new file.
  ///
  /// - Parameters:
  ///   - path: Where no file is yet.
  ///   - bytes: Its content.
  /// - Throws: ``FileError``, in particular when there is a file of that name; then it is untouched.
  package static func create(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    try create(path, .bytes(bytes), prefersAnonymous: true)
  }

  /// Gives a file this content, whether it exists or not; for output that is made anew each time.
  ///
  /// What is no regular file (`/dev/stdout`, a named pipe) is written to instead.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: Its content.
  ///   - timeout: How long to wait for other writers.
  /// - Returns: Whether the file was written.
  /// - Throws: ``FileError``; then the file is as it was.
  package static func replace(
    _ path: String,
    _ bytes: [UInt8],
    timeout: Duration = defaultTimeout
  ) throws(FileError) -> Outcome {
    do throws(FileError.Reason) {
      if try writeThrough(path, bytes) { return .written }
    } catch .notFound {
      // To be created, unless something is there that leads nowhere.
      if POSIX.isBrokenLink(path) {
        throw FileError(path: path, operation: .write, reason: .brokenLink)
      }
    } catch {
      throw FileError(path: path, operation: .write, reason: error)
    }
    // Between the attempts another program may create or remove the file.
    for _ in 0..<3 {
      do {
        return try update(path, timeout: timeout) { _ in bytes }
      } catch let error as FileError {
        guard error.reason == .notFound else { throw error }
      } catch {
        throw FileError(path: path, operation: .write, reason: .system(code: EIO))
      }
      do throws(FileError) {
        try create(path, bytes)
        return .written
      } catch {
        guard error.reason == .alreadyExists else { throw error }
      }
    }
    throw FileError(path: path, operation: .write, reason: .changedMeanwhile)
  }

  /// Gives a file content that is too large for memory; else as `replace(_:_:timeout:)`, but for
  /// content that is there already, which is written again.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - spool: Its content.
  /// - Throws: ``FileError``; then the file is as it was.
  package static func replace(_ path: String, with spool: SpoolFile) throws(FileError) {
    var operation = FileError.Operation.write
    do throws(FileError.Reason) {
      do throws(FileError.Reason) {
        if try !POSIX.isRegular(path) {
          return try spool.copy(to: try POSIX.openForWriting(path))
        }
      } catch .notFound {
        guard !POSIX.isBrokenLink(path) else { throw FileError.Reason.brokenLink }
        operation = .create
        var replacement = Replacement(
          .spool(spool),
          .creation,
          patience: Patience(defaultTimeout)
        )
        let location = try FileLocation(new: path)
        return try replacement.commit(to: location)
      }
      let location = try FileLocation(existing: path)
      var patience = Patience(defaultTimeout)
      let file = try lock(location, &patience)
      let status = try POSIX.status(of: file)
      let identity = FileIdentity(status)
      var replacement = Replacement(.spool(spool), .successor(status), patience: patience)
      try replacement.commit(to: location) { () throws(FileError.Reason) in
        try requireUnchanged(identity, location)
      }
    } catch {
      throw FileError(path: path, operation: operation, reason: error)
    }
  }

  // MARK: - Both ways

  static func create(
    _ path: String,
    _ content: Replacement.Content,
    prefersAnonymous: Bool
  ) throws(FileError) {
    do throws(FileError.Reason) {
      let location = try FileLocation(new: path)
      var replacement = Replacement(
        content,
        .creation,
        patience: Patience(defaultTimeout),
        prefersAnonymous: prefersAnonymous
      )
      try replacement.commit(to: location)
    } catch {
      throw FileError(path: path, operation: .create, reason: error)
    }
  }

  static func update(
    _ path: String,
    timeout: Duration,
    prefersAnonymous: Bool,
    _ change: ([UInt8]) throws -> [UInt8]?
  ) throws -> Outcome {
    do {
      let location = try FileLocation(existing: path)
      var patience = Patience(timeout)
      let file = try lock(location, &patience)
      let status = try POSIX.status(of: file)
      let identity = FileIdentity(status)
      let old = try POSIX.readAll(file, size: Int(status.st_size))
      guard let new = try change(old), new != old else { return .unchanged }
      var replacement = Replacement(
        .bytes(new),
        .successor(status),
        patience: patience,
        prefersAnonymous: prefersAnonymous
      )
      try replacement.commit(to: location) { () throws(FileError.Reason) in
        try requireUnchanged(identity, location)
      }
      return .written
    } catch let reason as FileError.Reason {
      let isBroken = reason == .notFound && POSIX.isBrokenLink(path)
      throw FileError(path: path, operation: .write, reason: isBroken ? .brokenLink : reason)
    }
  }

  /// Opens a file and takes its lock.
  ///
  /// A writer that had to wait finds that the file it has opened was replaced; then it starts over
  /// with the file that has the name now.
  private static func lock(
    _ location: borrowing FileLocation,
    _ patience: inout Patience
  ) throws(FileError.Reason) -> FileDescriptor {
    while true {
      let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK
      let file = try POSIX.open(location.name, in: location.folder, flags)
      let status = try POSIX.status(of: file)
      try requireRegular(status)
      if try POSIX.tryLock(file) {
        let named = try POSIX.status(of: location.name, in: location.folder)
        if FileIdentity(named).isSameFile(as: FileIdentity(status)) { return file }
      }
      guard patience.wait() else { throw .locked }
    }
  }

  private static func requireRegular(_ status: stat) throws(FileError.Reason) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .isFolder
    default: throw .notRegular
    }
  }

  private static func requireUnchanged(
    _ identity: FileIdentity,
    _ location: borrowing FileLocation
  ) throws(FileError.Reason) {
    do throws(FileError.Reason) {
      let now = try POSIX.status(of: location.name, in: location.folder)
      guard FileIdentity(now) == identity else { throw .changedMeanwhile }
    } catch .notFound {
      throw .changedMeanwhile
    }
  }

  /// Writes to what is no regular file.
  ///
  /// - Returns: Whether it was one of those.
  private static func writeThrough(
    _ path: String,
    _ bytes: [UInt8]
  ) throws(FileError.Reason) -> Bool {
    guard !path.utf8.contains(0) else { throw .invalidPath }
    guard try !POSIX.isRegular(path) else { return false }
    try POSIX.write(bytes, to: try POSIX.openForWriting(path))
    return true
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Glibc

/// New content on its way to a name: written to a file of its own in the same folder, given to the
/// disk, and only then put in place in one step.
///
/// Where the system can (`O_TMPFILE`), that file has no name until it is complete, so that a writer
/// that is killed leaves nothing behind. Elsewhere, and between naming and renaming, it has
/// ``FileLocation/temporaryName``. Its writer holds a lock on it all the while: a temporary file
/// that nobody locks has lost its writer, and the next one removes it.
struct Replacement {
  /// What the new file becomes.
  enum Kind {
    /// A file where none is.
    case creation
    /// The successor of a file, with its mode and as far as possible its owner.
    case successor(stat)
  }

  /// What is in it.
  enum Content {
    case bytes([UInt8])
    case spool(SpoolFile)

    func write(to file: borrowing FileDescriptor) throws(FileError.Reason) {
      switch self {
      case .bytes(let bytes): try POSIX.write(bytes, to: file)
      case .spool(let spool): try spool.copy(to: file)
      }
    }
  }

  private let content: Content
  private let kind: Kind
  /// Whether the system is asked for a file without a name; tests try both ways.
  private let prefersAnonymous: Bool
  private var patience: Patience

  init(_ content: Content, _ kind: Kind, patience: Patience, prefersAnonymous: Bool = true) {
    self.content = content
    self.kind = kind
    self.patience = patience
    self.prefersAnonymous = prefersAnonymous
  }

  /// Puts the content in place.
  ///
  /// - Parameters:
  ///   - location: Where to.
  ///   - verify: Called when all is written, just before the last step.
  /// - Throws: Why it could not be done; then nothing has changed and nothing is left behind.
  mutating func commit(
    to location: borrowing FileLocation,
    verify: () throws(FileError.Reason) -> Void = {}
  ) throws(FileError.Reason) {
    if prefersAnonymous, let file = try openAnonymous(in: location.folder) {
      try fill(file)
      if try place(file, at: location, verify: verify) { return finish(location) }
    }
    let file = try openNamed(at: location)
    do throws(FileError.Reason) {
      try fill(file)
      try placeNamed(at: location, verify: verify)
    } catch {
      try? POSIX.remove(location.temporaryName, in: location.folder)
      throw error
    }
    finish(location)
  }

  /// The file is in place; a folder that cannot be synchronised does not change that.
  private func finish(_ location: borrowing FileLocation) {
    try? POSIX.synchronize(location.folder)
  }

  // MARK: - Content

  /// A new file gets what the user's mask allows, a successor nothing before it has its owner.
  private var initialMode: mode_t {
    switch kind {
    case .creation: 0o666
    case .successor: 0o600
    }
  }

  private func fill(_ file: borrowing FileDescriptor) throws(FileError.Reason) {
    try content.write(to: file)
    if case .successor(let status) = kind { try adopt(status, file) }
    try POSIX.synchronize(file)
  }

  /// Gives the file the owner and mode of its predecessor.
  ///
  /// Only the superuser can give files away. Where the user cannot be kept, the bits that act in a
  /// user's name are dropped; where the group cannot, another group gets what everybody gets.
  private func adopt(
    _ status: stat,
    _ file: borrowing FileDescriptor
  ) throws(FileError.Reason) {
    var mode = status.st_mode & 0o7777
    let own = try POSIX.status(of: file)
    if own.st_gid != status.st_gid,
      (try? POSIX.setOwner(user: nil, group: status.st_gid, of: file)) == nil
    {
      mode = mode & ~0o2070 | (mode & 0o007) << 3
    }
    if own.st_uid != status.st_uid,
      (try? POSIX.setOwner(user: status.st_uid, group: nil, of: file)) == nil
    {
      mode &= ~0o4000
    }
    try POSIX.setMode(mode, of: file)
  }

  // MARK: - Without a name

  /// A file without a name, or `nil` where the file system knows no such thing.
  private func openAnonymous(
    in folder: borrowing FileDescriptor
  ) throws(FileError.Reason) -> FileDescriptor? {
    do throws(FileError.Reason) {
      let flags = POSIX.anonymousFile | O_RDWR
      let file = try POSIX.open(".", in: folder, flags, mode: initialMode)
      _ = try POSIX.tryLock(file)
      return file
    } catch .system(EOPNOTSUPP), .system(EINVAL), .isFolder, .notFound {
      return nil
    }
  }

  /// Names the file and puts it in place.
  ///
  /// - Returns: `false` where files without a name cannot be given one (no `/proc`).
  private mutating func place(
    _ file: borrowing FileDescriptor,
    at location: borrowing FileLocation,
    verify: () throws(FileError.Reason) -> Void
  ) throws(FileError.Reason) -> Bool {
    if case .creation = kind {
      try verify()
      do throws(FileError.Reason) {
        try POSIX.link(file, as: location.name, in: location.folder)
      } catch .notFound {
        return false
      }
      return true
    }
    while true {
      do throws(FileError.Reason) {
        try POSIX.link(file, as: location.temporaryName, in: location.folder)
        break
      } catch .alreadyExists {
        try removeStale(at: location)
      } catch .notFound {
        return false
      }
    }
    do throws(FileError.Reason) {
      try placeNamed(at: location, verify: verify)
    } catch {
      try? POSIX.remove(location.temporaryName, in: location.folder)
      throw error
    }
    return true
  }

  // MARK: - With a name

  /// A new file of the temporary name, locked.
  private mutating func openNamed(
    at location: borrowing FileLocation
  ) throws(FileError.Reason) -> FileDescriptor {
    while true {
      do throws(FileError.Reason) {
        let file = try POSIX.open(
          location.temporaryName,
          in: location.folder,
          O_CREAT | O_EXCL | O_RDWR,
          mode: initialMode
        )
        // Before it is locked, another writer may take it for an abandoned one.
        if try POSIX.tryLock(file), try isNamed(file, at: location) { return file }
      } catch .alreadyExists {
        try removeStale(at: location)
        continue
      }
      guard patience.wait() else { throw .locked }
    }
  }

  private func placeNamed(
    at location: borrowing FileLocation,
    verify: () throws(FileError.Reason) -> Void
  ) throws(FileError.Reason) {
    try verify()
    switch kind {
    case .successor:
      try POSIX.rename(location.temporaryName, to: location.name, in: location.folder)
    case .creation:
      // Unlike a rename, a link never takes the place of a file.
      try POSIX.link(location.temporaryName, as: location.name, in: location.folder)
      try? POSIX.remove(location.temporaryName, in: location.folder)
    }
  }

  /// Removes a temporary file whose writer is gone, or waits for one that is at work.
  private mutating func removeStale(
    at location: borrowing FileLocation
  ) throws(FileError.Reason) {
    do throws(FileError.Reason) {
      let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK
      let file = try POSIX.open(location.temporaryName, in: location.folder, flags)
      if try POSIX.tryLock(file) {
        // Whoever holds the lock is the only one who removes the name that belongs to it.
        if try isNamed(file, at: location) {
          try POSIX.remove(location.temporaryName, in: location.folder)
        }
        return
      }
    } catch .notFound {
      return
    }
    guard patience.wait() else { throw .locked }
  }

  /// Whether the temporary name still stands for this file.
  private func isNamed(
    _ file: borrowing FileDescriptor,
    at location: borrowing FileLocation
  ) throws(FileError.Reason) -> Bool {
    do throws(FileError.Reason) {
      let named = try POSIX.status(of: location.temporaryName, in: location.folder)
      return FileIdentity(named).isSameFile(as: FileIdentity(try POSIX.status(of: file)))
    } catch .notFound {
      return false
    }
  }
}

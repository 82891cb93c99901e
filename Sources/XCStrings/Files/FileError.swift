// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A file that cannot be read or written: which, why, and what to do.
///
/// Whenever one is thrown by ``AtomicFile``, the file at the path is what it was before.
package struct FileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was being done.
  package enum Operation: String, Sendable {
    case read, write, create
  }

  /// Why it cannot be done; thrown inside the module where the path is not known.
  package enum Reason: Error, Sendable, Equatable {
    case notFound
    case alreadyExists
    case isFolder
    /// Neither a regular file nor a folder: a pipe, a device.
    case notRegular
    /// A symbolic link to a file that is not there.
    case brokenLink
    /// The file, or the folder that a new one would be written to, denies it.
    case permissionDenied
    case readOnlyFileSystem
    case noSpace
    /// Larger than the system or a limit of the user allows.
    case tooLarge
    /// The path holds a zero byte or is longer than the system allows.
    case invalidPath
    /// Another writer held its lock for all of the time that was given.
    case locked
    /// A program that takes no lock has changed or replaced the file after it was read.
    case changedMeanwhile
    /// Anything else, with the system's error number.
    case system(code: Int32)
  }

  /// The path as it was given.
  package let path: String
  package let operation: Operation
  package let reason: Reason

  /// One line: the path, what is wrong, and what to do.
  ///
  /// The path may hold control characters; who prints the line escapes them.
  package var description: String {
    "\(path): cannot be \(verb): \(reason.explanation(of: operation))"
  }

  private var verb: String {
    switch operation {
    case .read: "read"
    case .write: "written"
    case .create: "created"
    }
  }
}

extension FileError.Reason {
  /// What is wrong and what to do, in the words that every message about files has.
  package func explanation(of operation: FileError.Operation) -> String {
    switch self {
    case .notFound: "there is no such file or folder; is the path right?"
    case .alreadyExists: "a file of that name exists already"
    case .isFolder: "it is a folder, where a file is expected"
    case .notRegular: "it is no file but a pipe or a device"
    case .brokenLink:
      "it is a symbolic link to a file that is not there; make that file or remove the link"
    case .permissionDenied where operation == .read: "permission denied"
    case .permissionDenied: "permission denied; is the file or its folder write-protected?"
    case .readOnlyFileSystem: "the file system is read-only"
    case .noSpace: "no space is left; free some and run the command again (nothing was changed)"
    case .tooLarge: "it would exceed the largest size allowed (nothing was changed)"
    case .invalidPath: "the path is too long or holds a zero byte"
    case .locked: "another program is writing it; try again when that has ended"
    case .changedMeanwhile:
      "another program has changed it meanwhile; run the command again (nothing was written)"
    case .system(let code): POSIX.message(code)
    }
  }
}

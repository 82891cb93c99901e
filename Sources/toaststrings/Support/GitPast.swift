// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Synchronization

/// A repository as it was at a commit.
///
/// Paths are bytes, from the top of its working tree.
final class GitPast: Sendable {
  /// What the commit has at a path.
  struct Entry {
    /// `blob`, `tree`, or `commit` for a submodule.
    let type: Substring
    /// Whether it is a file and no symbolic link.
    let isRegular: Bool
    /// The name of the object.
    let object: String
  }

  /// The files that have changed since.
  struct Changes: Sendable {
    /// The paths that changed files had at the commit.
    var old: Set<[UInt8]> = []
    /// Where renamed files are now, by their old paths.
    var newPath: [[UInt8]: [UInt8]] = [:]
    /// Where renamed files were, by their new paths.
    var oldPath: [[UInt8]: [UInt8]] = [:]
  }

  /// Asked at the top of the working tree.
  let git: Git
  /// The commit; `nil` for a submodule that was not there yet.
  let commit: String?
  /// Found out when it is first asked for: most files are where they were.
  private let known = Mutex<Changes?>(nil)

  init(_ git: Git, commit: String?) {
    self.git = git
    self.commit = commit
  }

  /// The changes since the commit, with renames as git detects them.
  ///
  /// - Throws: `CommandFailure` when git cannot tell.
  func changes() throws -> Changes {
    try known.withLock { known in
      if let known { return known }
      let changes = try readChanges()
      known = changes
      return changes
    }
  }

  private func readChanges() throws -> Changes {
    var changes = Changes()
    guard let commit else { return changes }
    let arguments = [
      "diff", "--name-status", "-z", "--find-renames", "--no-ext-diff",
      "--ignore-submodules=dirty", commit,
    ]
    guard let output = git.output(arguments) else {
      throw CommandFailure(
        "\(git.folder): git cannot compare it with \(commit); \(git.reason(arguments))"
      )
    }
    var fields = output.split(separator: 0).makeIterator()
    while let status = fields.next(), let first = fields.next() {
      let old = Array(first)
      switch status.first {
      case UInt8(ascii: "R"):
        guard let field = fields.next() else { break }
        let new = Array(field)
        changes.old.insert(old)
        changes.newPath[old] = new
        changes.oldPath[new] = old
      case UInt8(ascii: "C"): _ = fields.next()
      default: changes.old.insert(old)
      }
    }
    return changes
  }

  /// What the commit has at a path, or had at the path from which it was renamed since.
  ///
  /// - Returns: `nil` where it has nothing.
  /// - Throws: `CommandFailure` when git cannot tell.
  func entry(at path: [UInt8]) throws -> Entry? {
    if let entry = try ownEntry(at: path) { return entry }
    guard commit != nil, let old = try changes().oldPath[path] else { return nil }
    return try ownEntry(at: old)
  }

  private func ownEntry(at path: [UInt8]) throws -> Entry? {
    guard let commit else { return nil }
    let arguments = [
      "ls-tree", "--full-tree", "-z", commit, "--", String(decoding: path, as: UTF8.self),
    ]
    guard let listing = git.output(arguments) else {
      throw CommandFailure(
        "\(git.folder): git cannot list it at \(commit); \(git.reason(arguments))"
      )
    }
    // <mode> <type> <object>\t<path>\0
    let fields = String(decoding: listing.prefix { $0 != 0x09 }, as: UTF8.self)
      .split(separator: " ")
    guard fields.count == 3 else { return nil }
    return Entry(
      type: fields[1],
      isRegular: fields[0].hasPrefix("100"),
      object: String(fields[2])
    )
  }

  /// The content that a file had, wherever it was; a symbolic link is none.
  ///
  /// - Parameter path: where the file is now, or was.
  /// - Returns: the bytes; `nil` when the commit has no such file.
  /// - Throws: `CommandFailure` when git cannot be asked.
  func content(at path: [UInt8]) throws -> [UInt8]? {
    guard let entry = try entry(at: path), entry.isRegular else { return nil }
    let arguments = ["cat-file", "blob", entry.object]
    guard let bytes = git.output(arguments) else {
      throw CommandFailure(
        "\(git.folder)/\(String(decoding: path, as: UTF8.self)): git cannot read it at"
          + " \(commit ?? ""); \(git.reason(arguments))"
      )
    }
    return bytes
  }
}

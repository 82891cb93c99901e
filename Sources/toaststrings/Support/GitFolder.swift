// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface

/// A folder of a repository as it was at the commit that is compared with.
struct GitFolder: Sendable {
  /// A file of a folder as the commit has it.
  struct OldFile {
    /// The path from the top of the working tree at the commit.
    fileprivate let oldPath: [UInt8]
    /// The path from the folder at the commit; that of now for a file that was moved into it.
    let oldName: String
    /// Where the file is now, from the folder; where it was when it has left the folder.
    let name: String
    /// Whether the working tree has the same content at the same place.
    let isUnchanged: Bool
  }

  /// The repository of the folder.
  let past: GitPast
  /// The path of the folder from the top of the working tree, with a slash at its end; empty for
  /// the top.
  let prefix: [UInt8]

  /// The content that a file of the folder had at the commit, wherever it was then.
  ///
  /// - Parameter name: the name of the file in the folder.
  /// - Returns: the bytes; `nil` when the commit has no such file.
  /// - Throws: `CommandFailure` when git cannot be asked.
  func content(of name: String) throws -> [UInt8]? {
    try past.content(at: prefix + Array(name.utf8))
  }

  /// The content that a file had.
  ///
  /// - Throws: `CommandFailure` when git cannot be asked.
  func content(of file: OldFile) throws -> [UInt8]? { try past.content(at: file.oldPath) }

  /// The regular files that the folder had at the commit, in all its folders, and those that were
  /// moved into it since.
  ///
  /// - Throws: `CommandFailure` when git cannot be asked.
  func files() throws -> [OldFile] {
    guard let commit = past.commit else { return [] }
    var arguments = ["ls-tree", "-r", "-z", "--full-tree", commit]
    if !prefix.isEmpty { arguments += ["--", String(decoding: prefix, as: UTF8.self)] }
    guard let listing = past.git.output(arguments) else {
      throw CommandFailure(
        "\(past.git.folder): git cannot list it at \(commit); \(past.git.reason(arguments))"
      )
    }
    let changes = try past.changes()
    var files = listing.split(separator: 0).compactMap { entry -> OldFile? in
      // <mode> blob <object>\t<path>
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2, parts[0].starts(with: "100".utf8),
        let oldName = name(Array(parts[1]))
      else { return nil }
      let path = Array(parts[1])
      return OldFile(
        oldPath: path,
        oldName: oldName,
        name: changes.newPath[path].flatMap(name) ?? oldName,
        isUnchanged: !changes.old.contains(path)
      )
    }
    for (old, new) in changes.newPath where name(old) == nil {
      guard let name = name(new) else { continue }
      files.append(OldFile(oldPath: old, oldName: name, name: name, isUnchanged: false))
    }
    return files
  }

  /// A path of the repository from the folder; `nil` for one outside of it.
  private func name(_ path: [UInt8]) -> String? {
    guard path.starts(with: prefix) else { return nil }
    return String(validating: path.dropFirst(prefix.count), as: UTF8.self)
  }
}

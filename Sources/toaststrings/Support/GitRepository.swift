// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Foundation

/// What git knows of the past of a folder, asked through its executable.
///
/// No shell takes part, names are never options, and only exit statuses and object names are read,
/// so that neither the user's language nor git's wording matters.
struct GitRepository: Sendable {
  /// A commit, as seen from one folder of its repository.
  struct Base: Sendable {
    fileprivate let executable: String
    fileprivate let folder: String
    fileprivate let commit: String
  }

  /// A file of a folder as a commit has it.
  struct OldFile {
    /// The path from the folder at the commit, and where the file is now: it may have been renamed.
    let oldName: String
    let name: String
    /// Whether the working tree has the same content.
    let isUnchanged: Bool
  }

  /// The folder that git is asked in.
  let folder: String

  /// The commit at which the current branch left a revision.
  ///
  /// - Parameters:
  ///   - revision: a branch, tag or commit.
  ///   - environment: where the executable is looked for (`PATH`).
  /// - Returns: the commit, of which files can be asked for.
  /// - Throws: `CommandFailure` that says what is missing.
  func mergeBase(
    with revision: String,
    _ environment: CommandLineInterface.Environment
  ) throws -> Base {
    guard let executable = Self.executable(environment) else {
      throw CommandFailure("'--since' needs git, which is not in PATH")
    }
    func ask(_ arguments: [String]) -> String? {
      Self.output(executable, folder, arguments)
        .map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines) }
    }
    guard ask(["rev-parse", "--git-dir"]) != nil else {
      throw CommandFailure("\(folder): '--since' needs a git repository, and this is in none")
    }
    guard ask(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]) != nil else {
      throw CommandFailure(
        "unknown revision '\(revision)' for '--since'; fetch it first (on GitHub: fetch-depth: 0)"
      )
    }
    guard let commit = ask(["merge-base", revision, "HEAD"]), !commit.isEmpty else {
      throw CommandFailure(
        "'\(revision)' and HEAD have no common commit here; fetch more history for '--since'"
          + " (on GitHub: fetch-depth: 0)"
      )
    }
    return Base(executable: executable, folder: folder, commit: commit)
  }

  private static func executable(_ environment: CommandLineInterface.Environment) -> String? {
    (environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/git" }
      .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What a command prints; `nil` when it fails.
  fileprivate static func output(
    _ executable: String,
    _ folder: String,
    _ arguments: [String]
  ) -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = ["-C", folder, "--no-pager"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
      "GIT_LITERAL_PATHSPECS": "1",
    ]) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      // Read to the end before waiting, or a full pipe would hold up both.
      let data = try pipe.fileHandleForReading.readToEnd()
      process.waitUntilExit()
      let isDone = process.terminationReason == .exit && process.terminationStatus == 0
      return isDone ? Array(data ?? Data()) : nil
    } catch {
      return nil
    }
  }
}

extension GitRepository.Base {
  /// The regular files that the folder had at the commit, in all its folders.
  ///
  /// - Throws: `CommandFailure` when git cannot be asked.
  func files() throws -> [GitRepository.OldFile] {
    guard let listing = GitRepository.output(executable, folder, ["ls-tree", "-r", "-z", commit])
    else { throw CommandFailure("\(folder): git cannot list it at \(commit)") }
    let changes = try changes()
    return listing.split(separator: 0).compactMap { entry in
      // <mode> blob <object>\t<name>
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2, parts[0].starts(with: "100".utf8),
        let name = String(validating: parts[1], as: UTF8.self)
      else { return nil }
      let change = changes[Array(name.utf8)]
      return GitRepository.OldFile(
        oldName: name,
        name: change ?? name,
        isUnchanged: change == nil
      )
    }
  }

  /// The files that have changed since the commit by the bytes of their names, with the names that
  /// they have now.
  private func changes() throws -> [[UInt8]: String] {
    let arguments = [
      "diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", "--relative", commit,
    ]
    guard let output = GitRepository.output(executable, folder, arguments) else {
      throw CommandFailure("\(folder): git cannot compare it with \(commit)")
    }
    var changes: [[UInt8]: String] = [:]
    var fields = output.split(separator: 0).makeIterator()
    while let status = fields.next(), let old = fields.next() {
      let isMoved = status.first == UInt8(ascii: "R") || status.first == UInt8(ascii: "C")
      let new = isMoved ? fields.next() ?? old : old
      if status.first == UInt8(ascii: "C") { continue }
      changes[Array(old)] = String(decoding: new, as: UTF8.self)
    }
    return changes
  }

  /// The content that a file of the folder had at the commit.
  ///
  /// - Parameter name: the name of the file in the folder.
  /// - Returns: the bytes; `nil` when the commit has no such file.
  /// - Throws: `CommandFailure` when git cannot be asked.
  func content(of name: String) throws -> [UInt8]? {
    let path = "./\(name)"
    guard
      let listing = GitRepository.output(executable, folder, ["ls-tree", "-z", commit, "--", path])
    else { throw CommandFailure("\(folder)/\(name): git cannot list it at \(commit)") }
    // <mode> blob <object>\t<name>\0
    let fields = String(decoding: listing, as: UTF8.self).split(separator: "\t").first?
      .split(separator: " ")
    guard let fields, fields.count == 3, fields[1] == "blob" else { return nil }
    let object = String(fields[2])
    guard let bytes = GitRepository.output(executable, folder, ["cat-file", "blob", object]) else {
      throw CommandFailure("\(folder)/\(name): git cannot read it at \(commit)")
    }
    return bytes
  }
}

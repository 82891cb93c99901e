// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Foundation

/// The commit at which the current branch left a revision, in each repository of a run.
///
/// The revision is one of the repository that the tool runs in. In a submodule of that the commit
/// is the one that the outer repository had recorded: the submodule may not know the revision, or
/// know another one by that name.
struct GitHistory {
  private let revision: String
  private let git: Git
  private var folders: [String: GitFolder] = [:]
  /// By the top of the working tree; a failure too, so that it is not asked for again.
  private var pasts: [String: Result<GitPast, CommandFailure>] = [:]

  /// - Parameters:
  ///   - revision: a branch, tag or commit.
  ///   - environment: where git is looked for.
  /// - Throws: `CommandFailure` when there is no git.
  init(_ revision: String, _ environment: CommandLineInterface.Environment) throws {
    self.revision = revision
    git = try Git(folder: ".", environment)
  }

  /// The past of a folder.
  ///
  /// - Throws: `CommandFailure` that says what is missing.
  mutating func folder(_ path: String) throws -> GitFolder {
    if let known = folders[path] { return known }
    let git = git.at(path)
    let question = ["rev-parse", "--show-toplevel", "--show-prefix"]
    guard let lines = git.text(question)?.split(separator: "\n", omittingEmptySubsequences: false),
      let top = lines.first
    else {
      throw CommandFailure(
        "\(path): '--since' needs a git repository that git can read; \(git.reason(question))"
      )
    }
    let folder = GitFolder(
      past: try past(ofTop: String(top), as: path),
      prefix: Array((lines.dropFirst().first ?? "").utf8)
    )
    folders[path] = folder
    return folder
  }

  /// The past of a repository.
  ///
  /// - Parameters:
  ///   - top: the top of a working tree.
  ///   - name: what messages call it.
  /// - Returns: the repository as it was.
  /// - Throws: `CommandFailure` that says what is missing.
  private mutating func past(ofTop top: String, as name: String) throws -> GitPast {
    if let known = pasts[top] { return try known.get() }
    do {
      let past = GitPast(git.at(top), commit: try commit(ofTop: top, as: name))
      pasts[top] = .success(past)
      return past
    } catch let error as CommandFailure {
      pasts[top] = .failure(error)
      throw error
    }
  }

  private mutating func commit(ofTop top: String, as name: String) throws -> String? {
    let git = git.at(top)
    guard let outer = outer(ofTop: top, git) else { return try mergeBase(git, name) }
    return try recordedCommit(ofTop: top, in: outer, git)
  }

  /// The top of the repository that a repository is a submodule of; `nil` for one that is none, and
  /// for the one that the tool runs in.
  private func outer(ofTop top: String, _ git: Git) -> String? {
    let current = FileManager.default.currentDirectoryPath
    if current == top || current.hasPrefix(top + "/") { return nil }
    let outer = git.text(["rev-parse", "--show-superproject-working-tree"]) ?? ""
    return !outer.isEmpty && top.hasPrefix(outer + "/") ? outer : nil
  }

  /// The commit of a submodule that the outer repository had recorded; `nil` when it had none.
  private mutating func recordedCommit(
    ofTop top: String,
    in outer: String,
    _ git: Git
  ) throws -> String? {
    let name = String(top.dropFirst(outer.count + 1))
    let past = try past(ofTop: outer, as: outer)
    guard let entry = try past.entry(at: Array(name.utf8)), entry.type == "commit" else {
      return nil
    }
    guard git.output(["rev-parse", "--verify", "--quiet", "\(entry.object)^{commit}"]) != nil else {
      throw CommandFailure(
        "the submodule '\(name)' lacks commit \(entry.object), which was recorded where"
          + " '\(revision)' was left; run 'git fetch' in it, with more history if it is shallow"
      )
    }
    return entry.object
  }

  private func mergeBase(_ git: Git, _ name: String) throws -> String {
    guard git.output(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]) != nil else {
      throw CommandFailure(
        "\(name): unknown revision '\(revision)' for '--since'; fetch it first"
          + " (on GitHub: fetch-depth: 0)"
      )
    }
    guard let commit = git.text(["merge-base", revision, "HEAD"]), !commit.isEmpty else {
      throw CommandFailure(
        "\(name): '\(revision)' and HEAD have no common commit here; fetch more history for"
          + " '--since' (on GitHub: fetch-depth: 0)"
      )
    }
    return commit
  }
}

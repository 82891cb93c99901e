// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Foundation

/// The executable of git, asked in a folder.
///
/// No shell takes part, names are never options, and only exit statuses and object names are read,
/// so that neither the user's language nor git's wording matters. What git says of a failure is
/// passed on as it stands.
struct Git: Sendable {
  private let executable: String
  /// The folder that git is asked in.
  let folder: String

  /// Looks for git.
  ///
  /// - Parameters:
  ///   - folder: the folder to ask in.
  ///   - environment: where the executable is looked for (`PATH`).
  /// - Throws: `CommandFailure` when there is none.
  init(folder: String, _ environment: CommandLineInterface.Environment) throws {
    let executable = (environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/git" }
      .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
    guard let executable else {
      throw CommandFailure("'--since' needs git, which is not in PATH")
    }
    self.executable = executable
    self.folder = folder
  }

  private init(_ executable: String, _ folder: String) {
    self.executable = executable
    self.folder = folder
  }

  /// The same git, asked in another folder.
  func at(_ folder: String) -> Git { Git(executable, folder) }

  /// What a command prints; `nil` when it fails.
  func output(_ arguments: [String]) -> [UInt8]? {
    let output = Pipe()
    let process = process(arguments, output: output, errors: nil)
    do {
      try process.run()
      // Read to the end before waiting, or a full pipe would hold up both.
      let data = try output.fileHandleForReading.readToEnd()
      process.waitUntilExit()
      let isDone = process.terminationReason == .exit && process.terminationStatus == 0
      return isDone ? Array(data ?? Data()) : nil
    } catch {
      return nil
    }
  }

  /// What a command prints, without the line break behind it; `nil` when it fails.
  func text(_ arguments: [String]) -> String? {
    output(arguments).map { bytes in
      String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
  }

  /// Why a command fails, in git's words on one line: it is asked once more.
  func reason(_ arguments: [String]) -> String {
    let errors = Pipe()
    let process = process(arguments, output: nil, errors: errors)
    do {
      try process.run()
      let data = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      guard !lines.isEmpty else { return "git ends with status \(process.terminationStatus)" }
      return lines.dropFirst().reduce("git says: \(lines[0])") { text, line in
        text + (text.hasSuffix(":") || text.hasSuffix(",") ? " " : "; ") + line
      }
    } catch {
      return "git cannot be started"
    }
  }

  private func process(_ arguments: [String], output: Pipe?, errors: Pipe?) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments =
      ["-C", folder, "--no-pager", "-c", "diff.relative=false"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
      "GIT_LITERAL_PATHSPECS": "1",
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    if let output {
      process.standardOutput = output
    } else {
      process.standardOutput = FileHandle.nullDevice
    }
    if let errors {
      process.standardError = errors
    } else {
      process.standardError = FileHandle.nullDevice
    }
    return process
  }
}

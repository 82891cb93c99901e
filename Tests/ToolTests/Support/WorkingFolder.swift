// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport

/// A folder to run the tool in, removed with everything in it when the test ends.
///
/// Files are named relative to it, so that reports hold no path of this machine.
final class WorkingFolder: Sendable {
  let url: URL
  /// Where the streams of a run go, beside the folder so that the tool never finds them.
  private let streams: URL

  /// An empty folder.
  init() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("toaststrings-tool-\(UUID().uuidString)")
    url = root.appendingPathComponent("work")
    streams = root.appendingPathComponent("streams")
    for folder in [url, streams] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  /// A folder with a copy of a fixture: a folder in `Fixtures`.
  convenience init(fixture: String) throws {
    try self.init()
    let source = Self.fixtures.appendingPathComponent(fixture)
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path) {
      try FileManager.default.copyItem(
        at: source.appendingPathComponent(name),
        to: url.appendingPathComponent(name)
      )
    }
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  /// The folder of all fixtures.
  static let fixtures = packageRoot.appendingPathComponent("Tests/ToolTests/Fixtures")

  // MARK: - Files

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let folder = file(name).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: file(name))
  }

  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: file(name))) }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// The names of all files at the top, hidden ones too, in order.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  /// Number and time of change of a file: both stay when nothing is written.
  func stamp(_ name: String) throws -> FileStamp { try FileStamp(file(name)) }

  // MARK: - Runs

  /// Runs the tool in this folder and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: the words after the tool's name.
  ///   - input: what it reads from standard input.
  ///   - environment: variables to set beside those of `Tool.environment`.
  /// - Returns: what it left.
  /// - Throws: when it cannot be started.
  func run(
    _ arguments: [String],
    input: [UInt8] = [],
    environment: [String: String] = [:]
  ) throws -> ToolRun {
    try start(arguments, input: input, environment: environment).finish()
  }

  /// See `run(_:input:environment:)`.
  func run(_ arguments: String..., input: String = "") throws -> ToolRun {
    try run(arguments, input: Array(input.utf8))
  }

  /// Runs a line of the shell with the tool as `$tool`.
  func shell(_ script: String) throws -> ToolRun {
    try start(
      ["-c", script],
      executable: URL(fileURLWithPath: "/bin/bash"),
      environment: ["tool": Tool.executable.path]
    ).finish()
  }

  /// Starts the tool without waiting for it.
  func start(
    _ arguments: [String],
    executable: URL = Tool.executable,
    input: [UInt8] = [],
    environment: [String: String] = [:]
  ) throws -> RunningTool {
    try RunningTool(
      executable,
      arguments,
      folder: url,
      streams: streams.appendingPathComponent(UUID().uuidString),
      input: input,
      environment: Tool.environment.merging(environment) { $1 }
    )
  }
}

/// What tells whether a file was written, even with the same bytes.
struct FileStamp: Equatable {
  private let number: UInt64
  private let modified: Date
  /// The permission bits.
  let mode: Int

  init(_ file: URL) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
    modified = attributes[.modificationDate] as? Date ?? .distantPast
    mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }
}

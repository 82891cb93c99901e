// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Glibc

/// A process of the tool.
///
/// Its streams are files, so that neither side ever waits for the other.
final class RunningTool {
  private let process = Process()
  private let streams: URL

  init(
    _ executable: URL,
    _ arguments: [String],
    folder: URL,
    streams: URL,
    input: [UInt8],
    environment: [String: String]
  ) throws {
    self.streams = streams
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    for (name, content) in [("in", Data(input)), ("out", Data()), ("err", Data())] {
      try content.write(to: streams.appendingPathComponent(name))
    }
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: streams.appendingPathComponent("in"))
    process.standardOutput = try FileHandle(forWritingTo: streams.appendingPathComponent("out"))
    process.standardError = try FileHandle(forWritingTo: streams.appendingPathComponent("err"))
    try process.run()
  }

  /// Ends the process at once, as the system does when memory runs out.
  func killNow() { kill(process.processIdentifier, SIGKILL) }

  /// Waits for the end.
  func finish() throws -> ToolRun {
    process.waitUntilExit()
    let status = process.terminationStatus
    return ToolRun(
      status: process.terminationReason == .exit ? status : -status,
      outputBytes: Array(try Data(contentsOf: streams.appendingPathComponent("out"))),
      errorBytes: Array(try Data(contentsOf: streams.appendingPathComponent("err")))
    )
  }
}

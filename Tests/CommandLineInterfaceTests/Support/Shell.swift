// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

/// Programs that some tests need.
enum Shell {
  /// The path of a program that is installed, or `nil`.
  static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// Runs a program with a script on its standard input.
  ///
  /// - Returns: Its status, and what it wrote to both streams.
  static func run(
    _ name: String,
    _ arguments: [String] = [],
    input: String = "",
    folder: URL? = nil
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path(of: name)))
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let stdin = Pipe()
    let stdout = Pipe()
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stdout
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let data = stdout.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

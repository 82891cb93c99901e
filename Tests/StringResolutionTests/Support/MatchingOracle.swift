// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport

/// Apple's matching function in the toolchain, asked through the shared script.
enum MatchingOracle {
  private static let script = sharedFolder?.appendingPathComponent("tools/apple_matching_oracle.py")

  /// Whether python3, the script and the library are there.
  static let isAvailable: Bool = {
    guard script != nil else { return false }
    return (try? run(["--selftest"], input: Data())).map { !$0.isEmpty } ?? false
  }()

  /// The answers to queries, in their order.
  static func answers(
    _ queries: [(available: [String], preferred: [String])]
  ) throws -> [[String]] {
    var input = Data()
    for query in queries {
      input += try JSONEncoder().encode(
        ["available": query.available, "preferred": query.preferred]
      )
      input += Data("\n".utf8)
    }
    let output = try run(["--jsonl"], input: input)
    return try output.split(separator: 0x0A).map { line in
      try JSONDecoder().decode([String: [String]].self, from: Data(line))["localizations"] ?? []
    }
  }

  private static func run(_ arguments: [String], input: Data) throws -> Data {
    // Files on both sides: pipes would fill up.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("matching-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let question = folder.appendingPathComponent("in")
    let answer = folder.appendingPathComponent("out")
    try input.write(to: question)
    try Data().write(to: answer)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script?.path ?? ""] + arguments
    process.standardInput = try FileHandle(forReadingFrom: question)
    process.standardOutput = try FileHandle(forWritingTo: answer)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return try Data(contentsOf: answer)
  }
}

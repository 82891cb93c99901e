// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

public import Foundation
public import Testing

/// Whether tests rewrite what they expect: `TOASTSTRINGS_UPDATE=1 swift test`.
///
/// A run that rewrites something fails, so that nothing is recorded unseen.
public let updatesSnapshots = ProcessInfo.processInfo.environment["TOASTSTRINGS_UPDATE"] == "1"

/// Compares bytes with those of a committed file, or rewrites the file in update mode.
///
/// - Parameters:
///   - actual: what the code under test produced.
///   - file: the file with what is expected.
/// - Returns: `nil` when they are the same, else what to tell the reader of the test's result.
public func snapshotProblem(_ actual: [UInt8], file: URL) -> String? {
  let expected = try? Data(contentsOf: file)
  if expected.map(Array.init) == actual { return nil }
  guard updatesSnapshots else {
    let content = String(decoding: actual, as: UTF8.self)
    let remedy = "run the test with TOASTSTRINGS_UPDATE=1 if this is right"
    return expected == nil
      ? "\(file.lastPathComponent) is missing; \(remedy):\n\(content)"
      : "differs from \(file.path); \(remedy):\n\(content)"
  }
  do {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(actual).write(to: file)
    return "recorded \(file.path); run the test again without TOASTSTRINGS_UPDATE"
  } catch {
    return "cannot record \(file.path): \(error)"
  }
}

/// Expects a file of the package to hold a text; in update mode writes it and fails once.
///
/// - Parameters:
///   - path: the file, relative to the root of the package.
///   - text: what it should hold.
///   - sourceLocation: the line that a failure is reported at.
public func expectFile(
  _ path: String,
  toBe text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = packageRoot.appendingPathComponent(path)
  if let problem = snapshotProblem(Array(text.utf8), file: file) {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import Foundation
import XCStrings

/// A baseline on disk, and what a run does with it.
struct BaselineFile: Sendable {
  /// What is to become of the file.
  enum Use: Sendable {
    /// It is only read.
    case read
    /// What is no longer found leaves it; it is made when there is none.
    case shrink
    /// It is made anew.
    case rewrite
  }

  /// The path as messages show it.
  let path: String
  private let use: Use
  /// What the file holds; `nil` when it is to be made.
  private let old: Baseline?
  private let workingDirectory: String

  /// Reads a baseline.
  ///
  /// - Throws: `CommandFailure` for a file that is missing or no baseline.
  init(_ path: String, _ use: Use) throws {
    self.path = path
    self.use = use
    workingDirectory = FileManager.default.currentDirectoryPath
    guard FileManager.default.fileExists(atPath: path) else {
      guard use != .read else {
        throw CommandFailure(
          "\(path): there is no such baseline; make it with 'check --baseline \(path)"
            + " --write-baseline'"
        )
      }
      old = nil
      return
    }
    let bytes: TextBytes
    do {
      bytes = try TextBytes(contentsOfFile: path)
    } catch {
      throw CommandFailure("\(error)")
    }
    do {
      old = try Baseline(reading: bytes)
    } catch {
      throw CommandFailure("\(path):\(error.location): not a baseline: \(error)")
    }
  }

  /// For each finding of a catalog whether it counts.
  func areNew(_ findings: [Finding], catalog: String) -> [Bool] {
    guard let old, use != .rewrite else {
      // All of them will be known from now on.
      return KnownFindings(findings).areNew(findings)
    }
    return old[name(catalog)].areNew(findings)
  }

  /// What a run has found in the catalogs that it could check.
  struct Record {
    private(set) var found: [String: KnownFindings] = [:]

    /// Takes all findings of a catalog, known and new.
    mutating func add(_ findings: KnownFindings, to name: String) {
      found[name] = findings
    }
  }

  /// The path of a catalog in the file.
  func name(_ catalog: String) -> String {
    Baseline.path(ofCatalog: catalog, in: path, workingDirectory: workingDirectory)
  }

  /// Writes the file where it is to be written, and says what became of it or could.
  ///
  /// - Parameters:
  ///   - record: what the run has found.
  ///   - context: where to say it.
  /// - Throws: `FileError` when the file cannot be written.
  func finish(_ record: Record, _ context: CommandContext) throws {
    let new = updated(record)
    let old = old ?? Baseline()
    let fixed = max(old.total - new.total, 0)
    if use == .read {
      if fixed > 0 {
        context.inform(
          "\(path): \(Self.count(fixed)) no longer found; '--write-baseline' removes"
            + " \(fixed == 1 ? "it" : "them")"
        )
      }
      return
    }
    let outcome = try AtomicFile.replace(path, new.bytes)
    guard outcome == .written else {
      context.inform("\(path): nothing to remove, \(Self.count(new.total))")
      return
    }
    let removed = self.old == nil || use == .rewrite ? "" : "\(fixed) removed, "
    context.inform("\(path): \(removed)\(Self.count(new.total)) written")
  }

  /// The baseline with what is still found.
  private func updated(_ record: Record) -> Baseline {
    var result = old ?? Baseline()
    for name in result.paths where record.found[name] == nil {
      // Catalogs that were left out of the run keep theirs; those that are gone need none.
      let path = Baseline.absolutePath(of: name, in: path, workingDirectory: workingDirectory)
      if !FileManager.default.fileExists(atPath: path) { result[name] = KnownFindings() }
    }
    for (name, found) in record.found {
      result[name] = old == nil || use == .rewrite ? found : found.intersection(result[name])
    }
    return result
  }

  private static func count(_ number: Int) -> String {
    Count.text(number, "known finding")
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import CommandLineInterface
import Foundation
import SwiftExtraction
import XCStrings

/// Bringing one catalog up to date.
struct SyncPlan {
  let path: String
  let strings: [SyncSession.Located]
  let options: CatalogSync.Options
  let creates: Bool

  /// The table of a catalog: the name of its file.
  static func table(_ path: String) -> String {
    String((path.split(separator: "/").last ?? "").dropLast(".xcstrings".count))
  }

  /// A catalog without keys, as Xcode makes it.
  static let empty = Array(
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}".utf8
  )

  /// Whether the catalog is to be made.
  var isNew: Bool { creates && !FileManager.default.fileExists(atPath: path) }

  /// The bytes of the catalog as it is.
  func current() throws -> [UInt8] {
    if isNew { return Self.empty }
    let bytes = try TextBytes(contentsOfFile: path)
    return bytes.copy(0..<bytes.count)
  }

  /// What would change.
  func preview() throws -> (SyncResult, [SyncSession.Doubt]) {
    let isNew = isNew
    var (result, doubts) = try apply(try current())
    // A catalog that is made is written even without a key.
    if isNew, result.bytes == nil { result = try apply(Self.empty).0 }
    return (result, doubts)
  }

  /// Changes the file, which is locked from reading to writing.
  func write() throws {
    if isNew {
      try AtomicFile.create(path, try apply(Self.empty).0.bytes ?? Self.empty)
      return
    }
    _ = try AtomicFile.update(path) { try apply($0).0.bytes }
  }

  private func apply(_ bytes: [UInt8]) throws -> (SyncResult, [SyncSession.Doubt]) {
    let catalog = try StringCatalog(TextBytes(bytes), path: path)
    let table = Self.table(path)
    let own = strings.filter { $0.string.table == table }
    let reconciler = KeyReconciler(keys: catalog.entries.map(\.key))
    var wanted: Set<ExactText> = []
    for located in own where located.string.template?.hasUnknown != true {
      wanted.insert(ExactText(located.string.key))
    }
    var options = options
    var reconciled: [ExtractedString] = []
    var doubts: [SyncSession.Doubt] = []
    for located in own {
      let outcome = reconciler.reconcile(located.string, wanted: wanted)
      reconciled.append(outcome.string)
      for key in outcome.usedKeys { options.usedKeys.insert(ExactText(key)) }
      for problem in outcome.string.problems where problem.isDoubt {
        doubts.append(doubt(problem, located, outcome))
      }
    }
    do {
      return (try CatalogSync.apply(reconciled, to: catalog, options: options), doubts)
    } catch {
      throw CommandFailure("\(path): \(error)")
    }
  }

  private func doubt(
    _ problem: ExtractionProblem,
    _ located: SyncSession.Located,
    _ outcome: KeyReconciler.Outcome
  ) -> SyncSession.Doubt {
    var message = problem.advice
    if !outcome.rivals.isEmpty {
      let rivals = outcome.rivals.map { "“\($0)”" }.joined(separator: ", ")
      message = "the run time looks up “\(outcome.string.key)”, the catalog has \(rivals)"
    }
    return SyncSession.Doubt(
      problem: problem,
      path: located.path,
      line: located.string.line,
      column: located.string.column,
      key: outcome.string.key,
      message: message
    )
  }
}

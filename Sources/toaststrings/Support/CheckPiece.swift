// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import Foundation
import XCStrings

/// One catalog of a check and what applies to it; done on any core.
struct CheckPiece: Sendable {
  /// What is repaired, and whether the file is written.
  struct Fixing: Sendable {
    let includesUnsafe: Bool
    let isDryRun: Bool
  }

  /// What became of the piece.
  struct Outcome: Sendable {
    /// The findings that count.
    let checked: CheckedCatalog
    /// All findings, for a baseline; `nil` where none is kept or the file could not be checked.
    let found: KnownFindings?
    /// The bytes before and after, for a dry run that changes something.
    let change: (old: [UInt8], new: [UInt8])?
    /// How many findings were repaired.
    let repairs: Int
  }

  /// The path as reports name it.
  var path: String
  let checker: Checker
  let failLevel: FailLevel
  let baseline: BaselineFile?
  let fixing: Fixing?
  /// The catalog at the commit whose findings are known, and what checks it as it was there.
  var past: PastCatalog?
  var baseChecker: Checker?
  /// The bytes of standard input.
  var bytes: [UInt8]?
  /// For a Swift source what checks it, and for each of its findings whether it is new since the
  /// commit; `nil` where there is nothing to compare with.
  var code: CodeChecker?
  var isNewInCode: [Bool]?

  /// Checks the catalog and repairs what is to be repaired.
  func run() -> Outcome {
    if let code { return run(code) }
    var checked =
      bytes.map { checker.check(TextBytes($0), path: path) } ?? checker.check(file: path)
    var change: (old: [UInt8], new: [UInt8])?
    var repairs = 0
    do {
      let old = try findingsAtBase()
      let selection: CatalogFixer.Selection = { areNew($0, since: old) }
      let isNew = selection(checked.findings)
      let fixer = fixing.map { CatalogFixer(checker, includesUnsafe: $0.includesUnsafe) }
      let wanted = zip(checked.findings, isNew).filter(\.1).map(\.0)
      if let fixing, let fixer, let source = checked.source, fixer.canFix(wanted) {
        let result =
          fixing.isDryRun
          ? fixer.fix(source, path: path, selection: selection) : try fix(fixer, selection)
        checked = result.checked
        repairs = result.repairs
        if fixing.isDryRun, let new = result.bytes {
          change = (source.copy(0..<source.count), new)
        }
      }
      let found =
        baseline == nil || checked.isMalformed || checked.error != nil
        ? nil : KnownFindings(checked.findings)
      return Outcome(
        checked: checked.keeping(selection(checked.findings)),
        found: found,
        change: change,
        repairs: repairs
      )
    } catch {
      return Outcome(checked: checked.failed(error), found: nil, change: nil, repairs: 0)
    }
  }

  /// Checks a source, which is never repaired.
  private func run(_ code: CodeChecker) -> Outcome {
    let checked = code.check(file: path)
    let isNew = areNew(checked.findings, since: nil)
    let isKept = isNewInCode.map { zip(isNew, $0).map { $0 && $1 } } ?? isNew
    return Outcome(
      checked: checked.keeping(isKept),
      found: baseline == nil ? nil : KnownFindings(checked.findings),
      change: nil,
      repairs: 0
    )
  }

  /// Repairs the file under its lock, so that nothing comes between reading and writing.
  private func fix(
    _ fixer: CatalogFixer,
    _ selection: @escaping CatalogFixer.Selection
  ) throws -> CatalogFixer.Result {
    var result: CatalogFixer.Result?
    _ = try AtomicFile.update(path) { bytes in
      let fixed = fixer.fix(TextBytes(bytes), path: path, selection: selection)
      result = fixed
      return fixed.bytes
    }
    guard let result else { throw CommandFailure("\(path): cannot be written") }
    return result
  }

  private func areNew(_ findings: [Finding], since old: KnownFindings?) -> [Bool] {
    let inBaseline = baseline?.areNew(findings, catalog: path)
    let atBase = old?.areNew(findings)
    return findings.indices.map { (inBaseline?[$0] ?? true) && (atBase?[$0] ?? true) }
  }

  /// What was found in the catalog at the commit that is compared with; `nil` without one.
  private func findingsAtBase() throws -> KnownFindings? {
    guard let past else { return nil }
    guard let old = try past.content() else { return KnownFindings() }
    return KnownFindings((baseChecker ?? checker).check(TextBytes(old), path: path).findings)
  }
}

extension CheckedCatalog {
  /// The same catalog as one that could not be dealt with.
  fileprivate func failed(_ error: any Error) -> CheckedCatalog {
    var message = "\(error)"
    // The path is said beside the message.
    if message.hasPrefix("\(path): ") { message = String(message.dropFirst(path.count + 2)) }
    return failing(CheckError(path: path, message: message))
  }
}

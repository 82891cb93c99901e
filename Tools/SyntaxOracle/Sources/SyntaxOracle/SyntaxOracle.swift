// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import SwiftExtraction

/// Compares the literals that our lexer reads with those that SwiftSyntax reads.
///
///   swift run --package-path Tools/SyntaxOracle SyntaxOracle PATH… [--generate COUNT]
///
/// Every Swift source below the paths is read by both; so are COUNT sources that are made up, the
/// same in every run. A source that SwiftSyntax finds errors in counts apart: recovery may differ.
/// Exit status 1 when a literal of a valid source differs in its place or its text.
@main
enum SyntaxOracle {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var generated = 0
    if let option = arguments.firstIndex(of: "--generate"), option + 1 < arguments.count {
      generated = Int(arguments[option + 1]) ?? 0
      arguments.removeSubrange(option...option + 1)
    }
    var tally = Tally()
    for path in arguments.flatMap(sources) {
      guard let data = FileManager.default.contents(atPath: path) else {
        print("\(path): cannot be read")
        tally.isFailed = true
        continue
      }
      tally.compare(Array(data), path)
    }
    var generator = SourceGenerator(seed: 20_26)
    for number in 0..<generated { tally.compare(Array(generator.next().utf8), "made up \(number)") }
    print(tally.summary)
    exit(tally.isFailed ? 1 : 0)
  }

  private static func sources(_ path: String) -> [String] {
    if path.hasSuffix(".swift") { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
      .map { "\(path)/\($0)" }
  }
}

/// What came of the comparison so far.
struct Tally {
  var isFailed = false
  private var sources = 0
  private var literals = 0
  private var invalid = 0
  private var differing = 0

  mutating func compare(_ bytes: [UInt8], _ name: String) {
    sources += 1
    let ours = SourceLiteral.all(in: bytes)
    let (theirs, hasErrors) = SyntaxLiterals.all(in: bytes)
    literals += theirs.count
    if hasErrors { invalid += 1 }
    guard ours != theirs else { return }
    differing += 1
    if !hasErrors { isFailed = true }
    print("\(name)\(hasErrors ? " (does not parse)" : ""): \(Self.difference(ours, theirs))")
  }

  private static func difference(_ ours: [SourceLiteral], _ theirs: [SourceLiteral]) -> String {
    for (a, b) in zip(ours, theirs) where a != b { return "ours \(a), SwiftSyntax \(b)" }
    let more = ours.count > theirs.count ? ours[theirs.count] : theirs[ours.count]
    return "\(ours.count) literals, SwiftSyntax \(theirs.count); only one has \(more)"
  }

  var summary: String {
    "\(sources) sources, \(literals) literals, \(differing) sources differ,"
      + " \(invalid) do not parse"
  }
}

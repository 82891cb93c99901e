// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import XCStrings

/// The leaves of a catalog: the names on the way to each, and what it says.
func flattened(_ catalog: StringCatalog) -> [[ExactText]: ExactText] {
  var leaves: [[ExactText]: ExactText] = [:]
  flatten(catalog.document, 0, [], into: &leaves)
  return leaves
}

private func flatten(
  _ document: JSONDocument,
  _ value: Int,
  _ path: [ExactText],
  into leaves: inout [[ExactText]: ExactText]
) {
  switch document[value].kind {
  case .object:
    let members = Array(document.members(of: value))
    if members.isEmpty { leaves[path] = ExactText("{}") }
    for member in members {
      flatten(document, member.value, path + [ExactText(document.text(member.name))], into: &leaves)
    }
  case .string, .name: leaves[path] = ExactText("s:" + document.text(value))
  case .array:
    for (index, element) in document.elements(of: value).enumerated() {
      flatten(document, element, path + [ExactText("[\(index)]")], into: &leaves)
    }
  case .number, .true, .false, .null:
    leaves[path] = document.bytes.withSpan(document.contentRange(value)) {
      ExactText(String(copying: $0))
    }
  }
}

/// Expects two catalogs to say the same but below some paths.
func expectSameValues(
  _ a: StringCatalog,
  _ b: StringCatalog,
  but paths: [[String]],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let exempt = paths.map { $0.map(ExactText.init) }
  func rest(_ catalog: StringCatalog) -> [[ExactText]: ExactText] {
    flattened(catalog).filter { leaf in
      // An object that was empty has no leaf of its own once it holds something.
      !exempt.contains { leaf.key.starts(with: $0) }
        && !(leaf.value == ExactText("{}") && exempt.contains { $0.starts(with: leaf.key) })
    }
  }
  #expect(rest(a) == rest(b), sourceLocation: sourceLocation)
}

/// Expects the members that both catalogs have at the top and in `strings` to keep their sequence.
func expectSameSequence(
  _ a: StringCatalog,
  _ b: StringCatalog,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let before = a.entries.map { ExactText($0.key) }
  let known = Set(before)
  let after = b.entries.map { ExactText($0.key) }.filter(known.contains)
  #expect(before == after, sourceLocation: sourceLocation)
}

/// How many lines one text has that the other has not, apart from a comma at the end, at equal ends.
func lineChanges(from a: [UInt8], to b: [UInt8]) -> Int {
  let old = a.split(separator: 0x0A, omittingEmptySubsequences: false)
  let new = b.split(separator: 0x0A, omittingEmptySubsequences: false)
  var start = 0
  while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
  var end = 0
  while end < min(old.count, new.count) - start,
    old[old.count - 1 - end] == new[new.count - 1 - end]
  { end += 1 }
  return max(old.count, new.count) - start - end
}

extension Dictionary {
  func mapKeys<Other: Hashable>(_ transform: (Key) -> Other) -> [Other: Value] {
    reduce(into: [:]) { $0[transform($1.key)] = $1.value }
  }
}

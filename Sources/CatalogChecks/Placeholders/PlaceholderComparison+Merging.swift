// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings

// One mistake can look like several: what it makes of the text is put into one problem.
extension PlaceholderComparison {
  /// Keeps the graver one where plain placeholders beside positional ones read the wrong argument
  /// and the right one seems missing; what repairs it gives them the numbers that nothing reads.
  mutating func mergeMixed(_ plain: [PlaceholderUse], _ uses: [PlaceholderUse]) {
    let conversions = plain.filter { $0.isConversion && $0.role == .value }
    guard let mixed = problems.firstIndex(where: { $0.kind == .mixed }) else { return }
    let numbers = reference.arguments.indices.filter { index in
      reference.arguments[index].isExpected
        && !uses.contains { $0.isPositional && $0.number == index + 1 }
    }.map { $0 + 1 }
    let isClear =
      numbers.count == conversions.count
      && zip(numbers, conversions).allSatisfy {
        reference.argument($0)?.argumentClass == $1.argumentClass
      }
    let misread = problems.indices.filter { index in
      problems[index].kind == .type
        && conversions.contains { [$0.placeholder.range] == problems[index].ranges }
    }
    let edits = isClear ? positionEdits(conversions, numbers: numbers) : []
    if !misread.isEmpty {
      for index in misread where !edits.isEmpty {
        problems[index].edits = edits.filter { [$0.range] == problems[index].ranges }
      }
      withdraw { $0.kind == .mixed }
      return
    }
    let missing = problems.filter { $0.kind == .missing }
    guard isClear, !missing.isEmpty,
      missing.allSatisfy({ problem in problem.arguments.allSatisfy(numbers.contains) })
    else { return }
    let isGrave = missing.contains { $0.severity == .error }
    if isGrave {
      problems[mixed].kind = .missing
      problems[mixed].severity = .error
      problems[mixed].cause = .shiftsArguments
      problems[mixed].expected = missing.first?.expected
    }
    problems[mixed].arguments = numbers
    problems[mixed].edits = edits
    withdraw { $0.kind == .missing && $0.cause == .leftOut }
  }

  /// Takes placeholders that have each other's number for one mistake: `%1$@ %2$lld` for
  /// `%1$lld %2$@`.
  mutating func mergeExchanged() {
    let types = problems.filter { $0.kind == .type && $0.cause == nil }
    let isExchange = ArgumentClass.allCases.allSatisfy { argumentClass in
      types.count { $0.expected?.argumentClass == argumentClass }
        == types.count { $0.found?.argumentClass == argumentClass }
    }
    guard types.count > 1, isExchange,
      let first = problems.firstIndex(where: { $0.kind == .type && $0.cause == nil })
    else { return }
    let inOrder = types.sorted { a, b in
      (a.ranges.first?.lowerBound ?? 0) < (b.ranges.first?.lowerBound ?? 0)
    }
    var merged = problems[first]
    merged.ranges = inOrder.flatMap(\.ranges)
    merged.arguments = inOrder.flatMap(\.arguments)
    merged.edits = types.allSatisfy { !$0.edits.isEmpty } ? inOrder.flatMap(\.edits) : []
    withdraw { $0.kind == .type && $0.cause == nil }
    report(merged, at: min(first, problems.count))
  }
}

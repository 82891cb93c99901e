// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings

extension PlaceholderComparison {
  /// Reports malformed placeholders, all of a text in one problem.
  mutating func judgeInvalid(
    _ invalid: [FormatStrings.InvalidPlaceholder],
    _ uses: [PlaceholderUse]
  ) {
    guard let first = invalid.first else { return }
    let edits = invalid.map { invalidEdit($0, of: invalid, uses) }
    let isComplete = !edits.contains(nil)
    report(
      PlaceholderProblem(
        kind: .invalid,
        severity: .error,
        ranges: invalid.map(\.range),
        arguments: invalid.compactMap(\.position),
        expected: first.position.flatMap { reference.argument($0)?.specifier },
        found: first.specifier,
        cause: .invalid(first.reason),
        edits: isComplete ? edits.compactMap { $0 } : []
      )
    )
  }

  /// What was meant by a malformed placeholder, `nil` where that is not certain.
  private func invalidEdit(
    _ invalid: FormatStrings.InvalidPlaceholder,
    of all: [FormatStrings.InvalidPlaceholder],
    _ uses: [PlaceholderUse]
  ) -> TextEdit? {
    if invalid.reason == .loneSign {
      guard reference.hasPercentSigns else { return nil }
      return TextEdit(range: invalid.range, replacement: "%%")
    }
    // What follows the broken name of a substitution would stay behind.
    if invalid.reason == .unterminatedSubstitution || invalid.reason == .emptySubstitutionName {
      return nil
    }
    if let position = invalid.position {
      guard let specifier = reference.argument(position)?.specifier else { return nil }
      return TextEdit(range: invalid.range, replacement: "%\(position)$\(specifier)")
    }
    guard all.count(where: { $0.reason != .loneSign }) == 1 else { return nil }
    let unread = reference.arguments.indices.filter { index in
      reference.arguments[index].isExpected && !uses.contains { $0.number == index + 1 }
    }
    guard unread.count == 1, let specifier = reference.arguments[unread[0]].specifier else {
      return nil
    }
    if reference.arguments.count == 1 {
      return TextEdit(range: invalid.range, replacement: "%\(specifier)")
    }
    guard uses.allSatisfy({ $0.isPositional }) else { return nil }
    return TextEdit(range: invalid.range, replacement: "%\(unread[0] + 1)$\(specifier)")
  }

  /// Plain beside positional placeholders.
  func mixedProblem(_ plain: [PlaceholderUse], misread: Bool) -> PlaceholderProblem {
    PlaceholderProblem(
      kind: .mixed,
      severity: .warning,
      ranges: plain.filter(\.isConversion).map(\.placeholder.range),
      arguments: plain.compactMap(\.number),
      edits: misread ? [] : positionEdits(plain, numbers: plain.compactMap(\.number))
    )
  }

  /// Two or more plain placeholders, which a translator cannot reorder.
  mutating func judgeUnpositioned(_ plain: [PlaceholderUse]) {
    let conversions = plain.filter { $0.isConversion && $0.role == .value }
    guard context.own == nil, conversions.count > 1 else { return }
    report(
      PlaceholderProblem(
        kind: .unpositioned,
        severity: .info,
        ranges: conversions.map(\.placeholder.range),
        arguments: conversions.compactMap(\.number),
        edits: positionEdits(plain, numbers: plain.compactMap(\.number))
      )
    )
  }

  /// Edits that write the numbers as positions; none where `*` or a token shares the row.
  func positionEdits(_ plain: [PlaceholderUse], numbers: [Int]) -> [TextEdit] {
    guard plain.count == numbers.count,
      plain.allSatisfy({ $0.isConversion && !Self.hasStar($0.placeholder) })
    else { return [] }
    return zip(plain, numbers).map {
      TextEdit(
        range: $0.placeholder.range,
        replacement: $0.placeholder.text(position: $1)
      )
    }
  }

  /// Edits that give each placeholder the one argument of its class.
  func orderEdits(_ plain: [PlaceholderUse]) -> [TextEdit] {
    let numbers = plain.map { use in
      reference.arguments.indices.filter {
        reference.arguments[$0].argumentClass == use.argumentClass
      }
    }
    guard numbers.allSatisfy({ $0.count == 1 }) else { return [] }
    return positionEdits(plain, numbers: numbers.flatMap { $0 }.map { $0 + 1 })
  }

  /// The edit that puts the source's specifier in place.
  func sourceSpecifierEdit(
    _ use: PlaceholderUse,
    _ expected: FormatSpecifier
  ) -> [TextEdit] {
    guard use.role == .value, !Self.hasStar(use.placeholder) else { return [] }
    let position = use.placeholder.position.map { "\($0)$" } ?? ""
    return [
      TextEdit(range: use.placeholder.range, replacement: "%\(position)\(expected)")
    ]
  }

  private static func hasStar(_ placeholder: Placeholder) -> Bool {
    if case .argument? = placeholder.specifier?.width { return true }
    if case .argument? = placeholder.specifier?.precision { return true }
    return false
  }
}

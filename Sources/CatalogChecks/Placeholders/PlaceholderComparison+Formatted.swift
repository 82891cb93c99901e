// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings

// Texts that are formatted at run time.
extension PlaceholderComparison {
  mutating func judgeFormatted() {
    let invalid = text.invalidPlaceholders
    let uses = resolvedUses()
    judgeInvalid(invalid, uses)

    let conversions = uses.filter(\.isConversion)
    let plain = uses.filter(\.isPlain)
    let isMixed =
      context.own == nil && conversions.contains { $0.isPositional }
      && conversions.contains { $0.isPlain }
    let mixedIndex = problems.count
    var misread = false

    for use in uses where use.isPositional || use.isOwn {
      misread = judge(use) || misread
    }
    var row = PlainRow.fits
    if context.own == nil, invalid.allSatisfy({ $0.reason == .loneSign }) {
      if isMixed || plain.contains(where: { !$0.isConversion }) {
        for use in plain { misread = judge(use) || misread }
      } else {
        row = judgeRow(plain)
      }
    }

    if isMixed {
      report(mixedProblem(plain, misread: misread), at: mixedIndex)
    }
    let isShifted = if case .gaps = row { true } else { false }
    if invalid.isEmpty, !isShifted, !(isMixed && misread) {
      judgeMissing(uses)
      mergeStrayAndMissing()
    }
    if isMixed { mergeMixed(plain, uses) }
    mergeExchanged()
    if !isMixed, problems.allSatisfy({ $0.severity != .error }) { judgeUnpositioned(plain) }
  }

  /// The uses of all placeholders that are none of prose, after reporting those that are.
  private mutating func resolvedUses() -> [PlaceholderUse] {
    let definite = PlaceholderUse.uses(
      in: text,
      substitutions: context.substitutions,
      own: context.own
    )
    let doubtful = text.placeholders.filter { $0.reading != .conversion }
    guard !doubtful.isEmpty else { return settlingTokens(definite) }

    // A conversion that may be prose is one only where the text would lack an argument otherwise.
    var lacking = reference.arguments.filter(\.isExpected).compactMap(\.argumentClass)
    if reference.expectsOwnArgument, let own = context.own?.specifier {
      lacking.append(own.argumentClass)
    }
    for use in definite {
      if let index = lacking.firstIndex(where: { $0 == use.argumentClass }) {
        lacking.remove(at: index)
      }
    }
    var prose: [Placeholder] = []
    for placeholder in doubtful {
      if let index = lacking.firstIndex(where: { $0 == placeholder.argumentClass }) {
        lacking.remove(at: index)
      } else {
        prose.append(placeholder)
        reportStray(placeholder, severity: placeholder.usesSpaceFlag ? .warning : .error)
      }
    }
    let uses = PlaceholderUse.uses(
      in: text,
      including: { !prose.contains($0) },
      substitutions: context.substitutions,
      own: context.own
    )
    return settlingTokens(uses)
  }

  /// Gives a token that nobody numbered the one argument of its class that nothing else reads.
  ///
  /// Apple's rule for tokens without `argNum` beside other placeholders is not documented; where the
  /// place in the row does not fit the class, the only argument that does is meant.
  private func settlingTokens(_ uses: [PlaceholderUse]) -> [PlaceholderUse] {
    var uses = uses
    var readers: [Int: Int] = [:]
    for index in uses.indices {
      guard let facts = uses[index].substitution, uses[index].placeholder.position == nil,
        facts.argumentNumber == nil, let number = uses[index].number,
        let argumentClass = facts.specifier?.argumentClass,
        let placed = reference.argument(number)?.argumentClass, placed != argumentClass
      else { continue }
      if readers.isEmpty {
        for number in uses.compactMap(\.number) { readers[number, default: 0] += 1 }
      }
      guard let only = onlyArgument(of: argumentClass, besides: readers) else { continue }
      uses[index].number = only
      readers[number, default: 0] -= 1
      readers[only, default: 0] += 1
    }
    return uses
  }

  /// The one argument of a class that nothing reads; `nil` for none and for several.
  private func onlyArgument(of argumentClass: ArgumentClass, besides readers: [Int: Int]) -> Int? {
    var only: Int?
    for (index, argument) in reference.arguments.enumerated()
    where argument.argumentClass == argumentClass && readers[index + 1, default: 0] == 0 {
      guard only == nil else { return nil }
      only = index + 1
    }
    return only
  }

  /// Judges one use by its number.
  ///
  /// - Returns: Whether it reads the wrong argument.
  private mutating func judge(_ use: PlaceholderUse) -> Bool {
    // A token's specifier is for substitution-argument, its name for undefined-substitution.
    guard !use.isSubstitutionArgument else { return false }
    guard use.isOwn || use.number != nil else { return false }
    if use.placeholder.isSubstitution {
      guard use.isPositional, use.substitution != nil, let number = use.number,
        reference.argument(number) == nil
      else { return false }
      reportExtra(use.placeholder, number: number)
      return true
    }
    let argument = use.number.flatMap { reference.argument($0) }
    if argument == nil, !use.isOwn {
      reportExtra(use.placeholder, number: use.number)
      return true
    }
    // An argument below the last one that no text of the source reads may be of any class.
    return judge(use, against: argument?.specifier ?? (use.isOwn ? context.own?.specifier : nil))
  }

  /// Judges class, width and sign of one use.
  ///
  /// - Returns: Whether the class is wrong.
  private mutating func judge(_ use: PlaceholderUse, against expected: FormatSpecifier?) -> Bool {
    guard let expected, let found = use.specifier else { return false }
    let isMistyped = Self.isMistypedLength(found, for: expected)
    if !isMistyped, found.readsSameArgument(as: expected) { return false }
    let isOtherClass = found.argumentClass != expected.argumentClass
    let number = use.number ?? context.own?.number
    report(
      PlaceholderProblem(
        kind: isOtherClass || isMistyped ? .type : .width,
        severity: isOtherClass || isMistyped ? .error : .warning,
        ranges: [use.placeholder.range],
        arguments: number.map { [$0] } ?? [],
        expected: expected,
        found: found,
        cause: isMistyped ? .mistypedLength : nil,
        edits: sourceSpecifierEdit(use, expected)
      )
    )
    return isOtherClass
  }

  /// Whether the digits of the width are the letters of the length: `%11d` for `%lld`.
  private static func isMistypedLength(
    _ found: FormatSpecifier,
    for expected: FormatSpecifier
  ) -> Bool {
    guard found.argumentClass == expected.argumentClass, expected.width == .none,
      found.length == .none, found.flags.isEmpty
    else { return false }
    return switch expected.length {
    case .long: found.width == .number(1)
    case .longLong: found.width == .number(11)
    default: false
    }
  }

  /// Judges plain placeholders as a row.
  private mutating func judgeRow(_ plain: [PlaceholderUse]) -> PlainRow {
    let row = PlainRow(
      plain.map(\.argumentClass),
      arguments: reference.arguments.map(\.argumentClass),
      expectedCount: reference.expectedCount
    )
    switch row {
    case .fits, .unrelated:
      for use in plain { _ = judge(use) }
    case .additions(let indexes):
      // What is no addition reads the argument that it means, once the additions are gone.
      for index in indexes { reportExtra(plain[index].placeholder, number: plain[index].number) }
    case .gaps(let numbers):
      reportShift(plain, meaning: numbers)
    case .reordered:
      report(
        PlaceholderProblem(
          kind: .order,
          severity: .error,
          ranges: plain.map(\.placeholder.range),
          arguments: plain.compactMap(\.number),
          edits: orderEdits(plain)
        )
      )
    }
    return row
  }

  private mutating func reportShift(_ plain: [PlaceholderUse], meaning numbers: [Int]) {
    let last = numbers.last ?? 0
    let missing = (1...max(last, 1)).filter { !numbers.contains($0) }
    report(
      PlaceholderProblem(
        kind: .missing,
        severity: .error,
        ranges: plain.map(\.placeholder.range),
        arguments: missing,
        expected: missing.first.flatMap { reference.argument($0)?.specifier },
        cause: .shiftsArguments,
        edits: positionEdits(plain, numbers: numbers)
      )
    )
  }
}

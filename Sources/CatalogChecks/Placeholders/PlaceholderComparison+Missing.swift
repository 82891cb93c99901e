// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings
import XCStrings

extension PlaceholderComparison {
  /// Reports the arguments that the reference prints and the text does not read, unless another
  /// finding about the text says what has become of them.
  mutating func judgeMissing(_ uses: [PlaceholderUse]) {
    var missing = missingArguments(uses)
    if missing.isEmpty { return }
    var excuses = excuses(uses)
    // The numbers choose first: most of what stands for anything stands for a number.
    for isNumber in [true, false] {
      for index in missing.indices
      where missing[index].isNumber == isNumber && !missing[index].isExcused {
        guard let place = excuses.firstIndex(where: { $0.fits(missing[index]) }) else { continue }
        missing[index].isExcused = true
        if let problem = excuses[place].problem, let number = missing[index].number {
          problems[problem].expected = missing[index].specifier
          problems[problem].arguments = [number]
        }
        excuses.remove(at: place)
      }
    }
    for argument in missing where !argument.isExcused { reportMissing(argument) }
  }

  /// An argument that the reference prints and the text does not read.
  private struct MissingArgument {
    let number: Int?
    let specifier: FormatSpecifier?
    let isPlural: Bool
    var isExcused = false
    var isNumber: Bool { specifier?.argumentClass.isNumber ?? false }
  }

  /// Something that is reported by itself and stands where an argument should be read.
  private struct Excuse {
    /// The class of what is read instead; `nil` fits any.
    var argumentClass: ArgumentClass?
    /// The argument, where it can only be that one.
    var number: Int?
    /// The place of the problem that says so, where it is one of this judgement.
    var problem: Int?

    func fits(_ missing: MissingArgument) -> Bool {
      guard number == nil || number == missing.number else { return false }
      guard let argumentClass, let other = missing.specifier?.argumentClass else { return true }
      return argumentClass == other
    }
  }

  private func missingArguments(_ uses: [PlaceholderUse]) -> [MissingArgument] {
    var read = Set(uses.compactMap(\.number))
    for use in uses { read.formUnion(use.substitution?.otherArguments.keys ?? [:].keys) }
    var missing: [MissingArgument] = []
    if reference.expectsOwnArgument, let own = context.own, !uses.contains(where: \.isOwn),
      !context.mayOmitNumber
    {
      missing.append(
        MissingArgument(number: own.number, specifier: own.specifier, isPlural: true)
      )
    }
    for (index, argument) in reference.arguments.enumerated() where argument.isExpected {
      let number = index + 1
      let isPlural = number == context.pluralArgument
      if read.contains(number) || (isPlural && context.mayOmitNumber) { continue }
      missing.append(
        MissingArgument(number: number, specifier: argument.specifier, isPlural: isPlural)
      )
    }
    return missing
  }

  /// What in the text and its localization stands for arguments that seem missing.
  private func excuses(_ uses: [PlaceholderUse]) -> [Excuse] {
    var excuses: [Excuse] = []
    var readers: [Int: SubstitutionFacts] = [:]
    for use in uses {
      switch use.placeholder.kind {
      case .substitution(let name):
        guard let facts = use.substitution else {
          // undefined-substitution; a name without an end has swallowed the token behind it.
          let count = 1 + name.utf8.count { $0 == UInt8(ascii: "%") }
          excuses += [Excuse](repeating: Excuse(), count: count)
          continue
        }
        // substitution-argument: a number that is none of the key's, or another one's.
        guard let number = use.number else { continue }
        let isTaken = readers[number].map { !$0.name.isExactly(facts.name) } ?? false
        if isTaken || reference.argument(number) == nil {
          excuses.append(Excuse(argumentClass: use.argumentClass))
        }
        readers[number] = readers[number] ?? facts
      case .substitutionArgument where !use.isOwn:
        excuses.append(Excuse())  // arg-outside-substitution
      case .substitutionArgument, .conversion: continue
      }
    }
    for facts in context.unusedSubstitutions {
      excuses.append(
        Excuse(argumentClass: facts.specifier?.argumentClass, number: facts.argumentNumber)
      )
    }
    for (index, problem) in problems.enumerated()
    where problem.kind == .extra && problem.found != nil {
      excuses.append(Excuse(argumentClass: problem.found?.argumentClass, problem: index))
    }
    return excuses
  }

  /// Keeps the graver one where a sign followed by a blank is what has become of the argument that
  /// is missing: `% publicacions` for `%@ posts`.
  mutating func mergeStrayAndMissing() {
    let missing = problems.filter { $0.kind == .missing }
    guard !missing.isEmpty, problems.contains(where: Self.isStrayBySpaceFlag) else { return }
    if missing.contains(where: { $0.severity == .error }) {
      withdraw(Self.isStrayBySpaceFlag)
    } else {
      let strays = problems.indices.filter { Self.isStrayBySpaceFlag(problems[$0]) }
      if missing.count == 1, strays.count == 1, let specifier = missing[0].expected {
        problems[strays[0]].expected = specifier
        problems[strays[0]].edits = strayEdit(problems[strays[0]], missing[0], specifier)
      } else {
        for stray in strays { problems[stray].edits = [] }
      }
      withdraw { $0.kind == .missing }
    }
  }

  /// The edit that writes the argument that is missing in the place of a percent sign; none where its
  /// place in the row is not certain.
  private func strayEdit(
    _ stray: PlaceholderProblem,
    _ missing: PlaceholderProblem,
    _ specifier: FormatSpecifier
  ) -> [TextEdit] {
    guard let range = stray.ranges.first, let number = missing.arguments.first else { return [] }
    let position = reference.arguments.count == 1 ? "" : "\(number)$"
    let others = text.placeholders.filter { $0.reading == .conversion }
    guard others.allSatisfy({ $0.position != nil }) else { return [] }
    let sign = range.lowerBound..<range.lowerBound + 1
    return [TextEdit(range: sign, replacement: "%\(position)\(specifier)")]
  }

  private static func isStrayBySpaceFlag(_ problem: PlaceholderProblem) -> Bool {
    problem.kind == .strayPercent && problem.cause == .onlyBySpaceFlag
  }

  private mutating func reportMissing(_ argument: MissingArgument) {
    let isShownForSeveral = context.canShowSeveralNumbers || !argument.isPlural
    report(
      PlaceholderProblem(
        kind: .missing,
        severity: argument.isNumber && isShownForSeveral ? .error : .warning,
        arguments: argument.number.map { [$0] } ?? [],
        expected: argument.specifier,
        cause: .leftOut
      )
    )
  }
}

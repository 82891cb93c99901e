// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings

extension PlaceholderComparison {
  /// Reports the arguments that the reference prints and the text does not read.
  mutating func judgeMissing(_ uses: [PlaceholderUse]) {
    var read = uses.compactMap(\.number)
    for use in uses { read += use.substitution?.otherArguments.keys ?? [:].keys }
    // A `%arg` outside of substitutions stands for some number; arg-outside-substitution says so.
    var strayArgs = uses.count { $0.isSubstitutionArgument && !$0.isOwn }

    if reference.expectsOwnArgument, let own = context.own, !uses.contains(where: \.isOwn),
      !context.mayOmitNumber
    {
      reportMissing(own.number, own.specifier, isPlural: true)
    }
    for (index, argument) in reference.arguments.enumerated() where argument.isExpected {
      let number = index + 1
      let isPlural = number == context.pluralArgument
      if read.contains(number) || (isPlural && context.mayOmitNumber) { continue }
      if strayArgs > 0, argument.argumentClass?.isNumber ?? true {
        strayArgs -= 1
        continue
      }
      reportMissing(number, argument.specifier, isPlural: isPlural)
    }
  }

  /// Keeps the graver one where a sign followed by a blank is what has become of the argument that
  /// is missing: `% publicacions` for `%@ posts`.
  mutating func mergeStrayAndMissing() {
    let missing = problems.filter { $0.kind == .missing }
    guard !missing.isEmpty, problems.contains(where: Self.isStrayBySpaceFlag) else { return }
    if missing.contains(where: { $0.severity == .error }) {
      withdraw(Self.isStrayBySpaceFlag)
    } else {
      withdraw { $0.kind == .missing }
    }
  }

  private static func isStrayBySpaceFlag(_ problem: PlaceholderProblem) -> Bool {
    problem.kind == .strayPercent && problem.cause == .onlyBySpaceFlag
  }

  private mutating func reportMissing(
    _ number: Int?,
    _ specifier: FormatSpecifier?,
    isPlural: Bool
  ) {
    let isNumber = specifier?.argumentClass.isNumber ?? false
    let isShownForSeveral = context.canShowSeveralNumbers || !isPlural
    report(
      PlaceholderProblem(
        kind: .missing,
        severity: isNumber && isShownForSeveral ? .error : .warning,
        arguments: number.map { [$0] } ?? [],
        expected: specifier,
        cause: .leftOut
      )
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings
import Testing

@Suite("Argument numbers")
struct ArgumentUseTests {
  @Test(
    "Plain and positional placeholders count on their own",
    arguments: [
      ("%@ %lld", [1, 2]),
      ("%2$@ %1$@", [2, 1]),
      ("%2$@ %@ %@", [2, 1, 2]),
      ("%@ %3$@ %lld", [1, 3, 2]),
      ("%% %@ %%", [1]),
      ("%*d %@", [1, 2, 3]),
      ("%.*f %@", [1, 2, 3]),
      ("%*.*f", [1, 2, 3]),
      ("%1$*2$d %3$@", [2, 1, 3]),
      ("%1$*d %@", [1, 1, 2]),
      ("%#@a@ %@ %4$#@b@ %@", [1, 2, 4, 3]),
      ("%arg %@", [nil, 1]),
      ("%2$arg", [2]),
      ("%Lld %@", [1]),
      ("Saved", []),
    ] as [(String, [Int?])]
  )
  func numbers(text: String, expected: [Int?]) {
    #expect(FormatString(text).argumentUses().map(\.number) == expected)
  }

  @Test("A star reads an argument for the width, another for the precision, then the value")
  func roles() {
    let uses = FormatString("%*.*f").argumentUses()
    #expect(uses.map(\.role) == [.width, .precision, .value])
    #expect(uses.map(\.placeholder) == [0, 0, 0])
    #expect(uses.allSatisfy { !$0.isPositional })
  }

  @Test("Placeholders left out take no number")
  func filter() {
    let format = FormatString("50 % de %@")
    #expect(format.argumentUses().map(\.number) == [1, 2])
    let uses = format.argumentUses { $0.reading == .conversion }
    #expect(uses.map(\.number) == [1])
    #expect(uses.map(\.placeholder) == [1])
  }
}

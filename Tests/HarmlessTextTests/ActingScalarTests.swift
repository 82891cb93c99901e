// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import HarmlessText
import Testing

@Suite struct ActingScalarTests {
  @Test("Controls, separators and marks of direction act, and nothing else")
  func database() {
    var count = 0
    for scalar in allScalars {
      let acts = ActingScalar.acts(scalar.value)
      if acts { count += 1 }
      // Not in one expectation a scalar: there are more than a million.
      if acts != actsByTheDatabase(scalar) { Issue.record("U+\(hexadecimal(scalar))") }
    }
    #expect(count == 65 + 2 + 12 + 6)
  }

  @Test("A scalar is found in UTF-8 as it is by its number, wherever it stands")
  func bytes() {
    for scalar in allScalars {
      let text = Array("é\(scalar)x".utf8)
      let found = ActingScalar.starting(at: 2, of: text.span)
      let isRight =
        ActingScalar.acts(scalar.value)
        ? found?.value == scalar.value && found?.length == String(scalar).utf8.count
        : found == nil
      if !isRight { Issue.record("U+\(hexadecimal(scalar))") }
    }
  }

  @Test("No scalar starts inside another")
  func insides() {
    for scalar in allScalars {
      let text = Array(String(scalar).utf8)
      for offset in text.indices.dropFirst()
      where ActingScalar.starting(at: offset, of: text.span) != nil {
        Issue.record("U+\(hexadecimal(scalar)), byte \(offset)")
      }
    }
  }

  private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing

@Suite struct KnownFindingsTests {
  private func finding(_ fingerprint: String, rule: String = "layout") -> Finding {
    .sample(rule: rule, fingerprint: fingerprint)
  }

  @Test func nothingIsNewInWhatWasCounted() {
    let findings = ["a", "b", "a", "c"].map { finding($0) }
    #expect(!KnownFindings(findings).areNew(findings).contains(true))
    #expect(KnownFindings(findings).total == 4)
  }

  @Test func ofEqualOnesTheFirstAreKnown() {
    let known = KnownFindings([finding("a"), finding("b")])
    #expect(known.areNew(["a", "a", "b", "c"].map { finding($0) }) == [false, true, false, true])
  }

  @Test func thatAFileIsNotJSONIsAlwaysNew() {
    let broken = finding("a", rule: "invalid-json")
    #expect(KnownFindings([broken]).isEmpty)
    #expect(KnownFindings([finding("a")]).areNew([broken]) == [true])
  }

  @Test func anIntersectionHasTheSmallerNumbers() {
    let one = KnownFindings(["a", "a", "b"].map { finding($0) })
    let other = KnownFindings(["a", "c"].map { finding($0) })
    #expect(one.intersection(other) == KnownFindings([finding("a")]))
    #expect(one.intersection(other) == other.intersection(one))
    #expect(one.intersection(one) == one)
  }
}

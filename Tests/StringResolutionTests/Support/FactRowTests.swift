// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing

@Suite struct FactRowTests {
  @Test(
    "Every row of the table of run-time cases is claimed by a test",
    .enabled(if: sharedFolder != nil, Comment(rawValue: sharedFolderAbsent))
  )
  func complete() throws {
    let file = try #require(sharedFolder).appendingPathComponent("facts/runtime-cases.md")
    let numbers = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .compactMap { line -> Int? in
        let cells = line.split(separator: "|", maxSplits: 1)
        return line.hasPrefix("|") ? cells.first.flatMap { Int($0.filter { $0 != " " }) } : nil
      }
    let rows = Set(numbers)
    #expect(rows.count == numbers.count, "a number stands at two rows")
    #expect(rows.count >= 110)
    #expect(rows.subtracting(FactRows.claimed).sorted() == [], "rows without a test")
    #expect(FactRows.claimed.subtracting(rows).sorted() == [], "tests of rows that do not exist")
  }
}

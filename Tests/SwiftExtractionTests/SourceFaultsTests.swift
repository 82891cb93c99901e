// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing

@testable import SwiftExtraction

@Suite struct SourceFaultsTests {
  /// Around the ends of the parts in which bytes are looked at, every sequence that is cut, out of
  /// place or whole is told as the standard library tells it.
  @Test func invalidBytesAreFoundWhereTheyAre() {
    let pieces: [[UInt8]] = [
      [0x41], [0xC3, 0xA9], [0xE2, 0x80, 0xA6], [0xF0, 0x9F, 0x98, 0x80], [0xC3], [0xE2, 0x80],
      [0x80], [0xF0, 0x9F, 0x98], [0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x80],
    ]
    for start in [0, 1, 252, 253, 254, 255, 256, 257, 300, 511, 512] {
      for first in pieces {
        for second in pieces {
          let bytes =
            [UInt8](repeating: 0x20, count: start) + first + second
            + [UInt8](repeating: 0x20, count: 300)
          var result = SourceExtraction(path: "a.swift")
          SourceFaults.append([], bytes, to: &result)
          #expect(
            result.diagnostics.map(\.offset) == Self.firstInvalid(bytes).map { [$0] } ?? [],
            "\(first) \(second) at \(start)"
          )
        }
      }
    }
  }

  /// The end of the longest beginning that is UTF-8, without an unfinished sequence.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var end = 0
    while end < bytes.count {
      let length = (1...4).first { length in
        end + length <= bytes.count
          && String(validating: bytes[end..<end + length], as: UTF8.self) != nil
      }
      guard let length else { return end }
      end += length
    }
    return nil
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing

@testable import XCStrings

@Suite struct LineIndexTests {
  /// Lines and columns against a count from the start for every offset.
  @Test(arguments: ["", "a", "a\nb", "é\n😀x\r\ny", "\n\n", "\u{FEFF}a\nb", "a\u{2028}b"])
  func agreesWithACount(_ text: String) {
    let bytes = TextBytes(text.utf8)
    var running = LineIndex(bytes)
    var line = 1
    var column = 1
    var offset = 0
    for scalar in text.unicodeScalars {
      let expected = SourceLocation(line: line, column: column)
      if offset > 0 || scalar != "\u{FEFF}" {
        #expect(LineIndex(bytes).location(ofOffset: offset) == expected)
        #expect(running.next(offset) == expected)
      }
      if scalar == "\n" {
        (line, column) = (line + 1, 1)
      } else if offset > 0 || scalar != "\u{FEFF}" {
        column += 1
      }
      offset += String(scalar).utf8.count
    }
    #expect(running.next(offset) == SourceLocation(line: line, column: column))
  }

  /// The places do not depend on the order in which they are asked for.
  @Test(arguments: ["é\n😀x\r\ny\n\nzz", "\u{FEFF}ab\ncd", "one long line é 😀"])
  func offsetsComeInAnyOrder(_ text: String) {
    let bytes = TextBytes(text.utf8)
    var running = LineIndex(bytes)
    for first in 0...bytes.count {
      for second in 0...bytes.count {
        for offset in [first, second, second] {
          #expect(running.next(offset) == LineIndex(bytes).location(ofOffset: offset))
        }
      }
    }
  }

  @Test func linesAreReadWithoutTheirEnds() {
    let index = LineIndex(TextBytes("one\r\ntwo\nthree".utf8))
    let lines = (1...4).map { String(decoding: index.text(ofLine: $0), as: UTF8.self) }
    #expect(lines == ["one", "two", "three", ""])
  }
}

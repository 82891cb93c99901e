// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@testable import SwiftExtraction

@Suite struct SourcePlacesTests {
  /// Lines end with LF, CR or both, columns are scalars, and a byte-order mark takes none.
  @Test(arguments: ["\n", "\r", "\r\n"], ["", "\u{FEFF}"])
  func placesAreCounted(_ lineBreak: String, _ mark: String) {
    let lines =
      ["", "a é 👩‍👧", "", "", "x", String(repeating: "é", count: 90), "y z"]
      + [String](repeating: "", count: 600) + ["end"]
    let text = mark + lines.joined(separator: lineBreak)
    let bytes = Array(text.utf8)
    for step in [1, 2, 7, 50] {
      var counter = PlaceCounter()
      var asked = 0
      var offset = mark.utf8.count
      for (line, content) in lines.enumerated() {
        for (column, scalar) in content.unicodeScalars.enumerated() {
          asked += 1
          if asked % step == 0 {
            let place = counter.place(offset, bytes.span)
            #expect(place == (line + 1, column + 1))
          }
          offset += String(scalar).utf8.count
        }
        offset += lineBreak.utf8.count
      }
      #expect(counter.place(.max, bytes.span).line == lines.count)
    }
  }
}

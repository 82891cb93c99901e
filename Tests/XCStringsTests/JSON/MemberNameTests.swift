// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

@testable import XCStrings

@Suite struct MemberNameTests {
  @Test func noTwoNamesShareASlot() {
    #expect(MemberNameTable.shared.collisions.isEmpty)
  }

  @Test func everyNameIsFound() throws {
    for name in MemberName.allCases {
      guard let text = name.text else { continue }
      let document = try JSONDocument(TextBytes("{\"\(text)\" : 1, \"\(text)x\" : 2}".utf8))
      #expect(document[1].name == name)
      #expect(document[3].name == .other || document[3].name.text == "\(text)x")
    }
  }

  /// A name is the same one when some or all of its letters are spelled as escapes.
  @Test func everyNameIsFoundBehindEscapes() throws {
    for name in MemberName.allCases {
      guard let text = name.text else { continue }
      let escapes = text.unicodeScalars.map { "\\u00" + String($0.value, radix: 16) }
      let all = escapes.joined()
      let first = (escapes.first ?? "") + text.dropFirst()
      let document = try JSONDocument(TextBytes("{\"\(all)\" : 1, \"\(first)x\" : 2}".utf8))
      #expect(document[1].name == name)
      #expect(document[3].name == .other || document[3].name.text == "\(text)x")
    }
  }

  /// What a token holds in its bits comes out as it went in.
  @Test func tokensKeepWhatTheyAreMadeOf() {
    let kinds: [JSONKind] = [.object, .array, .string, .number, .true, .false, .null, .name]
    for kind in kinds {
      for name in MemberName.allCases {
        let token = JSONToken(
          kind: kind,
          start: 1,
          extent: 2,
          name: name,
          traits: [.edge, .letter]
        )
        #expect(token.kind == kind)
        #expect(token.name == name)
        #expect(token.traits == [.edge, .letter])
      }
    }
  }

  @Test("Each case but one is spelled as the format spells the name")
  func spelling() {
    for name in MemberName.allCases where name != .other && name != .otherForm {
      #expect(name.text == "\(name)")
    }
    #expect(MemberName.otherForm.text == "other")
  }

  /// The order of the cases is the order in which Foundation sorts the names.
  @Test func casesStandInXcodesOrder() {
    let names = MemberName.allCases.compactMap(\.text)
    let sorted = names.sorted {
      $0.compare(
        $1,
        options: [.numeric, .caseInsensitive, .forcedOrdering],
        range: nil,
        locale: NSLocale.system as Locale
      ) == .orderedAscending
    }
    #expect(names == sorted)
  }
}

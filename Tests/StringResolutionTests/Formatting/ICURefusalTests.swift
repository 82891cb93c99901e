// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings
@testable import ICUBridge
import Testing

@testable import StringResolution

/// What ICU does not open is named all the way to the problems of a text.
@Suite struct ICURefusalTests {
  private static let skeleton = "no-such-stem"

  private var formatter: ConversionFormatter {
    ConversionFormatter(formats: LocaleFormats.of("en"), rules: nil)
  }

  @Test("A skeleton that ICU refuses is an error that names it, each time")
  func number() throws {
    for _ in 0..<2 {
      let error = #expect(throws: ICUError.self) {
        try LocaleFormats.of("en").number(Self.skeleton)
      }
      #expect(error?.code ?? 0 > 0)
      #expect(error?.description.contains(Self.skeleton) == true)
    }
  }

  @Test("A conversion passes the reason on")
  func conversion() throws {
    let refusal = #expect(throws: ConversionFormatter.Refusal.self) {
      try formatter.output(Self.skeleton, .integer(5))
    }
    guard case .unavailable(let reason)? = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(reason.operation.contains(Self.skeleton))
  }

  @Test("A problem says what could not be had")
  func problem() {
    let error = ICUError(code: 4, operation: "the plural rules of xx")
    let failure = RenderFailure.unavailable(error)
    #expect(failure.kind == .unknownLocale)
    #expect(failure.message.contains("the plural rules of xx"))
  }

  @Test("Unknown units are obeyed as far as they can be: that ICU refuses them is no news")
  func unit() throws {
    let text = try StyleFormatter(formats: LocaleFormats.of("en"), rules: nil)
      .format(.integer("5", .measure(unit: "parsnip")))
    #expect(text?.text == "5\u{A0}parsnip")
    #expect(text?.fault?.contains("parsnip") == true)
  }
}

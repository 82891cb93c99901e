// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Testing

@Suite struct TerminalCapabilitiesTests {
  static let term = ["TERM": "xterm"]

  @Test(arguments: [
    (true, term, ColorChoice.auto, true), (false, term, .auto, false),
    (false, term, .always, true), (true, term, .never, false),
    (true, ["TERM": "dumb"], .auto, false), (true, ["TERM": "dumb"], .always, true),
    (true, [:], .auto, false),
    (true, ["TERM": "xterm", "NO_COLOR": "1"], .auto, false),
    (true, ["TERM": "xterm", "NO_COLOR": ""], .auto, true),
    (true, ["TERM": "xterm", "NO_COLOR": "1"], .always, true),
  ])
  func colours(
    _ isTerminal: Bool,
    _ environment: [String: String],
    _ choice: ColorChoice,
    _ expected: Bool
  ) {
    let capabilities = TerminalCapabilities(
      isTerminal: isTerminal,
      windowColumns: nil,
      environment: Environment(environment),
      color: choice
    )
    #expect(capabilities.usesColor == expected)
    #expect(capabilities.styled("x", .red) == (expected ? "\u{1B}[31mx\u{1B}[0m" : "x"))
  }

  @Test(
    arguments: [
      ("100", 50, 100), (nil, 50, 50), (nil, nil, 80), ("0", 50, 50), ("-3", nil, 80),
      ("wide", nil, 80), ("", 0, 80),
    ] as [(String?, Int?, Int)]
  )
  func columns(_ stated: String?, _ window: Int?, _ expected: Int) {
    let capabilities = TerminalCapabilities(
      isTerminal: true,
      windowColumns: window,
      environment: Environment(stated.map { ["COLUMNS": $0] } ?? [:])
    )
    #expect(capabilities.columns == expected)
  }
}

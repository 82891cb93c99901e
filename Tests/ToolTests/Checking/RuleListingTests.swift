// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// `rules` and `explain` tell the same of every rule, in both formats.
@Suite struct RuleListingTests {
  @Test func everyRuleIsListedAndExplained() throws {
    let place = try WorkingFolder()
    let text = try place.run("rules")
    let listed = try #require(
      try JSONValue(place.run("rules", "--format", "json").outputBytes)["rules"]?.array
    )
    #expect(text.status == 0)
    #expect(listed.count > 40)
    for rule in listed {
      let id = try #require(rule["id"]?.string)
      let summary = try #require(rule["summary"]?.string)
      let severity = try #require(rule["severity"]?.string)
      #expect(
        text.output.split(separator: "\n").contains {
          $0.contains(" \(id) ") && $0.hasSuffix(summary)
        }
      )
      let explained = try place.run("explain", id)
      #expect(explained.status == 0)
      #expect(explained.output.hasPrefix("\(id) (\(severity) by default"))
      #expect(explained.output.contains("## What it checks"))
    }
    let one = try JSONValue(place.run("explain", "layout", "--format", "json").outputBytes)
    #expect(one["documentation"]?.string?.contains("## Why it matters") == true)
  }
}

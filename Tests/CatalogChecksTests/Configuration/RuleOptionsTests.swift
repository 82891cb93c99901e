// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing

@Suite struct RuleOptionsTests {
  enum Case: String, CaseIterable {
    case lower, upper
  }

  private func options(_ members: String) throws -> RuleOptions {
    let text = "{rules: {layout: {severity: 'info',\n\(members)}}}"
    let configuration = try ConfigurationReadingTests.read(text)
    return try #require(configuration.rules["layout"]).options
  }

  @Test func givesWhatIsThere() throws {
    let options = try options("a: true, b: 3, c: 0.5, d: 'x', e: ['y', 'z'], f: 'upper'")
    #expect(try options.flag("a") == true)
    #expect(try options.integer("b") == 3)
    #expect(try options.number("c", in: 0...1) == 0.5)
    #expect(try options.text("d") == "x")
    #expect(try options.texts("e") == ["y", "z"])
    #expect(try options.choice("f", of: Case.self) == .upper)
    try options.expect(["a", "b", "c", "d", "e", "f"])
  }

  @Test func givesNothingForWhatIsNotThere() throws {
    let options = RuleOptions(rule: "layout")
    #expect(try options.flag("a") == nil)
    #expect(try options.integer("a") == nil)
    #expect(try options.number("a", in: 0...1) == nil)
    #expect(try options.text("a") == nil)
    #expect(try options.texts("a") == nil)
    #expect(try options.choice("a", of: Case.self) == nil)
    try options.expect([])
  }

  @Test func namesWrongKinds() throws {
    func words(_ value: String, _ get: (RuleOptions) throws -> Void) throws -> String {
      let options = try options("a: \(value)")
      let error = try #require(throws: RuleOptionError.self) { try get(options) }
      let prefix = ".toaststrings.json:2:1: option 'a' of rule 'layout' must be "
      #expect(error.description.hasPrefix(prefix))
      return String(error.description.dropFirst(prefix.count))
    }
    #expect(try words("1") { _ = try $0.flag("a") } == "true or false")
    #expect(try words("1.5") { _ = try $0.integer("a", in: 1...9) } == "a whole number from 1 to 9")
    #expect(try words("10") { _ = try $0.integer("a", in: 1...9) } == "a whole number from 1 to 9")
    #expect(try words("1e300") { _ = try $0.integer("a") } == "a whole number from 0 to 1000000")
    #expect(try words("NaN") { _ = try $0.number("a", in: 0...1) } == "a number from 0.0 to 1.0")
    #expect(try words("[]") { _ = try $0.text("a") } == "a text")
    #expect(try words("[1]") { _ = try $0.texts("a") } == "a list of texts")
    #expect(try words("'x'") { _ = try $0.texts("a") } == "a list of texts")
    #expect(try words("'x'") { _ = try $0.choice("a", of: Case.self) } == "lower or upper")
  }

  @Test func rejectsUnknownOptions() throws {
    let options = try options("brand: [],\nkind: 1")
    let error = try #require(throws: RuleOptionError.self) { try options.expect(["brands"]) }
    #expect(
      error.description == ".toaststrings.json:2:1: unknown option 'brand' of rule 'layout'"
    )
    #expect(error.unknown?.token == "brand")
    #expect(error.unknown?.known == ["brands", "severity", "ignoreKeys", "ignoreLocales"])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import TestSupport
import Testing
import XCStrings

/// What requests do to the content of a localization.
@Suite
struct EditApplicationTests {
  /// A catalog with one key, whose German localization is this JSON.
  static func catalog(_ german: String) throws -> StringCatalog {
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"de\":\(german)}}}}"
    return try StringCatalog(Array(text.utf8))
  }

  /// The German localization after some lines of requests, `nil` when nothing changed.
  static func german(_ before: String, _ lines: String) throws -> String? {
    let requests = try CatalogEditParser.requests(in: Array(lines.utf8), for: .set)
    let result = try EditApplication.apply(requests, to: try catalog(before))
    guard let bytes = result.bytes else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let start = "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"de\":"
    #expect(text.hasPrefix(start) && text.hasSuffix("}}}}"))
    return String(text.dropFirst(start.count).dropLast(4))
  }

  static func unit(_ value: String, _ state: String = "translated") -> String {
    "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}"
  }

  static func plural(_ forms: (String, String)...) -> String {
    let cases = forms.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
    return "{\"variations\":{\"plural\":{\(cases)}}}"
  }

  static func device(_ cases: (String, String)...) -> String {
    let cases = cases.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
    return "{\"variations\":{\"device\":{\(cases)}}}"
  }

  private static func line(_ rest: String) -> String {
    "{\"key\":\"k\",\"locale\":\"de\",\(rest)}"
  }

  static let changes: [(String, String, String?)] = [
    // One text.
    (unit("a", "needs_review"), "\"value\":\"a\"", nil),
    (unit("a", "needs_review"), "\"value\":\"a\",\"state\":\"new\"", unit("a", "new")),
    (unit("a", "new"), "\"value\":\"b\"", unit("b")),
    (unit("a"), "\"value\":\"b\",\"state\":\"needs_review\"", unit("b", "needs_review")),
    (unit("a"), "\"state\":\"needs_review\"", unit("a", "needs_review")),
    (
      "{\"stringUnit\":{\"state\":\"new\",\"value\":\"a\",\"x\":1.50},\"y\":[]}",
      "\"value\":\"b\"",
      "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"b\",\"x\":1.50},\"y\":[]}"
    ),
    // One form of a plural; the others stay.
    (
      plural(("one", unit("1")), ("other", unit("n", "new"))), "\"plural\":{\"one\":\"I\"}",
      plural(("one", unit("I")), ("other", unit("n", "new")))
    ),
    (
      plural(("other", unit("n"))), "\"plural\":{\"one\":\"I\",\"other\":\"n\"}",
      plural(("one", unit("I")), ("other", unit("n")))
    ),
    (
      plural(("one", unit("1")), ("other", unit("n"))),
      "\"plural\":{\"other\":\"n\"},\"replace\":true",
      plural(("other", unit("n")))
    ),
    (
      plural(("one", unit("1")), ("other", unit("n"))), "\"state\":\"new\"",
      plural(("one", unit("1", "new")), ("other", unit("n", "new")))
    ),
    // From one shape to another without loss.
    (
      unit("a", "new"), "\"plural\":{\"one\":\"I\"}",
      plural(("one", unit("I")), ("other", unit("a", "new")))
    ),
    (
      unit("a"), "\"plural\":{\"one\":\"I\",\"other\":\"n\"}",
      plural(("one", unit("I")), ("other", unit("n")))
    ),
    (
      unit("a"), "\"device\":{\"mac\":\"m\"}",
      device(("mac", unit("m")), ("other", unit("a")))
    ),
    (
      unit("a"), "\"device\":{\"mac\":\"m\"},\"value\":\"b\"",
      device(("mac", unit("m")), ("other", unit("b")))
    ),
    (
      plural(("other", unit("n"))), "\"device\":{\"mac\":{\"plural\":{\"other\":\"m\"}}}",
      device(("mac", plural(("other", unit("m")))), ("other", plural(("other", unit("n")))))
    ),
    (
      device(("mac", unit("m"))), "\"device\":{\"mac\":\"M\",\"ipad\":\"i\"}",
      device(("ipad", unit("i")), ("mac", unit("M")))
    ),
    // With loss, as asked for.
    (plural(("other", unit("n"))), "\"value\":\"a\",\"replace\":true", unit("a")),
    (
      device(("mac", unit("m"))), "\"plural\":{\"other\":\"n\"},\"replace\":true",
      plural(("other", unit("n")))
    ),
    // Substitutions and string sets.
    (
      unit("%#@f@"),
      "\"substitutions\":{\"f\":{\"formatSpecifier\":\"lld\",\"argNum\":1,\"plural\":{\"other\":\"%arg\"}}}",
      "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%#@f@\"},\"substitutions\":{\"f\":"
        + "{\"argNum\":1,\"formatSpecifier\":\"lld\",\"variations\":{\"plural\":{\"other\":"
        + unit("%arg") + "}}}}}"
    ),
    (
      "{\"stringSet\":{\"state\":\"new\",\"values\":[\"a\",\"b\"]}}",
      "\"stringSet\":[\"a\",\"c\",\"d\"]",
      "{\"stringSet\":{\"state\":\"translated\",\"values\":[\"a\",\"c\",\"d\"]}}"
    ),
    (
      "{\"stringSet\":{\"state\":\"new\",\"values\":[\"a\",\"b\"]}}", "\"stringSet\":[\"a\",\"b\"]",
      nil
    ),
    (
      "{\"stringSet\":{\"state\":\"new\",\"values\":[\"a\"]}}", "\"value\":\"a\",\"replace\":true",
      unit("a")
    ),
  ]

  @Test("Set", arguments: changes)
  func set(before: String, request: String, after: String?) throws {
    #expect(try Self.german(before, Self.line(request)) == after)
  }

  static let refusals: [(String, String, String)] = [
    (plural(("other", unit("n"))), "\"value\":\"a\"", "replace"),
    (device(("other", unit("n"))), "\"value\":\"a\"", "replace"),
    (device(("other", unit("n"))), "\"plural\":{\"other\":\"a\"}", "replace"),
    (device(("mac", plural(("other", unit("n"))))), "\"device\":{\"mac\":\"a\"}", "replace"),
    ("{\"stringSet\":{\"values\":[\"a\"]}}", "\"value\":\"a\"", "replace"),
    (unit("a"), "\"stringSet\":[\"a\"]", "replace"),
    ("{}", "\"state\":\"new\"", "no text"),
    ("{}", "\"comment\":\"x\"", "nothing to set"),
    ("{}", "\"substitutions\":{\"f\":{\"argNum\":1}}", "value"),
    (unit("a"), "\"substitutions\":{\"f\":{\"argNum\":1}}", "formatSpecifier"),
    (unit("a"), "\"device\":{\"other\":\"x\"},\"value\":\"y\"", "other"),
  ]

  @Test("Refused", arguments: refusals)
  func refuse(before: String, request: String, word: String) throws {
    let error = #expect(throws: CatalogEditFailure.self) {
      try Self.german(before, Self.line(request))
    }
    #expect(error?.reason.contains(word) == true, "\(error?.reason ?? "")")
    #expect(error?.line == 1)
  }

  @Test func aSourceTextNeedsNoLocale() throws {
    let result = try apply("{\"key\":\"k\",\"value\":\"K\"}", to: Self.catalog("{}"))
    #expect(result.contains("\"en\":\(Self.unit("K"))"))
    let bare = try StringCatalog(Array("{\"strings\":{}}".utf8))
    #expect(throws: CatalogEditFailure.self) {
      try apply("{\"key\":\"k\",\"value\":\"K\"}", to: bare)
    }
  }

  @Test func anUnknownKeyIsMade() throws {
    let catalog = try StringCatalog(Array("{\"sourceLanguage\":\"en\",\"strings\":{}}".utf8))
    #expect(
      try apply(
        "{\"key\":\"b\",\"comment\":\"c\",\"manual\":true,\"translatable\":false}\n\n{\"key\":\"a\"}",
        to: catalog
      )
        == "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{},\"b\":{\"comment\":\"c\",\"extractionState\":\"manual\",\"shouldTranslate\":false}}}"
    )
  }

  @Test func trueRemovesTheMemberThatSaysOtherwise() throws {
    let text = "{\"strings\":{\"a\":{\"shouldTranslate\":false,\"x\":1}}}"
    let catalog = try StringCatalog(Array(text.utf8))
    #expect(
      try apply("{\"key\":\"a\",\"translatable\":true}", to: catalog)
        == "{\"strings\":{\"a\":{\"x\":1}}}"
    )
  }

  @Test(
    "Not a language",
    arguments: ["", "d", "de-", "-de", "de/x", "Deutsch!", "toolonglanguage"]
  )
  func languages(code: String) throws {
    let request = SetRequest(key: "k", locale: code, content: .value("x"))
    #expect(throws: CatalogEditFailure.self) {
      try EditApplication.apply([CatalogEditRequest(.set(request))], to: Self.catalog("{}"))
    }
  }

  @Test func oneBadRequestChangesNothing() throws {
    let requests = try CatalogEditParser.requests(
      in: Array("{\"key\":\"k\"}\n{\"key\":\"gone\"}".utf8),
      for: .remove
    )
    let error = #expect(throws: CatalogEditFailure.self) {
      try EditApplication.apply(requests, to: Self.catalog("{}"))
    }
    #expect(error?.description == "line 2: there is no key \"gone\"")
  }

  @Test func removeAndRename() throws {
    let catalog = try Self.catalog(Self.unit("a"))
    func apply(_ edit: CatalogEdit) throws -> String {
      let result = try EditApplication.apply([CatalogEditRequest(edit)], to: catalog)
      return String(decoding: result.bytes ?? [], as: UTF8.self)
    }
    let head = "{\"sourceLanguage\":\"en\",\"strings\":{"
    #expect(try apply(.remove(key: "k", locale: nil)) == head + "}}")
    #expect(try apply(.remove(key: "k", locale: "de")) == head + "\"k\":{}}}")
    #expect(try apply(.rename(key: "k", to: "l")).hasPrefix(head + "\"l\":{\"localizations\""))
    for edit: CatalogEdit in [
      .remove(key: "x", locale: nil), .remove(key: "k", locale: "fr"),
      .rename(key: "x", to: "y"), .rename(key: "k", to: "k"),
    ] {
      #expect(throws: CatalogEditFailure.self) { try apply(edit) }
    }
  }

  @Test(arguments: [
    ("state", #""value":"b","state":"translatde""#, "translatde"),
    ("device", #""device":{"iphon":"b"}"#, "iphon"),
  ])
  func anUnknownNameIsRefused(_ noun: String, _ members: String, _ name: String) throws {
    let lines = Array("{\"key\":\"k\",\"locale\":\"de\",\(members)}".utf8)
    let requests = try CatalogEditParser.requests(in: lines, for: .set)
    let failure = try #require(throws: CatalogEditFailure.self) {
      try EditApplication.apply(requests, to: Self.catalog(Self.unit("a")))
    }
    #expect(failure.line == 1 && failure.unknown?.noun == noun && failure.unknown?.name == name)
  }

  /// States and devices are open sets: what the catalog has already is no slip.
  @Test func aNameOfTheCatalogIsTaken() throws {
    let known = Self.device(("glasses", Self.unit("a", "proofread")), ("other", Self.unit("a")))
    let line = #"{"key":"k","locale":"de","device":{"glasses":"b"},"state":"proofread"}"#
    #expect(try Self.german(known, line)?.contains(Self.unit("b", "proofread")) == true)
  }

  @Test func aNewNameIsNotEmpty() throws {
    let catalog = try Self.catalog(Self.unit("a"))
    #expect(throws: CatalogEditFailure.self) {
      try EditApplication.apply([CatalogEditRequest(.rename(key: "k", to: ""))], to: catalog)
    }
    let made = try EditApplication.apply(
      [CatalogEditRequest(.set(SetRequest(key: "", content: .value("x"))))],
      to: catalog
    )
    #expect(made.warnings.count == 1)
  }

  @Test("Random requests keep Xcode's layout", arguments: 1...20)
  func keepsXcodeLayout(seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed)
    var catalog = try StringCatalog(generator.catalog(layout: .xcode))
    for _ in 0..<12 {
      var content = RequestedContent()
      switch Int.random(in: 0..<4, using: &generator.random) {
      case 0: content.text = .plain(generator.text())
      case 1: content.text = .plural([.init("one", generator.text()), .init("few", "x")])
      case 2: content.devices = [.init("mac", .plural([.init("other", generator.text())]))]
      default: content.stringSet = [generator.text(), "x"]
      }
      let request = SetRequest(
        key: generator.key(),
        locale: generator.language(),
        content: content,
        replaces: Bool.random(using: &generator.random)
      )
      guard
        let result = try? EditApplication.apply([CatalogEditRequest(.set(request))], to: catalog)
      else { continue }
      catalog = try StringCatalog(result.bytes ?? catalog.bytes)
      #expect(catalog.isInXcodeLayout)
      let again = try EditApplication.apply([CatalogEditRequest(.set(request))], to: catalog)
      #expect(again.bytes == nil)
    }
  }

  private func apply(_ lines: String, to catalog: StringCatalog) throws -> String {
    let requests = try CatalogEditParser.requests(in: Array(lines.utf8), for: .set)
    let result = try EditApplication.apply(requests, to: catalog)
    return String(decoding: result.bytes ?? catalog.bytes, as: UTF8.self)
  }
}

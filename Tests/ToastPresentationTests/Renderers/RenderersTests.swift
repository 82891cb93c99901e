// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import FoundationXML
import StringResolution
import Testing
import ToastPresentation

@Suite("Renderers")
struct RenderersTests {
  private static let mixed = Announcer(languages: ["en"]).announcement(
    for: Toast(
      id: "a",
      style: .error,
      title: .literal("保存<できません>", language: "ja"),
      message: .literal("A & B", language: "en")
    )
  )

  private static let card = Announcer(languages: ["ja"]).announcement(
    for: Toast(id: "a", title: "写真", position: Toast.Position(index: 1, count: 2))
  )

  @Test("plain text is the text")
  func plain() {
    #expect(PlainRenderer.text(Self.mixed) == "Error: 保存<できません>。A & B")
  }

  @Test("SSML puts each segment into a sentence of its own and escapes everything")
  func ssml() {
    #expect(
      SSMLRenderer.text(Self.mixed)
        == "<speak><s xml:lang=\"en-US\">Error:</s><s xml:lang=\"ja\">保存&lt;できません&gt;</s>"
        + "<s xml:lang=\"en-US\">A &amp; B</s></speak>"
    )
  }

  @Test("SSML is well-formed XML without bare text, whatever the toast holds")
  func ssmlIsXML() throws {
    for title in ["<speak>", "]]>", "&amp;", "\"'<>&", "a\u{0}b", "\u{2068}x\u{2069}"] {
      let announcement = Announcer(languages: ["ja"]).announcement(
        for: Toast(id: "a", style: .error, title: .literal(title), actions: [ToastAction(.undo)])
      )
      for engine in SpeechEngine.allCases {
        let text = SSMLRenderer.text(announcement, engine: engine)
        #expect(text.hasPrefix("<speak><s") && text.hasSuffix("</s></speak>"))
        #expect(!text.replacing("</s><s", with: "").contains("</s>x"))
        #expect(text.count { $0 == "<" } == text.count { $0 == ">" })
      }
    }
  }

  /// What is hostile in markup, and what XML cannot hold at all.
  private static let hostile = "]]>&#0;\"'><b a='\u{0}\u{1B}\u{FFFF}'>&amp;</s><!--"

  /// The texts of elements one after another; `nil` for what is no XML of these elements alone.
  private func texts(_ xml: String, elements: Set<String>) -> [String]? {
    final class Reader: NSObject, XMLParserDelegate {
      var elements: Set<String> = []
      var texts: [String] = []
      func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String] = [:]
      ) {
        elements.insert(name)
        texts.append("")
      }
      func parser(_ parser: XMLParser, foundCharacters text: String) {
        texts.append((texts.popLast() ?? "") + text)
      }
    }
    let reader = Reader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    guard parser.parse(), reader.elements == elements else { return nil }
    return reader.texts
  }

  @Test("whatever stands in a text, a language or a notation, SSML and HTML hold it as text")
  func escaping() throws {
    let hostile = Self.hostile
    var announcement = Self.mixed
    announcement.text = "\(hostile) \(hostile)\(hostile)"
    announcement.segments = [.normal, .spellOut, .ipa(hostile)].map { manner in
      Announcement.Segment(text: hostile, language: hostile, role: .title, manner: manner)
    }
    let held = String(
      String.UnicodeScalarView(
        hostile.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0xFFFF }
      )
    )
    for engine in SpeechEngine.allCases {
      let found = texts(
        SSMLRenderer.text(announcement, engine: engine),
        elements: ["speak", "s", "say-as", "phoneme"]
      )
      #expect(found?.filter { !$0.isEmpty } == [held, held, held])
    }
    let html = HTMLRenderer(announcement)
    let found = texts("<p>\(html.insertion)</p>", elements: ["p", "span"])
    #expect(found?.joined() == "\(held) \(held)\(held)")
    #expect(!html.text.contains("<b") && !html.text.contains("<!--"))
  }

  @Test(
    "engines get the voices that can read a language",
    arguments: [
      ("en", "en-us", "en-US"), ("en-GB", "en-gb", "en-GB"), ("ja", "ja", "ja"),
      ("zh-Hans", "cmn-latn-pinyin", "cmn-latn-pinyin"),
      ("zh-Hant", "cmn-latn-pinyin", "cmn-latn-pinyin"),
      ("zh-HK", "yue", "yue"), ("zh-Hant-HK", "yue", "yue"), ("pl", "pl", "pl"),
    ]
  )
  func voices(_ language: String, _ voice: String, _ tag: String) {
    #expect(SpeechEngine.espeak.voice(for: language) == voice)
    let announcement = Announcer(languages: [language]).announcement(
      for: Toast(id: "a", title: "x")
    )
    #expect(
      SSMLRenderer.text(announcement, engine: .espeak)
        == "<speak><s xml:lang=\"\(tag)\">x</s></speak>"
    )
  }

  @Test("HTML gives an empty region first and the text for it apart")
  func html() throws {
    let html = HTMLRenderer(Self.mixed)
    let region = try #require(html.region)
    #expect(region.contains("role=\"alert\"") && region.contains("aria-atomic=\"true\""))
    #expect(region.contains("></div>") && !region.contains("aria-live"))
    #expect(
      html.insertion == "<span lang=\"en\">Error:</span> <span lang=\"ja\">保存&lt;できません&gt;</span>。"
        + "<span lang=\"en\">A &amp; B</span>"
    )
    #expect(!html.insertion.contains("role="))
    #expect(html.notificationPriority == "high" && html.notificationLosesLanguage)
    #expect(HTMLRenderer(Self.card).region == nil)
  }

  @Test("Apple's ranges count UTF-16 units")
  func apple() {
    let announcement = Announcer(languages: ["en"]).announcement(
      for: Toast(
        id: "a",
        title: .literal("I 𝒳 it", language: "en"),
        message: .literal("保存", language: "ja")
      )
    )
    let rendered = AppleRenderer(announcement)
    let units = Array(rendered.text.utf16)
    let languages = rendered.attributes.filter { $0.name == "accessibilitySpeechLanguage" }
    let texts = languages.map { String(decoding: units[$0.range], as: UTF16.self) }
    #expect(texts == announcement.segments.map(\.text))
    #expect(languages.map(\.value) == ["en", "ja"])
    let priority = rendered.attributes.first {
      $0.name == "accessibilitySpeechAnnouncementPriority"
    }
    #expect(priority?.value == "default" && priority?.range == 0..<units.count)
    #expect(
      AppleRenderer(Self.card).attributes.allSatisfy { $0.name == "accessibilitySpeechLanguage" }
    )
  }

  @Test("AT-SPI knows two degrees of politeness")
  func atspi() {
    #expect(ATSPIRenderer(Self.mixed).politeness == 2)
    #expect(ATSPIRenderer(Self.card).politeness == nil)
    let polite = Announcer(languages: ["en"]).announcement(for: Toast(id: "a", title: "x"))
    #expect(ATSPIRenderer(polite).politeness == 1)
  }

  @Test("JSON has the promised members and no others")
  func json() throws {
    let object = try JSONSerialization.jsonObject(with: Data(JSONRenderer.text(Self.mixed).utf8))
    let names = try #require(object as? [String: Any]).keys.sorted()
    #expect(
      names == [
        "accessibleNames", "actions", "duration", "explanation", "interrupts", "language",
        "politeness", "priority", "segments", "text",
      ]
    )
  }

  @Test("a manner of speaking reaches the engines")
  func manners() {
    let code = ToastValue(.string("AB1"), manner: .spellOut)
    let toast = Toast(id: "a", title: .key("Code %@", arguments: [code]))
    let announcement = Announcer(languages: ["en"]).announcement(for: toast)
    #expect(announcement.segments.map(\.text) == ["Code", "AB1"])
    #expect(
      SSMLRenderer.text(announcement).contains("<say-as interpret-as=\"characters\">AB1</say-as>")
    )
    #expect(
      AppleRenderer(announcement).attributes.contains { $0.name == "accessibilitySpeechSpellOut" }
    )
  }
}

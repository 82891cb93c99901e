// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Which voice an engine needs for a language.
public enum SpeechEngine: String, CaseIterable, Sendable, Hashable {
  /// eSpeak NG; its ways were measured with 1.51.
  case espeak
  /// An engine that keeps to SSML and BCP 47.
  case generic

  /// How to have one segment spoken.
  public struct Utterance: Sendable, Hashable {
    /// What to say.
    public var text: String
    /// The engine's voice; `nil` for the one that is speaking.
    public var voice: String?
    /// Whether the text has to be turned into readings first, as `mecab -Oyomi` does for Japanese.
    public var needsReading: Bool
  }

  /// The tag that `xml:lang` gets.
  ///
  /// English gets a region: eSpeak NG does not switch back to "en". Hong Kong is "yue" there, since
  /// it answers "zh-HK" with its broken Mandarin voice.
  func markupTag(_ language: String) -> String {
    let tag = language.lowercased()
    if tag == "en" { return "en-US" }
    guard self == .espeak, tag.hasPrefix("zh") || tag.hasPrefix("yue") else { return language }
    return Self.isCantonese(tag) ? "yue" : "cmn-latn-pinyin"
  }

  /// The voice to name on the command line for a language; `nil` when the language is unknown.
  public func voice(for language: String?) -> String? {
    guard let language else { return nil }
    let tag = language.lowercased()
    guard self == .espeak else { return language }
    if tag.hasPrefix("zh") || tag.hasPrefix("yue") || tag.hasPrefix("cmn") {
      return Self.isCantonese(tag) ? "yue" : "cmn-latn-pinyin"
    }
    if tag == "en" { return "en-us" }
    return tag.hasPrefix("und") ? nil : tag
  }

  /// The segments one by one, for engines that cannot switch voices within a text.
  ///
  /// eSpeak NG finds no voice for Mandarin by a tag in SSML: each segment takes a process of its own.
  public func utterances(_ announcement: Announcement) -> [Utterance] {
    announcement.segments.map { segment in
      let voice = voice(for: segment.language)
      return Utterance(
        text: segment.text,
        voice: voice,
        needsReading: self == .espeak && voice?.hasPrefix("ja") == true
      )
    }
  }

  private static func isCantonese(_ tag: String) -> Bool {
    tag.hasPrefix("yue") || tag.hasSuffix("-hk") || tag.hasSuffix("-mo")
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// One wish of a reader: a language to read in, with a region and settings for numbers and dates.
public struct LanguagePreference: Sendable, Hashable {
  /// The language tag without settings, as it takes part in the choice.
  public let tag: String
  /// The tag with its extensions, and ICU's keywords.
  private let fullTag, keywords: String

  /// Reads a language tag or the name of a POSIX locale.
  ///
  /// Of a POSIX name the codeset is dropped (`ja_JP.UTF-8`), `@latin` and `@cyrillic` become scripts
  /// and other modifiers are dropped. A `-u-` extension, or ICU's keywords, are kept for numbers and
  /// dates only. The result is `nil` for `C`, `POSIX`, an empty name and what is no tag at all.
  ///
  /// - Parameter name: Such as `pt-BR`, `ar-AE-u-nu-latn` or `sr_RS@latin`.
  public init?(_ name: String) {
    // A bare language, which is what most wishes are.
    if 2...3 ~= name.utf8.count, name.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) {
      tag = name
      fullTag = name
      keywords = ""
      return
    }
    var name = Substring(name)
    while name.first == " " { name.removeFirst() }
    while name.last == " " { name.removeLast() }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    var tag = String(parts.first ?? "")
    let modifier = parts.count > 1 ? parts[1].lowercased() : ""
    if let codeset = tag.firstIndex(of: ".") { tag = String(tag[..<codeset]) }
    guard !tag.isEmpty, tag != "C", tag != "POSIX", tag.utf8.allSatisfy(Self.isTagByte) else {
      return nil
    }
    if let script = ["latin": "Latn", "cyrillic": "Cyrl"][modifier] {
      var subtags = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
      if subtags.count < 2 || subtags[1].count != 4 {
        subtags.insert(script, at: min(1, subtags.count))
      }
      tag = subtags.joined(separator: "-")
    }
    let hyphenated = tag.split(separator: "_").joined(separator: "-")
    let bare = Self.withoutExtensions(hyphenated)
    guard !bare.isEmpty else { return nil }
    self.tag = bare
    fullTag = hyphenated
    keywords = modifier.contains("=") ? modifier : ""
  }

  /// ICU's identifier with the settings, such as `ar_AE@numbers=latn`, for numbers and dates.
  var locale: String {
    let locale = LocaleNames.identifier(ofTag: fullTag) ?? LocaleNames.base(tag)
    if keywords.isEmpty { return locale }
    return locale + (locale.contains("@") ? ";" : "@") + keywords
  }

  private static func isTagByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The tag up to the first single letter, which begins an extension or a private part.
  private static func withoutExtensions(_ tag: String) -> String {
    let subtags = tag.split(separator: "-")
    return subtags.prefix { $0.count > 1 }.joined(separator: "-")
  }
}

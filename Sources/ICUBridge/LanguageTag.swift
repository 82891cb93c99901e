// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A language tag: language, script, region and variants (BCP 47, UTS #35 section 3).
///
/// Extensions and private use parts are no business of localization names and are not accepted.
package struct LanguageTag: Hashable, Sendable {
  /// Lower case, two, three or five to eight letters.
  package var language: String
  /// Four letters, the first a capital.
  package var script: String?
  /// Two capital letters or three digits.
  package var region: String?
  /// Lower case, in the order written.
  package var variants: [String]

  package init(
    language: String,
    script: String? = nil,
    region: String? = nil,
    variants: [String] = []
  ) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
  }

  /// Reads a tag in any case, with hyphens or underscores, and puts each subtag in its usual case.
  ///
  /// - Returns: `nil` when the text is not well formed; whether the subtags exist is another
  ///   question, see `LanguageTag.validity`.
  package init?(_ code: String) {
    var parts: [String] = []
    var current = ""
    // The doubled underscore of ICU's "ca__VALENCIA" leaves an empty part, skipped below.
    var sawLetter = false
    for byte in code.utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"):
        guard sawLetter || byte == UInt8(ascii: "_") else { return nil }
        if !current.isEmpty { parts.append(current) }
        current = ""
        sawLetter = false
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        current.unicodeScalars.append(Unicode.Scalar(byte + 32))
        sawLetter = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        current.unicodeScalars.append(Unicode.Scalar(byte))
        sawLetter = true
      default:
        return nil
      }
    }
    guard sawLetter else { return nil }
    parts.append(current)
    self.init(lowercased: parts)
  }

  private init?(lowercased parts: [String]) {
    var rest = parts[...]
    guard let first = rest.popFirst(), first.isAllLetters,
      [2, 3, 5, 6, 7, 8].contains(first.utf8.count) || first == "root"
    else { return nil }
    language = first
    script = nil
    region = nil
    variants = []
    if let next = rest.first, next.utf8.count == 4, next.isAllLetters {
      script = next.prefix(1).uppercased() + next.dropFirst()
      rest.removeFirst()
    }
    if let next = rest.first,
      next.utf8.count == 2 && next.isAllLetters || next.utf8.count == 3 && next.isAllDigits
    {
      region = next.uppercased()
      rest.removeFirst()
    }
    for part in rest {
      let startsWithDigit = part.utf8.first.map { $0 < UInt8(ascii: "a") } ?? false
      guard (5...8).contains(part.utf8.count) || part.utf8.count == 4 && startsWithDigit else {
        return nil
      }
      variants.append(part)
    }
  }

  /// The tag with hyphens, such as "zh-Hant-HK".
  package var identifier: String {
    ([language] + [script, region].compactMap(\.self) + variants).joined(separator: "-")
  }

  /// ICU's spelling, such as "zh_Hant_HK" and "ca__VALENCIA".
  package var icuIdentifier: String {
    var parts = [language] + [script, region].compactMap(\.self)
    if !variants.isEmpty {
      if region == nil { parts.append("") }
      parts += variants.map { $0.uppercased() }
    }
    return parts.joined(separator: "_")
  }
}

extension String {
  fileprivate var isAllLetters: Bool {
    utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  fileprivate var isAllDigits: Bool {
    utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

extension LanguageTag {
  /// The tag with deprecated and legacy subtags replaced as CLDR's alias data says.
  ///
  /// `iw` gives `he`, `sh` gives `sr-Latn`, `sr-CS` gives `sr-RS`. Of several regions that one is
  /// taken where the language is most likely, else the first (UTS #35, Annex C).
  package var canonical: LanguageTag {
    var result = self
    if let name = Self.replacement(of: language, kind: Int32(TOAST_SUBTAG_LANGUAGE)),
      let tag = LanguageTag(name)
    {
      result.language = tag.language
      result.script = script ?? tag.script
      result.region = region ?? tag.region
    }
    if let script = result.script,
      let name = Self.replacement(of: script, kind: Int32(TOAST_SUBTAG_SCRIPT))
    {
      result.script = name
    }
    if let region = result.region,
      let names = Self.replacement(of: region, kind: Int32(TOAST_SUBTAG_REGION))
    {
      let candidates = names.split(separator: " ").map(String.init)
      var bare = result
      bare.region = nil
      let likely = bare.maximized.region
      result.region = candidates.first { $0 == likely } ?? candidates.first ?? region
    }
    return result
  }

  /// CLDR's replacement of a subtag, or `nil`.
  static func replacement(of subtag: String, kind: Int32) -> String? {
    unsafe localeIdentifier { buffer, capacity, status in
      unsafe toast_subtag_replacement(kind, subtag, buffer, capacity, status)
    }
  }
}

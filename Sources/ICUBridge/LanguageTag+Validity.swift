// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

extension LanguageTag {
  /// What CLDR's validity data says of a tag or of one of its parts.
  package enum Validity: Hashable, Sendable {
    /// All parts are in use.
    case regular
    /// A part is deprecated or has been replaced.
    case deprecated
    /// A part has a meaning of its own: `mul`, `zxx`, the pseudo regions XA and XB.
    case special
    /// A part is for private use: `qps`, XL.
    case privateUse
    /// The data does not have a part.
    case unknown
  }

  /// The worst that is said of the language, the script, the region and the variants.
  package var validity: Validity {
    let found = [languageValidity, scriptValidity, regionValidity, variantValidity]
    let order: [Validity] = [.unknown, .privateUse, .special, .deprecated]
    return order.first { found.contains($0) } ?? .regular
  }

  /// What is said of the language alone.
  package var languageValidity: Validity {
    // A language with plural rules and no replacement is in use; this spares a walk through the
    // list of all languages, which has thousands.
    if PluralRules.ruleSet(for: language) != nil,
      Self.replacement(of: language, kind: Int32(TOAST_SUBTAG_LANGUAGE)) == nil
    {
      return language == "root" ? .unknown : .regular
    }
    return Self.validity(of: language, kind: Int32(TOAST_SUBTAG_LANGUAGE))
  }

  /// What is said of the region; regular when the tag has none.
  package var regionValidity: Validity {
    region.map { Self.validity(of: $0, kind: Int32(TOAST_SUBTAG_REGION)) } ?? .regular
  }

  private var scriptValidity: Validity {
    script.map { Self.validity(of: $0, kind: Int32(TOAST_SUBTAG_SCRIPT)) } ?? .regular
  }

  private var variantValidity: Validity {
    let found = variants.map { Self.validity(of: $0, kind: Int32(TOAST_SUBTAG_VARIANT)) }
    return found.first { $0 != .regular } ?? .regular
  }

  private static func validity(of subtag: String, kind: Int32) -> Validity {
    var status: Int32 = 0
    let found = unsafe toast_subtag_validity(kind, subtag, &status)
    // Without the data nothing can be called unknown.
    guard status <= 0 else { return .regular }
    switch Int(found) {
    case TOAST_VALIDITY_REGULAR: return .regular
    case TOAST_VALIDITY_DEPRECATED: return .deprecated
    case TOAST_VALIDITY_SPECIAL: return .special
    case TOAST_VALIDITY_PRIVATE: return .privateUse
    default:
      // Aliases that never were subtags of their own ("sh") are absent from the lists.
      return replacement(of: subtag, kind: kind) == nil ? .unknown : .deprecated
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What Apple's language matching knows beyond ICU's data.
///
/// Read off the public source of the function that bundles call on Apple's platforms
/// (`ualoc_localizationsToUse` in swift-foundation-icu) and the data it is built with.
enum AppleMatchingTables {
  /// Names that stand for another: the English names of old `.lproj` folders, in lower case, and
  /// names whose script is implied.
  static let names: [String: String] = [
    "arabic": "ar", "chinese": "zh_Hans", "danish": "da", "dutch": "nl", "english": "en",
    "finnish": "fi", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "korean": "ko", "norwegian": "nb", "polish": "pl", "portuguese": "pt", "russian": "ru",
    "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr",
    "no_no": "nb_NO", "yue_cn": "yue_Hans_CN", "yue_hk": "yue_Hant_HK", "zh_cn": "zh_Hans_CN",
    "zh_hk": "zh_Hant_HK", "zh_mo": "zh_Hant_MO", "zh_sg": "zh_Hans_SG", "zh_tw": "zh_Hant_TW",
  ]

  /// Languages whose texts may stand in for each other.
  static let groups: [String: String] = [
    "ars": "ar", "hi": "en", "nb": "no", "nn": "no", "wuu": "zh", "yue": "zh",
  ]

  /// Parents that go before those of CLDR; "root" ends a chain.
  static let parents: [String: String] = {
    var parents: [String: String] = [
      "en_GB": "en_001", "en_AU": "en_GB", "en_CY": "en_150",
      "ars": "ar", "es_MX": "es_419",
      "wuu": "wuu_Hans", "wuu_Hans": "zh_Hans", "wuu_Hant": "zh_Hant",
      "yue": "yue_Hant", "yue_Hant": "yue_HK", "yue_HK": "zh_Hant_HK", "yue_Hans": "zh_Hans",
      "zh_Hant_HK": "zh_HK", "zh_HK": "zh_Hant", "zh_Hant": "zh_TW", "zh_TW": "root",
      "no_NO": "no",
    ]
    func add(_ language: String, _ regions: String, _ parent: String) {
      for region in regions.split(separator: " ") {
        let name = "\(language)_\(region)"
        if parents[name] == nil { parents[name] = parent }
      }
    }
    add("en", british, "en_GB")
    add("en", australian, "en_AU")
    add("en", european, "en_150")
    add("en", worldwide, "en_001")
    add("es", latinAmerican, "es_419")
    for language in romanizable.split(separator: " ") { parents["\(language)_Latn"] = "root" }
    return parents
  }()

  private static let british = """
    150 AG AI BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY \
    LC LK LS MO MS MT MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU \
    ZA ZM ZW
    """

  private static let australian = "CC CK CX NF NR NU NZ PG WS"

  private static let european = """
    AD AL AT BA BE BG BY CH CZ DE DK EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME MK \
    NL NO PL PT RO RS RU SE SI SK UA VA
    """

  private static let worldwide = """
    AF AM AO AR AW AX AZ BF BH BJ BL BO BQ BR CD CF CG CI CM CR CU CV DO DZ EC EG EH ER ET FM GA \
    GF GN GP GQ GT HN HT IC ID IL IQ JO KG KH KM KW KZ LA LB LR LY MA MF MG ML MM MN MQ MR MZ NC \
    NE NI NP OM PE PF PM PS PW QA RE RW SJ SM SN SO ST SV SX SY TD TF TG TH TJ TK TL TM TN UY UZ \
    VE VN WF YE YT
    """

  private static let latinAmerican = """
    AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JP \
    KN KY LC MF MQ MS NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI
    """

  /// Languages that have another usual script; written in Latin letters they are nobody's parent.
  private static let romanizable =
    "ar as bn el gu he ja kn ml mr or pa ru sa ta te ur yi zh"
}

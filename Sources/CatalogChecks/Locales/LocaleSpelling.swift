// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Language codes as people type them, and as a catalog spells them.
package enum LocaleSpelling {
  /// The code of a catalog that a typed one names: `de` for `DE`, `pt-BR` for `pt_br`.
  ///
  /// - Parameters:
  ///   - typed: the code as it was typed.
  ///   - codes: the codes of the catalog.
  /// - Returns: the same code, else the one that differs in case and underscores alone (of several
  ///   the one in the usual spelling); `nil` where the catalog has none.
  package static func folded(_ typed: String, among codes: some Sequence<String>) -> String? {
    let wanted = fold(typed)
    var found: String?
    for code in codes {
      if code.utf8.elementsEqual(typed.utf8) { return code }
      guard fold(code) == wanted else { continue }
      if found == nil || LocaleFacts.of(code).problem == nil { found = code }
    }
    return found
  }

  /// The code of a catalog for the language that a typed one names, in whatever spelling: `zh-Hans`
  /// for `zh_CN`, `he` for `iw`.
  ///
  /// - Parameters:
  ///   - typed: the code as it was typed.
  ///   - codes: the codes of the catalog.
  /// - Returns: the code of the catalog; where it has none, the usual spelling of the typed one.
  package static func resolved(_ typed: String, among codes: [String]) -> String {
    if let code = folded(typed, among: codes) { return code }
    let facts = LocaleFacts.of(typed)
    let same = codes.first { facts.sharedLanguage(with: LocaleFacts.of($0)) == .sameLocalization }
    return same ?? correction(of: typed) ?? typed
  }

  /// The usual spelling of a code that is valid and written in another way; `nil` for a code that is
  /// right, and for one that names no language.
  package static func correction(of code: String) -> String? {
    guard case .nonCanonical(let suggestion) = LocaleFacts.of(code).problem else { return nil }
    return suggestion
  }

  /// Both spellings of `-` and of each letter as one.
  static func fold(_ code: String) -> [UInt8] {
    code.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "_"): UInt8(ascii: "-")
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }
}

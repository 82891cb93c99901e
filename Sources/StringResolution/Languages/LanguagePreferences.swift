// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// The languages that a reader wants, the most wanted first.
public struct LanguagePreferences: Sendable, Hashable {
  /// The wishes.
  public let items: [LanguagePreference]

  /// Takes language tags or names of POSIX locales; what is neither is left out.
  public init(_ names: [String]) {
    items = names.compactMap { LanguagePreference($0) }
  }

  /// Takes wishes.
  public init(items: [LanguagePreference]) {
    self.items = items
  }

  /// The wishes of this process's environment, read once.
  public static let environment = LanguagePreferences(environment: ProcessEnvironment.value)

  /// Reads environment variables as gettext and the C library do.
  ///
  /// The first of `LANGUAGE` (names with colons between), `LC_ALL`, `LC_MESSAGES` and `LANG` that
  /// says something decides. `C` and `POSIX` say that there is no wish.
  ///
  /// `LANGUAGE` comes first whatever the locale is. GNU gettext passes over it where the locale is
  /// `C`; this differs on purpose: services run in `C` because nobody set a locale, and whoever sets
  /// `LANGUAGE` beside it has said what to read.
  ///
  /// - Parameter value: Gives the value of a variable.
  public init(environment value: (String) -> String?) {
    let list = value("LANGUAGE").map { $0.split(separator: ":").map(String.init) } ?? []
    guard list.isEmpty else {
      self.init(list)
      return
    }
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty }
    self.init(name.map { [$0] } ?? [])
  }

  /// Reads the value of an HTTP `Accept-Language` header (RFC 9110).
  ///
  /// Languages with a higher `q` come first, those with `q=0` not at all; `*` says nothing.
  ///
  /// - Parameter header: Such as `fr-CH, fr;q=0.9, en;q=0.8`. Whatever cannot be read is left out.
  public init(acceptLanguage header: String) {
    // A header is bounded by servers at some 8 KB; more than a hundred languages are no wish.
    let parts = header.split(separator: ",").prefix(100)
    var weighted: [(weight: Double, item: LanguagePreference)] = []
    for part in parts {
      let pieces = part.split(separator: ";")
      guard let name = pieces.first, let item = LanguagePreference(String(name)) else { continue }
      var weight = 1.0
      for parameter in pieces.dropFirst() {
        let setting = parameter.filter { $0 != " " && $0 != "\t" }
        if setting.hasPrefix("q=") || setting.hasPrefix("Q=") {
          weight = Double(setting.dropFirst(2)) ?? 0
        }
      }
      if weight > 0, weight <= 1 { weighted.append((weight, item)) }
    }
    let order = weighted.indices.sorted { a, b in
      weighted[a].weight != weighted[b].weight ? weighted[a].weight > weighted[b].weight : a < b
    }
    items = order.map { weighted[$0].item }
  }
}

extension LanguagePreferences: ExpressibleByArrayLiteral {
  /// Takes language tags.
  public init(arrayLiteral names: String...) {
    self.init(names)
  }
}

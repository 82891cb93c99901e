// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The tokens of a text that a renderer or the system reads: Markdown, tokens in braces, addresses
/// and HTML tags.
///
/// What only looks like one (a lone asterisk, `<None>`) is none.
struct Markup: Equatable {
  /// The number of `**strong**` and `__strong__` spans.
  private(set) var strong = 0
  /// The number of `[links](address)`.
  private(set) var links = 0
  /// The number of `^[phrases](inflect: true)`.
  private(set) var inflections = 0
  /// The names in `${name}`, sorted.
  private(set) var names: [String] = []
  /// The number of addresses outside links, such as `https://example.org`.
  private(set) var addresses = 0
  /// The HTML tags, sorted: `b`, `/b`, `br`.
  private(set) var tags: [String] = []

  /// Finds the tokens of a text.
  init(_ text: String) {
    var scan = MarkupScan(Array(text.unicodeScalars))
    while let token = scan.next() {
      switch token {
      case .strong: strong += 1
      case .link: links += 1
      case .inflection: inflections += 1
      case .name(let name): names.append(name)
      case .address: addresses += 1
      case .tag(let tag): tags.append(tag)
      }
    }
    names.sort()
    tags.sort()
  }
}

extension Markup {
  /// What a text lacks or has too much of, against its source; each difference in words.
  ///
  /// - Parameters:
  ///   - source: the tokens of the source text.
  ///   - lacksInflection: whether the text may drop phrases that agree in number: a language without
  ///     inflection, or a plural form, which is inflected by hand.
  /// - Returns: the differences, none for a text that has what its source has. Tags count only
  ///   where the source uses a tag of that name.
  func differences(from source: Markup, lacksInflection: Bool) -> [String] {
    var found: [String] = []
    func compare(_ own: Int, _ other: Int, _ noun: String, _ nouns: String? = nil) {
      guard own != other else { return }
      let what = MessageText.count(abs(own - other), noun, nouns)
      found.append(what + (own < other ? " missing" : " too many"))
    }
    // A span may be split where a language orders words in another way.
    compare(source.strong > 0 ? min(strong, source.strong) : strong, source.strong, "strong span")
    compare(links, source.links, "link")
    // A language may have to agree where the source has nothing to agree.
    if !lacksInflection {
      compare(min(inflections, source.inflections), source.inflections, "inflection")
    }
    found += Self.changes(names, source.names) { "“${\($0)}”" }
    compare(addresses, source.addresses, "web address", "web addresses")
    let used = Set(source.tags.map(Self.tagName))
    let known = tags.filter { used.contains(Self.tagName($0)) }
    found += Self.changes(known, source.tags) { "“<\($0)>”" }
    return found
  }

  private static func tagName(_ tag: String) -> String {
    tag.hasPrefix("/") ? String(tag.dropFirst()) : tag
  }

  /// What two sorted lists do not have in common.
  private static func changes(
    _ own: [String],
    _ source: [String],
    _ spelled: (String) -> String
  ) -> [String] {
    var surplus = own
    var missing: [String] = []
    for name in source {
      if let index = surplus.firstIndex(of: name) {
        surplus.remove(at: index)
      } else {
        missing.append(name)
      }
    }
    return missing.map { spelled($0) + " missing" } + surplus.map { spelled($0) + " too many" }
  }
}

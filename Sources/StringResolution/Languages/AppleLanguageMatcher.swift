// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Which of the available languages a reader gets on Apple's platforms.
struct AppleLanguageMatcher {
  /// A language that texts are available in.
  private struct Available {
    let name: AppleLocaleName
    let chain: [String]
  }

  private let spellings: [String]
  private let available: [Available]

  /// Prepares to match against languages, whose order decides where two are equally good.
  init(available spellings: [String]) {
    self.spellings = spellings
    available = spellings.map { spelling in
      let name = AppleLocaleName.named(spelling)
      return Available(name: name, chain: name.availableChain)
    }
  }

  /// The languages to read in, best first, and the wish that they answer.
  func match(_ preferred: [String]) -> LanguageMatch {
    let wishes = preferred.map { AppleLocaleName.named($0) }
    var best: (index: Int, score: Int, wish: Int)?
    var remembered: (index: Int, score: Int, wish: Int)?
    for (number, wish) in wishes.enumerated() {
      for (index, candidate) in available.enumerated() {
        guard let score = score(wish, candidate) else { continue }
        let found = (index: index, score: score, wish: number)
        // European Portuguese takes Brazilian texts only when nothing else matches at all.
        if score > 0, wish.normal == "pt_PT", candidate.name.normal == "pt_BR" {
          if remembered == nil { remembered = found }
        } else if score < best?.score ?? .max {
          best = found
        }
      }
      if best != nil { break }
    }
    guard var chosen = best ?? remembered else {
      let neutral = spellings.firstIndex(of: "zxx")
      return LanguageMatch(languages: neutral.map { [spellings[$0]] } ?? [], preference: nil)
    }
    if best != nil { chosen = replacement(for: chosen, among: wishes) ?? chosen }
    return LanguageMatch(languages: list(from: chosen.index), preference: chosen.wish)
  }

  private func score(_ wish: AppleLocaleName, _ candidate: Available) -> Int? {
    if wish.base == candidate.name.base { return -1 }
    if wish.normal == candidate.name.normal { return 0 }
    guard wish.group == candidate.name.group else { return nil }
    let penalty = wish.language == candidate.name.language ? 0 : 1
    var lowest: Int?
    for (position, entry) in wish.chain.enumerated() {
      guard let other = candidate.chain.firstIndex(of: entry) else { continue }
      lowest = min(lowest ?? .max, position + other + penalty)
    }
    return lowest
  }

  /// A regional match gives way to a later wish in the same language that is there exactly.
  private func replacement(
    for chosen: (index: Int, score: Int, wish: Int),
    among wishes: [AppleLocaleName]
  ) -> (index: Int, score: Int, wish: Int)? {
    let match = available[chosen.index].name
    guard chosen.score > 0, match.hasRegion, match.language != "zh" else { return nil }
    for (number, wish) in wishes.enumerated() where wish.language == match.language {
      let exact = available.firstIndex {
        $0.name.base == wish.base || $0.name.normal == wish.normal
      }
      if let exact { return (exact, 0, number) }
    }
    return nil
  }

  /// The match and, along its chain, the other names that can supply what it lacks.
  private func list(from first: Int) -> [String] {
    var indices = [first]
    func add(_ normal: String) {
      for (index, candidate) in available.enumerated()
      where candidate.name.normal == normal && !indices.contains(index) {
        indices.append(index)
      }
    }
    for entry in available[first].name.chain {
      add(entry)
      if entry == "zh_Hant_HK" { add("zh_Hant_TW") }
    }
    return indices.map { spellings[$0] }
  }
}

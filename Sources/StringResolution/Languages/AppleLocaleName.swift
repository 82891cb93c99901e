// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// A language name as Apple's matching sees it.
struct AppleLocaleName: Sendable {
  /// The name without keywords, in ICU's spelling.
  let base: String
  /// The base with aliases replaced.
  let normal: String
  /// The language of `normal`.
  let language: String
  /// The language that stands for all that match each other.
  let group: String
  /// `normal` and its parents without the root.
  let chain: [String]
  /// Whether `normal` names a region.
  let hasRegion: Bool

  private static let cache = BoundedCache<String, AppleLocaleName>(limit: 1_000)

  /// What is known about a name, kept for the next time.
  static func named(_ name: String) -> AppleLocaleName {
    cache.value(for: name) { AppleLocaleName(name) }
  }

  /// Chains end after this many names, whatever the data says.
  private static let longestChain = 9

  private init(_ name: String) {
    base = LocaleNames.base(name)
    normal = Self.normalized(base)
    language = Self.language(of: normal)
    group = AppleMatchingTables.groups[language] ?? language
    hasRegion = Self.hasRegion(normal)
    var chain: [String] = []
    var next = normal
    while !next.isEmpty, next != "root", chain.count < Self.longestChain {
      chain.append(next)
      next = Self.parent(of: next)
    }
    self.chain = chain
  }

  /// The chain of a name that texts are available in: a region that is not the usual one makes a
  /// worse stand-in for others, so it counts twice.
  var availableChain: [String] {
    guard hasRegion, normal != "es_MX", normal != "zh_Hant_TW",
      Self.hasRegion(LocaleNames.minimized(normal))
    else { return chain }
    return [normal] + chain
  }

  private static func normalized(_ base: String) -> String {
    if let name = AppleMatchingTables.names[base.lowercased()] { return name }
    if let replacement = LocaleNames.languageAlias(base) { return replacement }
    let parts = base.split(separator: "_", omittingEmptySubsequences: true)
    guard parts.count > 1, let replacement = LocaleNames.languageAlias(String(parts[0])) else {
      return base
    }
    let replaced = replacement.split(separator: "_")
    if replaced.count == 1 {
      return ([Substring(replacement)] + parts.dropFirst()).joined(separator: "_")
    }
    if let script = replaced.last, script.count == 4, let last = parts.last, last.count <= 3 {
      return replacement + "_" + last
    }
    return replacement
  }

  private static func parent(of name: String) -> String {
    if let parent = AppleMatchingTables.parents[name] { return parent }
    if let parent = LocaleNames.explicitParents[name] { return parent }
    guard let end = name.lastIndex(of: "_") else { return "" }
    var parent = name[..<end]
    while parent.hasSuffix("_") { parent.removeLast() }
    return String(parent)
  }

  private static func language(of name: String) -> String {
    String(name.prefix { $0 != "_" })
  }

  private static func hasRegion(_ name: String) -> Bool {
    name.split(separator: "_").dropFirst().contains { part in
      let count = part.utf8.count
      if count == 2 { return part.utf8.allSatisfy { 0x41...0x5A ~= $0 } }
      return count == 3 && part.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    }
  }
}

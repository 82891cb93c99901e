// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// A key with its contents.
final class CompiledEntry: Sendable {
  let key: String
  /// The contents by the index of their language in the bundle.
  let contents: [CompiledContent?]
  /// What the common look-ups need.
  let flat: FlatEntry
  /// The key as a text, for keys that are the source text.
  let keyText: CompiledText
  let keyContent: CompiledContent
  /// Whether the key is a name rather than a text.
  let hasIdentifierKey: Bool

  init(key: String, contents: [CompiledContent?]) {
    self.key = key
    self.contents = contents
    flat = FlatEntry(literals: contents.map { $0?.literal }, contents: contents.map { $0?.flat })
    keyText = CompiledText(key)
    keyContent = CompiledContent(node: .text(keyText), substitutions: [])
    hasIdentifierKey = IdentifierKey.matches(key)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import ICUBridge

/// All that one key has in one language.
final class CompiledContent: Sendable {
  let node: TextNode
  let substitutions: [CompiledSubstitution]
  /// The text, when nothing varies.
  let plain: CompiledText?
  private let plural: PluralNode?
  /// Whether no text in it has any content.
  let isEmpty: Bool

  init(node: TextNode, substitutions: [CompiledSubstitution]) {
    self.node = node
    self.substitutions = substitutions
    switch node {
    case .text(let text): (plain, plural) = (text, nil)
    case .plural(let choice): (plain, plural) = (nil, choice)
    case .devices, .widths: (plain, plural) = (nil, nil)
    }
    isEmpty = node.texts.allSatisfy(\.raw.isEmpty)
  }

  /// The texts laid out for the common values, `nil` where they need the renderer or are a problem.
  var flat: FlatContent? {
    if isEmpty { return nil }
    if let plain { return plain.quick.map { FlatContent($0) } }
    return plural?.flat
  }

  /// The text that is shown whatever the values are, or when there are none; `nil` where there is
  /// more to do or to say.
  var literal: String? {
    guard let plain, plain.isSelfContained, !isEmpty else { return nil }
    return plain.raw
  }

  /// The substitution with a name, compared by its bytes.
  func substitution(_ name: String) -> CompiledSubstitution? {
    substitutions.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}

/// What `%#@name@` stands for.
struct CompiledSubstitution: Sendable {
  let name: String
  /// The number of its argument where the catalog states one.
  let argument: Int?
  /// How `%arg` shows it.
  let specifier: FormatSpecifier?
  let node: TextNode
}

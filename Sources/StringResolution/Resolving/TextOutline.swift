// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import ICUBridge

/// Shows a text with its conversions where no values fit: the last resort.
enum TextOutline {
  /// The text with its specifiers, plural forms as for `other`, substitutions filled in.
  static func text(_ content: CompiledContent) -> String {
    var budget = 1_000
    return text(content.node, content, own: nil, depth: 0, budget: &budget)
  }

  private static func text(
    _ node: TextNode,
    _ content: CompiledContent,
    own: FormatSpecifier?,
    depth: Int,
    budget: inout Int
  ) -> String {
    switch node {
    case .devices(let cases):
      guard let best = cases.first(where: { $0.device == "other" }) ?? cases.first else {
        return ""
      }
      return text(best.node, content, own: own, depth: depth, budget: &budget)
    case .widths(let cases):
      guard let best = cases.last else { return "" }
      return text(best.node, content, own: own, depth: depth, budget: &budget)
    case .plural(let plural):
      guard let form = plural.form(.other) ?? plural.forms.compactMap({ $0 }).last else {
        return ""
      }
      return text(form, content, own: own, depth: depth, budget: &budget)
    case .text(let compiled):
      guard compiled.mentionsSubstitutions || depth > 0 else { return compiled.raw }
      var result = ""
      for piece in compiled.pieces {
        switch piece {
        case .literal(let literal): result += literal
        case .argument(let piece): result += piece.source
        case .invalid(let piece): result += piece.source
        case .own: result += "%" + (own?.description ?? "@")
        case .substitution(let piece):
          budget -= 1
          guard budget > 0, depth < 8, let substitution = content.substitution(piece.name) else {
            result += "%#@\(piece.name)@"
            continue
          }
          result += text(
            substitution.node,
            content,
            own: substitution.specifier,
            depth: depth + 1,
            budget: &budget
          )
        }
      }
      return result
    }
  }
}

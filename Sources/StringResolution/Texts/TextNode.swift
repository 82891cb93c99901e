// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// A text, or a choice among texts.
enum TextNode: Sendable {
  case text(CompiledText)
  /// By device.
  case devices([(device: String, node: TextNode)])
  /// By the width at hand, in rising order.
  case widths([(width: Int, node: TextNode)])
  /// By a number.
  case plural(PluralNode)
}

/// A choice among texts by the plural category of a number.
final class PluralNode: Sendable {
  /// The forms in CLDR's order of categories, `nil` for those that are absent.
  let forms: [TextNode?]
  /// The number of the argument that chooses; `nil` inside a substitution, which has its own, and
  /// where no text says which (the first number among the arguments then).
  let argument: Int?

  init(forms: [TextNode?], argument: Int?) {
    self.forms = forms
    self.argument = argument
    shown = Self.shown(in: forms, argument: argument, first: 1)
    // A number with digits of its own, as `%.1f` has, is left to the renderer.
    switch shown {
    case .conversion(let piece) where piece.shortcut != .none:
      quickArgument = argument.map { $0 - 1 }
    default: quickArgument = nil
    }
  }

  /// The index of the argument, where a whole number needs no formatter to choose a form.
  private let quickArgument: Int?

  /// The forms laid out for whole numbers, `nil` where that needs the renderer.
  var flat: FlatContent? {
    guard let quickArgument, quickArgument >= 0 else { return nil }
    let other = forms[PluralCategory.other.index]
    return FlatContent(
      choosingBy: quickArgument,
      forms.map { Self.quick($0 ?? other) },
      hasZero: forms[PluralCategory.zero.index] != nil
    )
  }

  private static func quick(_ form: TextNode?) -> FlatContent.Form? {
    guard case .text(let text)? = form else { return nil }
    return text.quick
  }

  /// How the number is shown, for the argument given above.
  let shown: ShownNumber

  /// How the forms show the argument of a substitution.
  func shown(ownArgument: Int) -> ShownNumber {
    Self.shown(in: forms, argument: ownArgument, first: ownArgument)
  }

  /// The form of a category.
  func form(_ category: PluralCategory) -> TextNode? { forms[category.index] }

  /// How forms show an argument: as the form for `other` does, else as the first that does.
  ///
  /// Plain conversions count from `first`.
  private static func shown(in forms: [TextNode?], argument: Int?, first: Int) -> ShownNumber {
    for form in [forms[PluralCategory.other.index]] + forms {
      for piece in form?.texts.flatMap(\.pieces) ?? [] {
        switch piece {
        case .own: return .own
        case .argument(let conversion):
          let number = conversion.value.counted(from: first)
          if number == argument ?? number { return .conversion(conversion) }
        default: break
        }
      }
    }
    return .nowhere
  }
}

/// How the forms of a plural show the number that chooses among them.
enum ShownNumber: Sendable {
  /// They do not.
  case nowhere
  /// By `%arg`, with the specifier of the substitution.
  case own
  /// By a conversion.
  case conversion(ArgumentPiece)
}

extension TextNode {
  /// All texts in it.
  var texts: [CompiledText] {
    switch self {
    case .text(let text): [text]
    case .devices(let cases): cases.flatMap(\.node.texts)
    case .widths(let cases): cases.flatMap(\.node.texts)
    case .plural(let plural): plural.forms.flatMap { $0?.texts ?? [] }
    }
  }
}

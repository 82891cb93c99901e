// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One reading of one argument by a placeholder.
///
/// Positional and plain placeholders count independently: a plain one takes the next number of its
/// own row, starting at 1, whatever positions stand before it (`%2$@ %@ %@` of a, b, c prints
/// `b a b`; measured with Foundation).
public struct ArgumentUse: Sendable, Hashable {
  /// What the argument is read for.
  public enum Role: Sendable, Hashable {
    /// The width of the field, from `*`.
    case width
    /// The precision, from `.*`.
    case precision
    /// What is printed.
    case value
  }

  /// The index of the placeholder in ``FormatString/placeholders``.
  public let placeholder: Int
  /// What the argument is read for.
  public let role: Role
  /// The number of the argument, from 1; `nil` for `%arg`, which reads its substitution's own.
  public let number: Int?
  /// Whether the number was written in the text.
  public let isPositional: Bool
}

extension FormatString {
  /// Which arguments the placeholders read.
  ///
  /// `*` takes an argument of its own before the value. A `%#@name@` without position takes a place
  /// in the plain row, as it does in a `.stringsdict`; the catalog may say otherwise (`argNum`).
  ///
  /// - Parameter isIncluded: Which placeholders count, by default all, as printf reads them.
  ///   Those left out (prose) take no number.
  /// - Returns: The uses, in the order in which a formatter takes them.
  public func argumentUses(
    including isIncluded: (Placeholder) -> Bool = { _ in true }
  ) -> [ArgumentUse] {
    var uses: [ArgumentUse] = []
    var plainCount = 0
    func use(_ placeholder: Int, _ role: ArgumentUse.Role, _ position: Int?) {
      if position == nil { plainCount += 1 }
      uses.append(
        ArgumentUse(
          placeholder: placeholder,
          role: role,
          number: position ?? plainCount,
          isPositional: position != nil
        )
      )
    }
    for (index, placeholder) in placeholders.enumerated() where isIncluded(placeholder) {
      if case .substitutionArgument = placeholder.kind, placeholder.position == nil {
        uses.append(
          ArgumentUse(placeholder: index, role: .value, number: nil, isPositional: false)
        )
        continue
      }
      if case .argument(let position)? = placeholder.specifier?.width {
        use(index, .width, position)
      }
      if case .argument(let position)? = placeholder.specifier?.precision {
        use(index, .precision, position)
      }
      use(index, .value, placeholder.position)
    }
    return uses
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension PluralIntegers {
  /// The integers in words for messages: `1`, `0 and 1`, `1, 21, 31, 41 and others`; `nil` for none.
  var examples: String? {
    switch self {
    case .none: nil
    case .single(let number): String(number)
    // Four are the first of a longer row.
    case .several(let numbers) where numbers.count > 3:
      numbers.map(String.init).joined(separator: ", ") + " and others"
    case .several(let numbers): MessageText.list(numbers.map(String.init))
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A CLDR plural category.
///
/// The set is closed (UTS #35, Language Plural Rules).
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other

  /// The place in CLDR's order: zero, one, two, few, many, other.
  package var index: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// The category at a place of CLDR's order, or `nil` outside 0 to 5.
  package init?(index: Int) {
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }
}

extension PluralCategory: Comparable {
  /// Orders categories as CLDR does.
  package static func < (left: Self, right: Self) -> Bool {
    left.index < right.index
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A set of plural categories in one byte.
package struct PluralCategorySet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue & 0b11_1111
  }

  /// The set of one category.
  package init(_ category: PluralCategory) {
    self.init(rawValue: 1 << UInt8(category.index))
  }

  package static let zero = Self(.zero)
  package static let one = Self(.one)
  package static let two = Self(.two)
  package static let few = Self(.few)
  package static let many = Self(.many)
  package static let other = Self(.other)
  /// All six.
  package static let all = Self(rawValue: 0b11_1111)

  /// Whether the category is a member.
  package func contains(_ category: PluralCategory) -> Bool {
    contains(Self(category))
  }

  /// Adds a category.
  package mutating func insert(_ category: PluralCategory) {
    formUnion(Self(category))
  }

  /// The members in CLDR's order.
  package var categories: [PluralCategory] {
    PluralCategory.allCases.filter { contains($0) }
  }
}

extension PluralCategorySet: CustomStringConvertible {
  /// The names in CLDR's order, divided by blanks.
  package var description: String {
    categories.map(\.rawValue).joined(separator: " ")
  }
}

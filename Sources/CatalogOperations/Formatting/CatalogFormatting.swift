// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// Writes whole catalogs as Xcode does.
package enum CatalogFormatting {
  /// The bytes of a catalog in Xcode's layout.
  ///
  /// - Parameters:
  ///   - catalog: the catalog, which has no member twice.
  ///   - order: whether the members are sorted too.
  /// - Returns: `nil` when the catalog has these bytes already.
  /// - Throws: `CatalogEditorError.duplicateMembers`: which of two copies to keep is for a person
  ///   to say.
  package static func formatted(
    _ catalog: StringCatalog,
    order: CatalogOrder
  ) throws(CatalogEditorError) -> [UInt8]? {
    let duplicates = catalog.duplicateMembers
    guard duplicates.isEmpty else { throw .duplicateMembers(duplicates) }
    guard catalog.layoutDifference(order: order) != nil else { return nil }
    return catalog.bytesInXcodeLayout(order: order)
  }
}

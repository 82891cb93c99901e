// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// Looks entries up for a reader.
package enum EntryJSON {
  /// The JSON that a catalog has for a key, or for one language of it.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - locale: the language; `nil` gives the whole entry.
  ///   - catalog: where to look.
  /// - Returns: the bytes in Xcode's layout, without a newline at the end; members stand in the
  ///   order of the file.
  /// - Throws: `CatalogEditorError.missingKey` or `.missingLocalization`.
  package static func bytes(
    forKey key: String,
    locale: String?,
    in catalog: StringCatalog
  ) throws(CatalogEditorError) -> [UInt8] {
    guard let entry = catalog.entry(forKey: key) else { throw .missingKey(key) }
    guard let locale else { return catalog.bytesInXcodeLayout(ofValue: entry.valueToken) }
    guard let localization = entry.localization(locale) else {
      throw .missingLocalization(key: key, language: locale)
    }
    return catalog.bytesInXcodeLayout(ofValue: localization.contentToken)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// The text of a catalog, for reports that show a line of it.
package protocol ReportSource {
  /// The part of a line around a place.
  ///
  /// - Parameters:
  ///   - location: a place in the text.
  ///   - reach: the scalars wanted at most before and after it; a catalog may be one line of many
  ///     megabytes.
  /// - Returns: `nil` when the text has no such line.
  func excerpt(around location: SourceLocation, reach: Int) -> SourceExcerpt?
}

/// A part of one line of a text.
package struct SourceExcerpt: Equatable, Sendable {
  /// The bytes, without the end of the line; not always UTF-8.
  package let bytes: [UInt8]
  /// The column of the first scalar, from 1.
  package let firstColumn: Int
  /// Whether more of the line stands after the bytes.
  package let isCutAtEnd: Bool

  package init(bytes: [UInt8], firstColumn: Int, isCutAtEnd: Bool) {
    self.bytes = bytes
    self.firstColumn = firstColumn
    self.isCutAtEnd = isCutAtEnd
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How texts are joined to a list.
public struct ListStyle: Sendable, Hashable, Codable {
  /// What the list says of its items.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// All of them: a, b and c.
    case and
    /// One of them: a, b or c.
    case or
    /// Parts of one measure: 3 feet, 7 inches.
    case units
  }

  let kind: Kind
  let width: FormatWidth

  /// A list.
  ///
  /// - Parameters:
  ///   - kind: What it says of its items.
  ///   - width: How much room there is.
  /// - Returns: The style.
  public static func list(_ kind: Kind = .and, width: FormatWidth = .wide) -> ListStyle {
    ListStyle(kind: kind, width: width)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Which Han characters belong to Simplified or to Traditional Chinese alone.
///
/// Derived from the tables with which ICU turns one into the other (transliterators Hant-Hans and
/// Hans-Hant): a character that one of them changes and the other keeps belongs to one side.
/// Running them costs some 60 ms, so the result is generated into `HanForms+Generated.swift`; a
/// test compares it with the tables of ICU 72.1.
package enum HanForms {
  /// The side a character stands on.
  package enum Kind: UInt8, Hashable, Sendable {
    /// In both, or no Han character.
    case shared
    /// Simplified alone: 们.
    case simplifiedOnly
    /// Changed on the way to Traditional, yet correct there in some words: 后 in 皇后.
    case usuallySimplified
    /// Traditional alone: 們.
    case traditionalOnly
    /// Changed on the way to Simplified, yet correct there in some words: 著 in 著名.
    case usuallyTraditional

    /// Whether the character is Simplified, usually or always.
    package var isSimplified: Bool {
      self == .simplifiedOnly || self == .usuallySimplified
    }

    /// Whether the character is Traditional, usually or always.
    package var isTraditional: Bool {
      self == .traditionalOnly || self == .usuallyTraditional
    }
  }

  /// The side of a scalar.
  ///
  /// O(1); the first call fills a table of 27 KB.
  package static func kind(of scalar: Unicode.Scalar) -> Kind {
    guard range.contains(scalar.value) else { return .shared }
    return Kind(rawValue: table[Int(scalar.value - range.lowerBound)]) ?? .shared
  }

  /// The block that holds every character of ICU's tables, with Extension A before it.
  private static let range: Range<UInt32> = 0x3400..<0xA000

  private static let table: [UInt8] = {
    var table = [UInt8](repeating: Kind.shared.rawValue, count: range.count)
    let sides: [(String, Kind)] = [
      (simplifiedOnly, .simplifiedOnly), (usuallySimplified, .usuallySimplified),
      (traditionalOnly, .traditionalOnly), (usuallyTraditional, .usuallyTraditional),
    ]
    for (characters, kind) in sides {
      for scalar in characters.unicodeScalars where range.contains(scalar.value) {
        table[Int(scalar.value - range.lowerBound)] = kind.rawValue
      }
    }
    return table
  }()
}

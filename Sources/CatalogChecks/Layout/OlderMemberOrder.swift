// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import XCStrings

/// The order in which Xcode wrote members on machines from before spring 2025.
///
/// Xcode orders with the ICU data of its machine. The data before CLDR 46, such as those of ICU
/// 72.1, place Chinese characters with simplified radicals behind the others and tell the quotes of
/// a family apart at the first level and not at the second; `MemberOrder` is today's order. Where
/// the system's own ICU is younger it cannot tell, and no file counts as ordered so.
enum OlderMemberOrder {
  /// Whether every object of a document has its members in the older order.
  static func isOrdered(_ document: JSONDocument) -> Bool {
    guard let collator else { return false }
    for token in document.tokens.indices where document[token].kind == .object {
      var previous: Int?
      for (name, _) in document.members(of: token) {
        if let previous, !isOrdered(document, previous, name, collator) { return false }
        previous = name
      }
    }
    return true
  }

  /// Compares two names.
  ///
  /// - Returns: a negative number when `a` comes first, a positive one when `b` does; `nil` where
  ///   the system's ICU is too young.
  static func compare(_ a: String, _ b: String) -> Int? {
    collator.map { compare(a, b, $0) }
  }

  /// The first version of ICU with the data of CLDR 46.
  private static let firstYoungVersion = 76

  private static let collator: RootCollator? = {
    let major = ICUVersion.current.icu.split(separator: ".").first.flatMap { Int($0) }
    return (major ?? 0) < firstYoungVersion ? try? RootCollator() : nil
  }()

  /// What the data do not tell apart, such as `1` and `01`, is ordered as today.
  private static func compare(_ a: String, _ b: String, _ collator: RootCollator) -> Int {
    let order = collator.compare(a, b)
    return order == 0 ? MemberOrder.compare(a, b) : order
  }

  private static func isOrdered(
    _ document: JSONDocument,
    _ a: Int,
    _ b: Int,
    _ collator: RootCollator
  ) -> Bool {
    let (first, second) = (document[a], document[b])
    if first.name != .other, second.name != .other {
      return first.name.rawValue <= second.name.rawValue
    }
    if let order = plainOrder(document, a, b) { return order <= 0 }
    return compare(document.text(a), document.text(b), collator) <= 0
  }

  /// Compares names of nothing but ASCII letters and hyphens, such as the languages that stand under
  /// every key; `nil` for others, and where only the case differs.
  private static func plainOrder(_ document: JSONDocument, _ a: Int, _ b: Int) -> Int? {
    let unusual: TextTraits =
      .digit | .percent | .escape | .markup | .nonASCII | .suspect | .space
    guard !(document[a].traits | document[b].traits).hasAny(unusual) else { return nil }
    let ranges = (document.contentRange(a), document.contentRange(b))
    for (left, right) in zip(ranges.0, ranges.1) {
      let pair = (document.bytes[left], document.bytes[right])
      guard isPlain(pair.0), isPlain(pair.1) else { return nil }
      let (low, high) = (pair.0 | 0x20, pair.1 | 0x20)
      if low != high { return Int(low) - Int(high) }
    }
    return ranges.0.count == ranges.1.count ? nil : ranges.0.count - ranges.1.count
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || byte == UInt8(ascii: "-")
  }
}

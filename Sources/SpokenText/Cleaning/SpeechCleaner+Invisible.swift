// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SpeechCleaner {
  /// S1, S2, S14: what is neither seen nor spoken.
  func removeInvisible(_ units: inout SpokenUnits, _ notes: inout SpeechNotes) {
    var bidi = false
    var other = false
    let source = units
    units.keep { offset in
      switch Self.invisibility(at: offset, of: source) {
      case .visible: return true
      case .bidi: bidi = true
      case .other: other = true
      }
      return false
    }
    if bidi { notes.insert(.bidiRemoved) }
    if other { notes.insert(.invisibleRemoved) }
  }

  private enum Invisibility { case visible, bidi, other }

  private static func invisibility(at offset: Int, of units: SpokenUnits) -> Invisibility {
    let scalar = units.scalars[offset]
    switch scalar.value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return .bidi
    case 0x09...0x0D, 0x85: return .visible
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x200B, 0x2060, 0xFEFF: return .other
    // Object replacement, U+FFFD (what a lone surrogate becomes) and noncharacters.
    case 0xFDD0...0xFDEF, 0xFFF0...0xFFFF: return .other
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF, 0xE0100...0xE01EF, 0xFE00...0xFE0E: return .other
    case 0xFE0F:
      let previous = units.at(offset - 1)
      return previous?.properties.isEmoji == true ? .visible : .other
    case 0xE0000...0xE007F: return isInFlag(offset, units) ? .visible : .other
    case 0x200C: return units.at(offset - 1).map(\.isJoinable) == true ? .visible : .other
    case 0x200D:
      guard let previous = units.at(offset - 1), let next = units.at(offset + 1) else {
        return .other
      }
      if previous.isJoinable { return .visible }
      let isJoining =
        previous.properties.isEmoji || previous.value == 0xFE0F
        || previous.properties.isEmojiModifier
      return isJoining && next.properties.isEmoji ? .visible : .other
    default: return .visible
    }
  }

  /// Tags spell the flags of England, Scotland and Wales behind a black flag.
  private static func isInFlag(_ offset: Int, _ units: SpokenUnits) -> Bool {
    var start = offset
    while start > 0, 0xE0000...0xE007F ~= units.scalars[start].value { start -= 1 }
    return units.scalars[start].value == 0x1F3F4
  }
}

extension Unicode.Scalar {
  /// Whether joiners after it matter: letters and marks of scripts that join or stack.
  fileprivate var isJoinable: Bool {
    (0x600...0x8FF ~= value || 0x900...0xDFF ~= value || 0x1000...0x109F ~= value
      || 0x1780...0x17FF ~= value)
      && (properties.isAlphabetic || properties.isGraphemeExtend)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A set of notes.
public struct SpeechNotes: Sendable, Hashable {
  private var bits: UInt64 = 0

  /// The empty set.
  public init() {}

  /// Adds a note.
  public mutating func insert(_ note: SpeechNote) {
    bits |= 1 << UInt64(note.rawValue)
  }

  /// Adds all notes of another set.
  public mutating func formUnion(_ other: SpeechNotes) {
    bits |= other.bits
  }

  /// Whether a note is there.
  public func contains(_ note: SpeechNote) -> Bool {
    bits & 1 << UInt64(note.rawValue) != 0
  }

  /// The notes in the order of their declaration.
  public var all: [SpeechNote] {
    bits == 0 ? [] : SpeechNote.allCases.filter(contains)
  }
}

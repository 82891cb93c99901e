// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Reads a ``FlatContent`` without counting a reference to it.
///
/// It is handed out by what keeps the content, and used while that lives.
@safe
@frozen
public struct FlatContentView {
  // Points to memory that `FlatContent` wrote and that nobody writes any more; all offsets in it
  // were written with it.
  @usableFromInline let base: UnsafeRawPointer

  @inlinable
  init(base: UnsafeRawPointer) { unsafe self.base = base }

  @inlinable @inline(__always)
  func word(_ index: Int) -> Int {
    Int(unsafe base.load(fromByteOffset: index * 4, as: Int32.self))
  }

  /// The index of the argument that chooses a form, -1 for a text without forms.
  @inlinable @inline(__always)
  public var argument: Int { word(0) }

  /// Whether the number 0 has a form of its own.
  @inlinable @inline(__always)
  public var hasZero: Bool { word(7) == 1 }

  /// The form of a category by its index in CLDR's order, or the text without forms at 0; `nil` for
  /// what needs more than a view can do.
  @inlinable @inline(__always)
  public func form(_ index: Int) -> Form? {
    guard index >= 0, index < 6 else { return nil }
    let place = word(1 + index)
    return place == 0 ? nil : Form(content: self, place: place)
  }

  /// A text in it.
  @frozen
  public struct Form {
    @usableFromInline let content: FlatContentView
    @usableFromInline let place: Int

    @inlinable
    init(content: FlatContentView, place: Int) {
      self.content = content
      self.place = place
    }

    /// How many conversions it has.
    @inlinable @inline(__always)
    public var count: Int { content.word(place) }

    /// How many bytes of literal text it has.
    @inlinable @inline(__always)
    public var literalBytes: Int { content.word(place + 1) }

    /// Writes the literal text before a conversion, or after the last one.
    @inlinable @inline(__always)
    public func appendLiteral(_ part: Int, to writer: inout TextWriter) {
      let word = place + 2 + part * 3
      unsafe writer.append(content.base + content.word(word), count: content.word(word + 1))
    }

    /// The argument of a conversion, and whether texts may stand there.
    @inlinable @inline(__always)
    public func argument(_ part: Int) -> (index: Int, takesText: Bool) {
      let code = content.word(place + 4 + part * 3)
      return (code >> 1, code & 1 == 1)
    }
  }
}

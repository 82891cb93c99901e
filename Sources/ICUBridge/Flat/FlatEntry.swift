// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What the common look-ups need of one key, by the index of the language.
@safe
public final class FlatEntry: Sendable {
  /// One language of it.
  @safe
  @frozen
  @usableFromInline
  struct Cell {
    @usableFromInline let literal: String?
    @usableFromInline let content: FlatContentView?

    @inlinable
    init(literal: String?, content: FlatContentView?) {
      self.literal = literal
      self.content = content
    }
  }

  // Initialized in `init`, never written after it, and freed with this object.
  @usableFromInline nonisolated(unsafe) let cells: UnsafeMutablePointer<Cell>
  @usableFromInline let count: Int
  /// Keeps what the cells point to.
  private let contents: [FlatContent?]

  /// Lays out an entry.
  ///
  /// - Parameters:
  ///   - literals: The texts that are shown as they stand when there are no values.
  ///   - contents: The texts that are filled with values; as many.
  public init(literals: [String?], contents: [FlatContent?]) {
    self.contents = contents
    count = min(literals.count, contents.count)
    unsafe cells = UnsafeMutablePointer<Cell>.allocate(capacity: max(count, 1))
    for index in 0..<count {
      unsafe (cells + index).initialize(
        to: Cell(literal: literals[index], content: contents[index]?.view)
      )
    }
  }

  deinit {
    unsafe cells.deinitialize(count: count)
    unsafe cells.deallocate()
  }

  /// The entry to read, as long as this object lives.
  @inlinable
  var view: FlatEntryView { unsafe FlatEntryView(cells: UnsafePointer(cells), count: count) }
}

/// Reads a ``FlatEntry`` without counting a reference to it.
@safe
@frozen
public struct FlatEntryView {
  // Points to the cells of a `FlatEntry`, which whoever handed this out keeps.
  @usableFromInline let cells: UnsafePointer<FlatEntry.Cell>
  @usableFromInline let count: Int

  @inlinable
  init(cells: UnsafePointer<FlatEntry.Cell>, count: Int) {
    unsafe self.cells = cells
    self.count = count
  }

  /// The text that is shown in a language when there are no values; `nil` where there is more to do
  /// or to say.
  @inlinable @inline(__always)
  public func literal(_ language: Int) -> String? {
    language >= 0 && language < count ? unsafe cells[language].literal : nil
  }

  /// The text that is filled with values in a language; `nil` where that needs more than a view.
  @inlinable @inline(__always)
  public func content(_ language: Int) -> FlatContentView? {
    language >= 0 && language < count ? unsafe cells[language].content : nil
  }
}

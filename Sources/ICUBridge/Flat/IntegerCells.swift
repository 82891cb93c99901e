// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The whole numbers of a locale as text, those up to 999 ready to be copied and larger ones put
/// together of them.
@safe
public final class IntegerCells: Sendable {
  /// The bytes of a cell: at most 15 of text, and their number in the last.
  @usableFromInline static let stride = 16
  /// How many numbers have a cell.
  @usableFromInline static let count = 1_000

  // Written in `init` only: cells of 0 to 999, and from `groups` on of three digits each with the
  // separator before them. Freed with this object, which whoever hands out a view keeps.
  private nonisolated(unsafe) let memory: UnsafeMutablePointer<UInt8>
  private let smallestGrouped: Int64

  /// Prepares the numbers of a locale, or gives `nil` for digits that take more room than a cell has.
  ///
  /// - Parameters:
  ///   - digits: The ten digits.
  ///   - separator: What stands between groups of three digits; `nil` for other groups, numbers of
  ///     which are not put together.
  ///   - smallestGrouped: The smallest number with a separator.
  public init?(digits: [String], separator: String?, smallestGrouped: Int64) {
    let bytes = digits.map { Array($0.utf8) }
    let group = Array((separator ?? "").utf8)
    let widest = bytes.map(\.count).max() ?? 0
    guard bytes.count == 10, 3 * widest + group.count < Self.stride else { return nil }
    self.smallestGrouped = separator == nil ? .max : smallestGrouped
    let size = 2 * Self.count * Self.stride
    unsafe memory = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    unsafe memory.initialize(repeating: 0, count: size)
    for number in 0..<Self.count {
      let parts = [number / 100, number / 10 % 10, number % 10]
      let significant = number > 99 ? 0 : number > 9 ? 1 : 2
      write(parts[significant...].flatMap { bytes[$0] }, to: number)
      write(group + parts.flatMap { bytes[$0] }, to: Self.count + number)
    }
  }

  deinit {
    unsafe memory.deallocate()
  }

  private func write(_ text: [UInt8], to cell: Int) {
    let start = cell * Self.stride
    for (offset, byte) in text.enumerated() { unsafe memory[start + offset] = byte }
    unsafe memory[start + Self.stride - 1] = UInt8(text.count)
  }

  /// The numbers to read, as long as this object lives.
  public var view: View {
    unsafe View(base: UnsafePointer(memory), smallestGrouped: smallestGrouped)
  }

  /// Reads the cells without counting a reference to them.
  @safe
  @frozen
  public struct View: @unchecked Sendable {
    // Sendable: nobody writes what it points to.
    @usableFromInline let base: UnsafePointer<UInt8>
    @usableFromInline let smallestGrouped: Int64

    @inlinable
    init(base: UnsafePointer<UInt8>, smallestGrouped: Int64) {
      unsafe self.base = base
      self.smallestGrouped = smallestGrouped
    }

    /// Writes a number, or says that it is none of those that are put together.
    @inlinable @inline(__always)
    public func append(_ number: Int64, to writer: inout TextWriter) -> Bool {
      if number >= 0, number < Int64(IntegerCells.count) {
        cell(Int(number), to: &writer)
        return true
      }
      return appendLarge(Int(number), to: &writer)
    }

    @inlinable
    func appendLarge(_ number: Int, to writer: inout TextWriter) -> Bool {
      guard number >= smallestGrouped, number < 1_000_000_000 else { return false }
      let thousands = number / 1_000
      if thousands >= 1_000 {
        cell(thousands / 1_000, to: &writer)
        cell(IntegerCells.count + thousands % 1_000, to: &writer)
      } else {
        cell(thousands, to: &writer)
      }
      cell(IntegerCells.count + number % 1_000, to: &writer)
      return true
    }

    @inlinable @inline(__always)
    func cell(_ index: Int, to writer: inout TextWriter) {
      let start = unsafe base + index * IntegerCells.stride
      unsafe writer.append(cell: start, count: Int(start[IntegerCells.stride - 1]))
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// What the common texts of one language need, laid out so that little has to be followed and
/// nothing computed: the plural categories and the texts of small whole numbers.
final class QuickFormats: Sendable {
  let direction: TextDirection
  private let formats: LanguageFormats
  private let lazyNumbers = LazyReference<Numbers>()

  /// What whole numbers need; texts that show none do without.
  private final class Numbers: Sendable {
    let smallCategories: SmallCategories?
    let cells: IntegerCells.View?
    /// What the views look at.
    private let plurals: PluralSelector?
    private let integers: IntegerCells?

    init(_ formats: LanguageFormats) {
      // What ICU refuses is left to the renderer, which says why.
      plurals = (try? formats.plurals)?.cardinal
      integers = (try? formats.formats.integerCells) ?? nil
      smallCategories = plurals?.smallNumbers
      cells = integers?.view
    }

    /// The index in CLDR's order of the category of a whole number, `nil` without ICU's data.
    @inline(__always)
    func category(ofMagnitude magnitude: UInt64) -> Int? {
      smallCategories?.index(ofMagnitude: magnitude) ?? largeCategory(ofMagnitude: magnitude)
    }

    @inline(never)
    private func largeCategory(ofMagnitude magnitude: UInt64) -> Int? {
      plurals?.category(ofMagnitude: magnitude).index
    }
  }

  init(_ formats: LanguageFormats) {
    direction = formats.direction
    self.formats = formats
  }

  private func prepare() {
    _ = lazyNumbers.storeIfNil(Numbers(formats))
  }

  /// The index in CLDR's order of the category of a whole number, `nil` without ICU's data.
  @inline(__always)
  func category(ofMagnitude magnitude: UInt64) -> Int? {
    if let found = lazyNumbers.withValue({ $0.category(ofMagnitude: magnitude) }) { return found }
    prepare()
    return lazyNumbers.withValue { $0.category(ofMagnitude: magnitude) } ?? nil
  }

  /// Writes a whole number, or gives `false` when ICU refuses.
  @inline(__always)
  func append(_ number: Int64, to writer: inout TextWriter) -> Bool {
    let isWritten = lazyNumbers.withValue { $0.cells?.append(number, to: &writer) ?? false }
    return isWritten == true || appendOther(number, to: &writer)
  }

  @inline(never)
  private func appendOther(_ number: Int64, to writer: inout TextWriter) -> Bool {
    if lazyNumbers.load() == nil {
      prepare()
      return append(number, to: &writer)
    }
    guard let text = (try? formats.formats.integer(number)) ?? nil else { return false }
    writer.append(text)
    return true
  }
}

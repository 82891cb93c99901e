// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The texts of types, each once; declarations have their numbers.
struct TypeNames: Sendable {
  /// The texts by their numbers.
  private(set) var texts: [String] = [""]
  private var numbers = HashTable<UInt32>(capacity: 16)

  /// Names without room for any.
  static let empty = TypeNames()

  /// What stands for no type, or one that is not known.
  static let none: UInt32 = 0

  /// The number of a type.
  mutating func number(of text: String) -> UInt32 {
    text.isEmpty ? Self.none : number(Symbol(text)) { text }
  }

  /// The number of the type that tokens are.
  mutating func number(of range: Range<Int>, in tape: SourceTape) -> UInt32 {
    guard let symbol = tape.typeSymbol(range) else { return Self.none }
    return number(symbol) { tape.typeText(range) }
  }

  /// The numbers that the types of other names have here, in the order of theirs.
  mutating func numbers(of other: TypeNames) -> [UInt32] {
    var numbers = [Self.none]
    numbers.reserveCapacity(other.texts.count)
    for (index, hash) in other.numbers.keys.enumerated() {
      numbers.append(number(Symbol(value: hash)) { other.texts[index + 1] })
    }
    return numbers
  }

  private mutating func number(_ symbol: Symbol, _ text: () -> String) -> UInt32 {
    if let known = numbers[symbol] { return known }
    let number = UInt32(texts.count)
    texts.append(text())
    _ = numbers.place(of: symbol.value, default: number)
    return number
  }

  /// The text of a type.
  func text(_ number: UInt32) -> String { texts[Int(number)] }
}

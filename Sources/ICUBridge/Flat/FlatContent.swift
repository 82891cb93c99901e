// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text, or the plural forms of one, in one piece of memory.
///
/// What a text is made of could as well be arrays of strings; each of them would be retained and
/// released for every text that is shown, on counters that all threads share.
@safe
public final class FlatContent: Sendable {
  /// A text as literal parts with an argument after each.
  public struct Form: Sendable {
    /// A conversion and the literal text before it.
    public struct Part: Sendable {
      /// The literal text.
      public let literal: String
      /// The index of the argument.
      public let argument: Int
      /// Whether texts may stand here, or only whole numbers.
      public let takesText: Bool

      /// Describes a part.
      public init(literal: String, argument: Int, takesText: Bool) {
        self.literal = literal
        self.argument = argument
        self.takesText = takesText
      }
    }

    /// The conversions in the order of the text.
    public let parts: [Part]
    /// The literal text after the last of them.
    public let tail: String

    /// Describes a text.
    public init(parts: [Part], tail: String) {
      self.parts = parts
      self.tail = tail
    }
  }

  // Allocated in `init`, never written after it, and freed with this object, which whoever hands
  // out a view keeps.
  private nonisolated(unsafe) let memory: UnsafeMutableRawPointer

  /// What the memory begins with: the index of the argument that chooses, -1 for a text without
  /// forms; the place of each form, 0 for those that need more than a view can do; whether the number
  /// 0 has a form of its own.
  static let headerWords = 2 + formCount
  /// The plural categories.
  static let formCount = 6

  /// Lays out a text that does not vary.
  public convenience init(_ form: Form) {
    self.init(argument: -1, forms: [form], hasZero: false)
  }

  /// Lays out plural forms.
  ///
  /// - Parameters:
  ///   - argument: The index of the argument that chooses.
  ///   - forms: By the indices of the categories in CLDR's order.
  ///   - hasZero: Whether the first form is for the number 0 whatever its category is.
  public convenience init(choosingBy argument: Int, _ forms: [Form?], hasZero: Bool) {
    self.init(argument: argument, forms: forms, hasZero: hasZero)
  }

  private init(argument: Int, forms: [Form?], hasZero: Bool) {
    var words = [Int32](repeating: 0, count: Self.headerWords)
    words[0] = Int32(clamping: argument)
    words[1 + Self.formCount] = hasZero ? 1 : 0
    var bytes: [UInt8] = []
    // Where offsets of bytes stand, which are not known before all words are.
    var places: [Int] = []
    func add(_ literal: String, _ code: Int) {
      places.append(words.count)
      words += [Int32(clamping: bytes.count), Int32(clamping: literal.utf8.count)]
      words.append(Int32(clamping: code))
      bytes += Array(literal.utf8)
    }
    for (index, form) in forms.prefix(Self.formCount).enumerated() {
      guard let form else { continue }
      words[1 + index] = Int32(clamping: words.count)
      let length = form.parts.reduce(form.tail.utf8.count) { $0 + $1.literal.utf8.count }
      words += [Int32(clamping: form.parts.count), Int32(clamping: length)]
      for part in form.parts { add(part.literal, part.argument << 1 | (part.takesText ? 1 : 0)) }
      add(form.tail, 0)
    }
    let start = words.count * 4
    for place in places { words[place] += Int32(clamping: start) }
    unsafe memory = UnsafeMutableRawPointer.allocate(
      byteCount: start + max(bytes.count, 1),
      alignment: 8
    )
    unsafe UnsafeMutableRawBufferPointer(start: memory, count: start)
      .copyBytes(from: words.withUnsafeBytes { unsafe Array($0) })
    unsafe UnsafeMutableRawBufferPointer(start: memory + start, count: bytes.count)
      .copyBytes(from: bytes)
  }

  deinit {
    unsafe memory.deallocate()
  }

  /// The contents to read, as long as this object lives.
  var view: FlatContentView { unsafe FlatContentView(base: UnsafeRawPointer(memory)) }
}

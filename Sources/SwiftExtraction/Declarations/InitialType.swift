// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The type of a property that only its first value tells.
enum InitialType {
  /// The type of an expression that says it by itself: a literal or a call of an initializer.
  ///
  /// Empty for anything else. A static member of a type comes as `Type.member` with a leading `=`.
  static func of(_ value: Range<Int>, in tape: SourceTape, depth: Int = 0) -> String {
    let first = value.lowerBound
    guard first < value.upperBound, depth < TypeInference.depthLimit else { return "" }
    let isAlone = tape.after(first) >= value.upperBound
    switch tape.kind(first) {
    case .integer: return isAlone ? "Int" : ""
    case .float: return isAlone ? "Double" : ""
    case .stringStart: return isAlone ? "String" : ""
    case .symbol where tape.isSymbol(first, "-"):
      return of(first + 1..<value.upperBound, in: tape, depth: depth + 1)
    case .identifier:
      if isAlone, tape.isWord(first, .true) || tape.isWord(first, .false) { return "Bool" }
      if tape.isWord(first, .try) || tape.isWord(first, .await) {
        return of(first + 1..<value.upperBound, in: tape, depth: depth + 1)
      }
      return ofName(value, in: tape)
    case .openBracket: return ofBracket(value, in: tape, depth: depth)
    default: return ""
    }
  }

  private static func ofName(_ value: Range<Int>, in tape: SourceTape) -> String {
    var index = value.lowerBound
    guard tape.firstByte(index) &- 0x41 < 26 else { return "" }
    let end = tape.typeEnd(index, limit: value.upperBound)
    if end < value.upperBound, tape.kind(end) == .openParenthesis,
      tape.after(end) >= value.upperBound
        || tape.kind(tape.after(end)) == .openBrace
          && tape.after(tape.after(end)) >= value.upperBound
    {
      let type = tape.typeText(index..<end)
      let last = tape.text(end - 1)
      // `Type.make()` is a function, `Outer.Inner()` an initializer.
      if last.utf8.first.map({ $0 &- 0x41 < 26 }) == true || last == ">" || last.hasSuffix(">") {
        return type
      }
      return "=" + type
    }
    guard end == value.upperBound, tape.kind(index + 1) == .period else { return "" }
    while index + 2 < end, tape.kind(index + 1) == .period, tape.isName(index + 2) { index += 2 }
    return index + 1 == end ? "=" + tape.typeText(value) : ""
  }

  private static func ofBracket(_ value: Range<Int>, in tape: SourceTape, depth: Int) -> String {
    let open = value.lowerBound
    let content = tape.content(open)
    let next = tape.after(open)
    if next < value.upperBound {
      guard tape.kind(next) == .openParenthesis, tape.after(next) >= value.upperBound else {
        return ""
      }
      return tape.typeText(open..<next)
    }
    let end = tape.argumentEnd(content.lowerBound, limit: content.upperBound)
    var index = content.lowerBound
    while index < end { if tape.kind(index) == .colon { return "" }; index = tape.after(index) }
    let element = of(content.lowerBound..<end, in: tape, depth: depth + 1)
    return element.isEmpty || element.hasPrefix("=") ? "" : "[\(element)]"
  }
}

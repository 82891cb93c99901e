// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Reads a JSON text in one pass into a tape of tokens.
///
/// Unsafe on purpose: this loop touches every byte of a catalog once, and bounds checks would cost
/// more than all else it does. Every read is guarded by `count`; a property test runs it over
/// random and truncated bytes.
@safe
struct JSONScanner {
  /// How deep objects and arrays may nest; real catalogs stay below 12.
  static let depthLimit = 512
  /// The largest text that the positions of a token can address.
  static let sizeLimit = Int(UInt32.max)

  let base: UnsafePointer<UInt8>
  let count: Int
  /// Whether an escape may spell half a surrogate pair.
  let allowsLoneSurrogates: Bool
  var tokens: ContiguousArray<JSONToken> = []
  /// False from the first byte on that Xcode would write in another way, order of members aside.
  var isInXcodeLayout = true
  /// False once two of the format's own names stand in another order than Xcode's.
  var areOwnNamesOrdered = true
  /// Objects with names that are not the format's; their order has not been looked at.
  var objectsWithFreeNames: [Int] = []
  var duplicates: [JSONDocument.Duplicate] = []

  let classes: UnsafePointer<UInt16>
  let names: MemberNameTable
  private var frames: [Frame] = []
  private var duplicateFinder = DuplicateFinder()

  /// An object or array whose end has not been seen.
  private struct Frame {
    let token: Int
    let isObject: Bool
    /// Bits of the format's own names seen so far.
    var seen: UInt64 = 0
    /// The last of the format's own names.
    var last = MemberName.other
    /// A name that is not the format's, or one of the format's a second time.
    var needsSearch = false
  }

  init(base: UnsafePointer<UInt8>, count: Int, allowsLoneSurrogates: Bool = false) {
    unsafe self.base = base
    unsafe classes = TextTraits.ofByte
    names = MemberNameTable.shared
    self.count = count
    self.allowsLoneSurrogates = allowsLoneSurrogates
  }

  // MARK: - The grammar

  mutating func scan() throws(JSONSyntaxError) {
    guard count <= Self.sizeLimit else {
      throw JSONSyntaxError(fault: .tooLarge(limit: Self.sizeLimit), offset: Self.sizeLimit)
    }
    // Xcode's layout has about twenty bytes a token; pages that stay untouched cost nothing.
    tokens.reserveCapacity(count / 14 + 16)
    var p = 0
    if count >= 3, byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF {
      isInXcodeLayout = false
      p = 3
    }
    let first = skipBlanks(p)
    if first != p { isInXcodeLayout = false }
    p = first
    guard p < count else { throw JSONSyntaxError(fault: .empty, offset: p) }
    p = try scanValue(at: p, expected: "{")
    while let frame = frames.last {
      p = frame.isObject ? try scanNextMember(at: p) : try scanNextElement(at: p)
    }
    let end = skipBlanks(p)
    if end != p { isInXcodeLayout = false }
    if end < count { throw fault(at: end, expected: "", otherwise: .textAfterEnd) }
  }

  /// Reads a value, or the opening bracket of one.
  private mutating func scanValue(at p: Int, expected: String) throws(JSONSyntaxError) -> Int {
    guard p < count else {
      throw JSONSyntaxError(fault: .unexpectedEnd(expected: expected), offset: count)
    }
    switch byte(p) {
    case UInt8(ascii: "\""):
      return try scanString(at: p, isName: false)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard frames.count < Self.depthLimit else {
        throw JSONSyntaxError(fault: .tooDeep(limit: Self.depthLimit), offset: p)
      }
      let isObject = byte(p) == UInt8(ascii: "{")
      frames.append(Frame(token: tokens.count, isObject: isObject))
      tokens.append(JSONToken(kind: isObject ? .object : .array, start: p))
      return p + 1
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try scanNumber(at: p)
    case UInt8(ascii: "t"): return try scanLiteral("true", .true, at: p, expected: expected)
    case UInt8(ascii: "f"): return try scanLiteral("false", .false, at: p, expected: expected)
    case UInt8(ascii: "n"): return try scanLiteral("null", .null, at: p, expected: expected)
    default:
      throw fault(at: p, expected: expected)
    }
  }

  /// Reads from inside an object to the start of the next member's value, or past its end.
  private mutating func scanNextMember(at position: Int) throws(JSONSyntaxError) -> Int {
    let object = frames.count - 1
    let next = try scanSeparator(at: position, closer: UInt8(ascii: "}"))
    if next.isClosed { return next.position }
    guard next.position < count else {
      throw JSONSyntaxError(
        fault: .unexpectedEnd(expected: next.isFirst ? "a name or “}”" : "a name"),
        offset: count
      )
    }
    guard byte(next.position) == UInt8(ascii: "\"") else {
      throw fault(
        at: next.position,
        expected: next.isFirst ? "a name in quotation marks or “}”" : "a name in quotation marks"
      )
    }
    let end = try scanString(at: next.position, isName: true)
    noteName(tokens.count - 1, in: object)
    return try scanValue(at: try scanColon(at: end), expected: "a value")
  }

  /// Reads from inside an array to the start of the next element, or past its end.
  private mutating func scanNextElement(at position: Int) throws(JSONSyntaxError) -> Int {
    let next = try scanSeparator(at: position, closer: UInt8(ascii: "]"))
    if next.isClosed { return next.position }
    return try scanValue(at: next.position, expected: next.isFirst ? "a value or “]”" : "a value")
  }

  /// What stands between two members or elements, or before the first.
  private struct Separator {
    /// Where the next one starts; past the bracket when that closes here.
    let position: Int
    var isFirst = false
    var isClosed = false
  }

  @inline(__always)
  private mutating func scanSeparator(
    at position: Int,
    closer: UInt8
  ) throws(JSONSyntaxError) -> Separator {
    let depth = frames.count
    var p = position
    if tokens.count == frames[depth - 1].token + 1 {
      if p + 1 < count, byte(p) == 0x0A, byte(p + 1) == 0x0A {
        // The empty line of an empty object or array.
        p = skipLayout(p + 1, depth: depth - 1)
        if p < count, byte(p) == closer { return Separator(position: close(at: p), isClosed: true) }
        isInXcodeLayout = false
      } else {
        p = skipLayout(p, depth: depth)
        if p < count, byte(p) == closer {
          isInXcodeLayout = false
          return Separator(position: close(at: p), isClosed: true)
        }
      }
      return Separator(position: p, isFirst: true)
    }
    if p >= count || byte(p) != UInt8(ascii: ",") {
      p = skipLayout(p, depth: depth - 1)
      if p < count, byte(p) == closer { return Separator(position: close(at: p), isClosed: true) }
      guard p < count, byte(p) == UInt8(ascii: ",") else {
        throw missingSeparator(at: p, closer: Unicode.Scalar(closer))
      }
      isInXcodeLayout = false
    }
    let comma = p
    p = skipLayout(p + 1, depth: depth)
    if p < count, byte(p) == closer {
      throw JSONSyntaxError(fault: .trailingComma(before: Unicode.Scalar(closer)), offset: comma)
    }
    return Separator(position: p)
  }

  private mutating func scanColon(at position: Int) throws(JSONSyntaxError) -> Int {
    var p = position
    if p + 3 <= count, byte(p) == 0x20, byte(p + 1) == UInt8(ascii: ":"), byte(p + 2) == 0x20,
      p + 3 < count, !Self.isBlank(byte(p + 3))
    {
      return p + 3
    }
    isInXcodeLayout = false
    p = skipBlanks(p)
    guard p < count else {
      throw JSONSyntaxError(fault: .unexpectedEnd(expected: "a colon"), offset: count)
    }
    guard byte(p) == UInt8(ascii: ":") else {
      throw fault(at: p, expected: "a colon", otherwise: .missingColon)
    }
    return skipBlanks(p + 1)
  }

  /// Ends the innermost object or array at its bracket.
  private mutating func close(at p: Int) -> Int {
    let frame = frames.removeLast()
    tokens[frame.token].extent = UInt32(truncatingIfNeeded: tokens.count)
    if frame.needsSearch {
      objectsWithFreeNames.append(frame.token)
      unsafe duplicateFinder.search(frame.token, tokens: tokens, base: base, into: &duplicates)
    }
    return p + 1
  }

  @inline(__always)
  private mutating func noteName(_ token: Int, in frame: Int) {
    let name = tokens[token].name
    if name == .other {
      frames[frame].needsSearch = true
    } else {
      let bit = UInt64(1) << UInt64(name.rawValue)
      if frames[frame].seen & bit != 0 { frames[frame].needsSearch = true }
      if name.rawValue < frames[frame].last.rawValue { areOwnNamesOrdered = false }
      frames[frame].seen |= bit
      frames[frame].last = name
    }
  }
}

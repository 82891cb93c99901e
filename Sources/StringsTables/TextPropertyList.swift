// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The old text form.
///
/// `"key" = "value";`, dictionaries in braces, arrays in parentheses, comments of C. Unquoted words
/// are letters, digits and `_ $ / : . -`, as Foundation reads them.
struct TextPropertyList {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the list; a list of members without braces is a dictionary.
  mutating func read() throws(PropertyListError) -> PropertyListValue {
    try skipBlanks()
    guard offset < bytes.count else { return .dictionary([]) }
    let value: PropertyListValue
    switch bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): value = try readValue(depth: 0)
    default: value = .dictionary(try readMembers(closing: nil, depth: 0))
    }
    try skipBlanks()
    guard offset == bytes.count else { throw error("text after the end of the list; remove it") }
    return value
  }

  private mutating func readValue(depth: Int) throws(PropertyListError) -> PropertyListValue {
    guard depth < PropertyListReader.largestDepth else {
      throw error("nested more than \(PropertyListReader.largestDepth) deep")
    }
    switch byte {
    case UInt8(ascii: "{"):
      offset += 1
      return .dictionary(try readMembers(closing: UInt8(ascii: "}"), depth: depth + 1))
    case UInt8(ascii: "("):
      offset += 1
      return .array(try readElements(depth: depth + 1))
    case UInt8(ascii: "<"):
      while offset < bytes.count, byte != UInt8(ascii: ">") { offset += 1 }
      guard offset < bytes.count else { throw error("data without its “>”") }
      offset += 1
      return .other
    default: return .string(try readString())
    }
  }

  private mutating func readMembers(
    closing: UInt8?,
    depth: Int
  ) throws(PropertyListError) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    while true {
      try skipBlanks()
      guard offset < bytes.count else {
        guard closing == nil else { throw error("a dictionary without its “}”") }
        return members
      }
      if byte == closing {
        offset += 1
        return members
      }
      let name = try readString()
      try skipBlanks()
      // `key;` is short for `key = key;`.
      if byte == UInt8(ascii: ";") {
        offset += 1
        members.append(PropertyListMember(name: name, value: .string(name)))
        continue
      }
      guard byte == UInt8(ascii: "=") else { throw error("“=” is expected after the key") }
      offset += 1
      try skipBlanks()
      let value = try readValue(depth: depth)
      members.append(PropertyListMember(name: name, value: value))
      try skipBlanks()
      // Foundation lets the last semicolon before a brace or the end go.
      if byte == UInt8(ascii: ";") {
        offset += 1
      } else if offset < bytes.count, byte != closing {
        throw error("“;” is expected after the value; is a quotation mark missing or unescaped?")
      }
    }
  }

  private mutating func readElements(
    depth: Int
  ) throws(PropertyListError) -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    while true {
      try skipBlanks()
      guard offset < bytes.count else { throw error("an array without its “)”") }
      if byte == UInt8(ascii: ")") {
        offset += 1
        return elements
      }
      elements.append(try readValue(depth: depth))
      try skipBlanks()
      if byte == UInt8(ascii: ",") {
        offset += 1
      } else if byte != UInt8(ascii: ")") {
        throw error("“,” or “)” is expected after an element")
      }
    }
  }

  private mutating func readString() throws(PropertyListError) -> String {
    let quote = byte
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return try readWord() }
    let start = offset
    offset += 1
    var text: [UInt8] = []
    var units: [UInt16] = []
    while offset < bytes.count {
      let next = bytes[offset]
      if next == UInt8(ascii: "\\"), offset + 1 < bytes.count {
        offset += 1
        readEscape(into: &text, units: &units)
        continue
      }
      flush(&units, into: &text)
      offset += 1
      if next == quote { return String(decoding: text, as: UTF8.self) }
      text.append(next)
    }
    offset = start
    throw error("the text that begins here has no closing quotation mark")
  }

  /// Reads what follows a backslash.
  ///
  /// `\U` escapes give UTF-16 units, which wait for their other half.
  private mutating func readEscape(into text: inout [UInt8], units: inout [UInt16]) {
    let escape = bytes[offset]
    offset += 1
    if escape == UInt8(ascii: "U") || escape == UInt8(ascii: "u") {
      var unit: UInt16 = 0
      var digits = 0
      while digits < 4, let digit = hexDigit(byte) {
        unit = unit << 4 | UInt16(digit)
        digits += 1
        offset += 1
      }
      units.append(unit)
      return
    }
    flush(&units, into: &text)
    switch escape {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = UInt32(escape - UInt8(ascii: "0"))
      var digits = 1
      while digits < 3, 0x30...0x37 ~= byte {
        value = value << 3 | UInt32(byte - UInt8(ascii: "0"))
        digits += 1
        offset += 1
      }
      text.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    default: text.append(escape)
    }
  }

  private func flush(_ units: inout [UInt16], into text: inout [UInt8]) {
    guard !units.isEmpty else { return }
    text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    units.removeAll()
  }

  private mutating func readWord() throws(PropertyListError) -> String {
    let start = offset
    while offset < bytes.count, isWordByte(bytes[offset]) { offset += 1 }
    guard offset > start else {
      throw error(
        offset < bytes.count
          ? "a key or a text in quotation marks is expected" : "the list ends here"
      )
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipBlanks() throws(PropertyListError) {
    while offset < bytes.count {
      if byte <= 0x20 {
        offset += 1
      } else if matches("//") {
        while offset < bytes.count, byte != 0x0A, byte != 0x0D { offset += 1 }
      } else if matches("/*") {
        let start = offset
        offset += 2
        while offset < bytes.count, !matches("*/") { offset += 1 }
        guard offset < bytes.count else {
          offset = start
          throw error("the comment that begins here has no end")
        }
        offset += 2
      } else if bytes[offset...].starts(with: [0xE2, 0x80, 0xA8])
        || bytes[offset...].starts(with: [0xE2, 0x80, 0xA9])
      {
        offset += 3
      } else {
        return
      }
    }
  }

  private func matches(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  /// The byte here, 0 behind the end.
  private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  private func error(_ reason: String) -> PropertyListError {
    PropertyListError(form: .text, offset: offset, reason: reason)
  }
}

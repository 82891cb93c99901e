// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The XML form.
///
/// Only what property lists use is understood: elements, character and predefined
/// entity references, CDATA, comments; no document type is read, so nothing can be defined in one.
struct XMLPropertyList {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A tag: its name, and whether it opens, closes or does both.
  private struct Tag {
    enum Kind { case opening, closing, empty }
    let name: String
    let kind: Kind
  }

  /// Reads the list.
  mutating func read() throws(PropertyListError) -> PropertyListValue {
    var tag = try readTag()
    if tag.name == "plist", tag.kind == .opening { tag = try readTag() }
    // An empty list is nothing that Foundation writes, but no reason to stop either.
    if tag.name == "plist" { return .dictionary([]) }
    return try readValue(tag, depth: 0)
  }

  private mutating func readValue(
    _ tag: Tag,
    depth: Int
  ) throws(PropertyListError) -> PropertyListValue {
    guard depth < PropertyListReader.largestDepth else {
      throw error("nested more than \(PropertyListReader.largestDepth) deep")
    }
    guard tag.kind != .closing else { throw error("</\(tag.name)> closes nothing") }
    let isEmpty = tag.kind == .empty
    switch tag.name {
    case "dict": return .dictionary(isEmpty ? [] : try readMembers(depth: depth))
    case "array":
      var elements: [PropertyListValue] = []
      while !isEmpty {
        let next = try readTag()
        if next.kind == .closing, next.name == "array" { break }
        elements.append(try readValue(next, depth: depth + 1))
      }
      return .array(elements)
    case "string": return .string(isEmpty ? "" : try readText(closing: "string"))
    case "integer", "real": return .number(isEmpty ? "" : try readText(closing: tag.name))
    case "true", "false":
      if !isEmpty { _ = try readText(closing: tag.name) }
      return .boolean(tag.name == "true")
    case "data", "date":
      if !isEmpty { _ = try readText(closing: tag.name) }
      return .other
    default: throw error("<\(tag.name)> is no element of a property list")
    }
  }

  private mutating func readMembers(
    depth: Int
  ) throws(PropertyListError) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    while true {
      let tag = try readTag()
      if tag.kind == .closing, tag.name == "dict" { return members }
      guard tag.name == "key", tag.kind != .closing else { throw error("<key> is expected") }
      let name = tag.kind == .empty ? "" : try readText(closing: "key")
      let value = try readValue(try readTag(), depth: depth + 1)
      members.append(PropertyListMember(name: name, value: value))
    }
  }

  /// The next tag; text between tags must be blank.
  private mutating func readTag() throws(PropertyListError) -> Tag {
    while true {
      while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
      guard offset < bytes.count else { throw error("the list ends before its end tag") }
      guard bytes[offset] == UInt8(ascii: "<") else { throw error("text where a tag is expected") }
      if matches("<!--") {
        try skip(past: "-->")
      } else if matches("<?") {
        try skip(past: "?>")
      } else if matches("<!") {
        try skipDeclaration()
      } else {
        break
      }
    }
    offset += 1
    var kind = Tag.Kind.opening
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "/") {
      kind = .closing
      offset += 1
    }
    let start = offset
    while offset < bytes.count, bytes[offset] > 0x20, bytes[offset] != UInt8(ascii: ">"),
      bytes[offset] != UInt8(ascii: "/")
    {
      offset += 1
    }
    let name = String(decoding: bytes[start..<offset], as: UTF8.self)
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") { offset += 1 }
    guard offset < bytes.count else { throw error("a tag without its “>”") }
    if kind == .opening, bytes[offset - 1] == UInt8(ascii: "/") { kind = .empty }
    offset += 1
    return Tag(name: name, kind: kind)
  }

  private mutating func skipDeclaration() throws(PropertyListError) {
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        offset += 1
        return
      default: break
      }
      offset += 1
    }
    throw error("a declaration without its “>”")
  }

  private mutating func readText(closing name: String) throws(PropertyListError) -> String {
    var text: [UInt8] = []
    while offset < bytes.count {
      let next = bytes[offset]
      if next == UInt8(ascii: "<") {
        if matches("<![CDATA[") {
          offset += 9
          let start = offset
          try skip(past: "]]>")
          text += bytes[start..<offset - 3]
        } else if matches("<!--") {
          try skip(past: "-->")
        } else {
          let tag = try readTag()
          guard tag.kind == .closing, tag.name == name else {
            throw error("</\(name)> is expected")
          }
          return String(decoding: text, as: UTF8.self)
        }
      } else if next == UInt8(ascii: "&") {
        text += try readReference()
      } else {
        text.append(next)
        offset += 1
      }
    }
    throw error("the list ends inside <\(name)>")
  }

  private mutating func readReference() throws(PropertyListError) -> [UInt8] {
    let rest = bytes[offset...].prefix(12)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      throw error("“&” that begins no reference; write &amp;")
    }
    let name = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
    var scalar: Unicode.Scalar?
    switch name {
    case "amp": scalar = "&"
    case "lt": scalar = "<"
    case "gt": scalar = ">"
    case "quot": scalar = "\""
    case "apos": scalar = "'"
    default:
      if name.hasPrefix("#x") {
        scalar = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      } else if name.hasPrefix("#") {
        scalar = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      }
    }
    guard let scalar else { throw error("&\(name); is no reference that property lists know") }
    offset = end + 1
    return Array(String(scalar).utf8)
  }

  private mutating func skip(past text: String) throws(PropertyListError) {
    while offset < bytes.count {
      if matches(text) {
        offset += text.utf8.count
        return
      }
      offset += 1
    }
    throw error("“\(text)” is missing")
  }

  private func matches(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private func error(_ reason: String) -> PropertyListError {
    PropertyListError(form: .xml, offset: offset, reason: reason)
  }
}

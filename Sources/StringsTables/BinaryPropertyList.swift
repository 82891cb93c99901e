// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The binary form: objects, a table of their offsets, and a trailer of 32 bytes.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableStart = 0
  private var valuesRead = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the list.
  mutating func read() throws(PropertyListError) -> PropertyListValue {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw error("the trailer is missing; is the file complete?", at: 0) }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize else {
      throw error("sizes of offsets and references must be 1 to 8", at: trailer)
    }
    objectCount = try number(at: trailer + 8, size: 8)
    let top = try number(at: trailer + 16, size: 8)
    tableStart = try number(at: trailer + 24, size: 8)
    guard objectCount >= 1, top < objectCount, tableStart <= trailer,
      objectCount <= (trailer - tableStart) / offsetSize
    else { throw error("the table of offsets does not lie in the file", at: trailer) }
    return try value(top, depth: 0)
  }

  private mutating func value(
    _ reference: Int,
    depth: Int
  ) throws(PropertyListError) -> PropertyListValue {
    guard reference < objectCount else {
      throw error("a reference to object \(reference), which is not there", at: tableStart)
    }
    let start = try number(at: tableStart + reference * offsetSize, size: offsetSize)
    guard start < bytes.count else { throw error("an object outside the file", at: tableStart) }
    guard depth < PropertyListReader.largestDepth else {
      throw error("objects are nested too deep, or refer to each other in a circle", at: start)
    }
    valuesRead += 1
    guard valuesRead <= PropertyListReader.largestCount else {
      throw error("more than \(PropertyListReader.largestCount) values", at: start)
    }
    let marker = bytes[start]
    let low = Int(marker & 0xF)
    switch marker >> 4 {
    case 0x0: return marker == 0x08 || marker == 0x09 ? .boolean(marker == 0x09) : .other
    case 0x1:
      guard low <= 4 else { throw error("an integer of an unknown size", at: start) }
      return .number(try integer(at: start + 1, size: 1 << low))
    case 0x2: return .number(try real(at: start + 1, size: 1 << low))
    case 0x3, 0x4, 0x8: return .other
    case 0x5, 0x6, 0x7: return .string(try string(marker >> 4, at: start))
    case 0xA, 0xC:
      let (count, first) = try size(at: start)
      var elements: [PropertyListValue] = []
      for index in 0..<count {
        let element = try self.reference(at: first, index: index, of: count)
        elements.append(try value(element, depth: depth + 1))
      }
      return .array(elements)
    case 0xD:
      let (count, first) = try size(at: start)
      var members: [PropertyListMember] = []
      for index in 0..<count {
        let name = try self.reference(at: first, index: index, of: 2 * count)
        let content = try self.reference(at: first, index: count + index, of: 2 * count)
        guard case .string(let text) = try value(name, depth: depth + 1) else {
          throw error("a key that is no text", at: start)
        }
        members.append(
          PropertyListMember(name: text, value: try value(content, depth: depth + 1))
        )
      }
      return .dictionary(members)
    default: throw error("an object of unknown kind 0x\(String(marker, radix: 16))", at: start)
    }
  }

  private func string(_ kind: UInt8, at start: Int) throws(PropertyListError) -> String {
    let (count, first) = try size(at: start)
    let unit = kind == 0x6 ? 2 : 1
    guard count <= (bytes.count - first) / unit else {
      throw error("a text that is longer than the file", at: start)
    }
    guard kind == 0x6 else {
      return String(decoding: bytes[first..<first + count], as: UTF8.self)
    }
    let units = (0..<count).map { index in
      UInt16(bytes[first + 2 * index]) << 8 | UInt16(bytes[first + 2 * index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The number of elements of an object, and where they begin.
  private func size(at start: Int) throws(PropertyListError) -> (count: Int, first: Int) {
    let low = Int(bytes[start] & 0xF)
    guard low == 0xF else { return (low, start + 1) }
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 0x1, bytes[start + 1] & 0xF <= 3 else {
      throw error("a size that is no integer", at: start)
    }
    let width = 1 << Int(bytes[start + 1] & 0xF)
    return (try number(at: start + 2, size: width), start + 2 + width)
  }

  private func reference(
    at first: Int,
    index: Int,
    of count: Int
  ) throws(PropertyListError) -> Int {
    guard first <= bytes.count, count <= (bytes.count - first) / referenceSize else {
      throw error("an object that is longer than the file", at: first)
    }
    return try number(at: first + index * referenceSize, size: referenceSize)
  }

  /// A number without sign that fits an `Int`.
  private func number(at start: Int, size: Int) throws(PropertyListError) -> Int {
    guard start >= 0, size <= bytes.count, start <= bytes.count - size else {
      throw error("a number outside the file", at: start)
    }
    var value: UInt64 = 0
    for byte in bytes[start..<start + size] { value = value << 8 | UInt64(byte) }
    guard let number = Int(exactly: value), number <= Int.max / 16 else {
      throw error("a number that is larger than any file", at: start)
    }
    return number
  }

  private func integer(at start: Int, size: Int) throws(PropertyListError) -> String {
    guard start <= bytes.count - size else { throw error("an integer outside the file", at: start) }
    // Sixteen bytes hold numbers beyond Int64 in their upper half, which no table uses.
    var value: UInt64 = 0
    for byte in bytes[start..<start + size].suffix(8) { value = value << 8 | UInt64(byte) }
    return size == 8 ? String(Int64(bitPattern: value)) : String(value)
  }

  private func real(at start: Int, size: Int) throws(PropertyListError) -> String {
    guard size == 4 || size == 8, start <= bytes.count - size else {
      throw error("a real number of an unknown size", at: start)
    }
    var value: UInt64 = 0
    for byte in bytes[start..<start + size] { value = value << 8 | UInt64(byte) }
    return size == 4
      ? String(Float(bitPattern: UInt32(truncatingIfNeeded: value)))
      : String(Double(bitPattern: value))
  }

  private func error(_ reason: String, at offset: Int) -> PropertyListError {
    PropertyListError(form: .binary, offset: max(0, min(offset, bytes.count)), reason: reason)
  }
}

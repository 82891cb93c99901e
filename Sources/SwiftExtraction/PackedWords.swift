// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Texts one after the other as bytes, each with its length before it.
struct PackedWords: Sendable {
  private var bytes: [UInt8] = []

  /// The bytes so far.
  var count: Int { bytes.count }

  mutating func append(_ text: String) {
    append(text.utf8.count)
    bytes += text.utf8
  }

  /// A number in as many bytes as it needs, seven bits each, the lowest first.
  private mutating func append(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func append(_ template: KeyTemplate) {
    append(template.parts.count)
    for part in template.parts {
      switch part {
      case .text(let text): append(text, as: 0)
      case .token(let name): append(name, as: 1)
      case .argument(let specifier, .known): append(specifier, as: 2)
      case .argument(let specifier, .byName): append(specifier, as: 3)
      case .argument(let specifier, .unknown): append(specifier, as: 4)
      }
    }
  }

  private mutating func append(_ text: String, as kind: UInt8) {
    bytes.append(kind)
    append(text)
  }

  /// What reads texts from an offset on, in the order in which they were appended.
  func reader(at offset: Int) -> Reader { Reader(bytes: bytes, offset: offset) }

  struct Reader {
    fileprivate let bytes: [UInt8]
    fileprivate var offset: Int

    private mutating func byte() -> UInt8 {
      defer { offset += 1 }
      return offset < bytes.count ? bytes[offset] : 0
    }

    private mutating func number() -> Int {
      var number: UInt = 0
      var shift: UInt = 0
      while true {
        let byte = byte()
        number |= UInt(byte & 0x7F) << shift
        if byte & 0x80 == 0 { return Int(bitPattern: number) }
        shift += 7
      }
    }

    mutating func text() -> String {
      let end = min(number() + offset, bytes.count)
      defer { offset = end }
      return String(decoding: bytes[offset..<end], as: UTF8.self)
    }

    mutating func template() -> KeyTemplate {
      KeyTemplate(
        (0..<number()).map { _ in
          switch byte() {
          case 0: .text(text())
          case 1: .token(text())
          case 2: .argument(specifier: text(), .known)
          case 3: .argument(specifier: text(), .byName)
          default: .argument(specifier: text(), .unknown)
          }
        }
      )
    }
  }
}

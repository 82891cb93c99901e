// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Text made harmless for terminals and the logs of build services, on one line.
///
/// Shown as escapes are the scalars that act (`ActingScalar`): `\t`, `\n` and `\r` by letter, others
/// as `\u{1B}`. Besides, two spellings are broken up that build services obey anywhere in a line:
/// `##[command]` (GitHub Actions' older form) and `##vso[command]` (Azure Pipelines). A backslash
/// stays as it is, so that to escape twice is to escape once.
public enum HarmlessText {
  /// A text in which nothing acts.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - beginsLine: whether the text begins a line, where `::` after any blanks is a command of
  ///     GitHub Actions: its first colon is escaped then.
  /// - Returns: the text itself where nothing is to be escaped.
  @_alwaysEmitIntoClient
  public static func escaped(_ text: String, beginsLine: Bool = false) -> String {
    if isPlain(text.utf8.span), !beginsLine || !isCommand(text) { return text }
    var bytes: [UInt8] = []
    append(text, beginsLine: beginsLine, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what `escaped` gives.
  @_alwaysEmitIntoClient
  public static func append(_ text: String, beginsLine: Bool = false, to output: inout [UInt8]) {
    let command = beginsLine && isCommand(text) ? UInt8(ascii: ":") : 0
    if command == 0, isPlain(text.utf8.span) {
      output.append(contentsOf: text.utf8)
      return
    }
    let bytes = text.utf8.span
    var hasCommand = command != 0
    var offset = 0
    while offset < bytes.count {
      if let scalar = ActingScalar.starting(at: offset, of: bytes) {
        output.append(contentsOf: shown(scalar.value).utf8)
        offset += scalar.length
        continue
      }
      let byte = bytes[offset]
      if hasCommand, byte == command {
        output.append(contentsOf: escape(UInt32(byte)).utf8)
        hasCommand = false
      } else if byte == UInt8(ascii: "#"), isSecondSign(bytes, offset) {
        output.append(contentsOf: escape(UInt32(byte)).utf8)
      } else {
        output.append(byte)
      }
      offset += 1
    }
  }

  /// A scalar that acts as it is shown.
  @_alwaysEmitIntoClient
  public static func shown(_ value: UInt32) -> String {
    switch value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    default: escape(value)
    }
  }

  /// The escape of a scalar whether it acts or not.
  @_alwaysEmitIntoClient
  public static func escape(_ value: UInt32) -> String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }

  /// Whether no byte of a text can belong to something that is escaped.
  ///
  /// Above ASCII only the first bytes of such scalars count: C2 (C1 controls), D8 (U+061C) and
  /// E2 (U+200E to U+206F).
  @_alwaysEmitIntoClient
  public static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    // Without short circuits, so that many bytes are looked at in one step.
    var marks: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      marks |=
        (byte < 0x20 ? 1 : 0) | (byte == 0x23 ? 1 : 0) | (byte == 0x7F ? 1 : 0)
        | (byte == 0xC2 ? 1 : 0) | (byte == 0xD8 ? 1 : 0) | (byte == 0xE2 ? 1 : 0)
    }
    return marks == 0
  }

  /// Whether a text begins with two colons after any blanks that do not act themselves.
  @_alwaysEmitIntoClient
  public static func isCommand(_ text: String) -> Bool {
    let rest = text.unicodeScalars.drop {
      $0.properties.isWhitespace && !ActingScalar.acts($0.value)
    }
    return rest.starts(with: "::".unicodeScalars)
  }

  /// Whether a number sign is the second one of `##[` or `##vso[`.
  @_alwaysEmitIntoClient
  public static func isSecondSign(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    guard offset > 0, bytes[offset - 1] == UInt8(ascii: "#"), offset + 1 < bytes.count else {
      return false
    }
    if bytes[offset + 1] == UInt8(ascii: "[") { return true }
    return offset + 4 < bytes.count && bytes[offset + 1] == UInt8(ascii: "v")
      && bytes[offset + 2] == UInt8(ascii: "s") && bytes[offset + 3] == UInt8(ascii: "o")
      && bytes[offset + 4] == UInt8(ascii: "[")
  }
}

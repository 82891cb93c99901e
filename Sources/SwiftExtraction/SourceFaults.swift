// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Reports where a source does not parse.
enum SourceFaults {
  /// So many places of one source are named; a source that is no Swift has thousands.
  private static let limit = 20

  static func append(
    _ faults: [SourceFault],
    _ bytes: [UInt8],
    to result: inout SourceExtraction
  ) {
    for fault in faults.prefix(limit) { result.diagnostics.append(diagnostic(fault)) }
    if let part = firstInvalidPart(bytes.span) {
      result.diagnostics.append(
        diagnostic(SourceFault(.invalidUTF8, at: firstInvalid(bytes, from: part)))
      )
    }
  }

  /// Where a part begins that is no UTF-8; the bytes before are.
  ///
  /// Most bytes of sources are ASCII, which is said of many at once, so that only the rest is
  /// validated. Parts end where no sequence can be cut: after or before ASCII.
  private static func firstInvalidPart(_ bytes: Span<UInt8>) -> Int? {
    var start = 0
    while start < bytes.count {
      var end = min(start + 256, bytes.count)
      if !isASCII(bytes.extracting(start..<end)) {
        while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
        guard (try? UTF8Span(validating: bytes.extracting(start..<end))) != nil else {
          return start
        }
      }
      start = end
    }
    return nil
  }

  private static func isASCII(_ bytes: Span<UInt8>) -> Bool {
    var union: UInt8 = 0
    for index in bytes.indices { union |= bytes[index] }
    return union < 0x80
  }

  private static func diagnostic(_ fault: SourceFault) -> SourceDiagnostic {
    SourceDiagnostic(
      .unreadableSource,
      at: fault.offset,
      message: "\(fault.kind.description); what can be read was"
    )
  }

  private static func firstInvalid(_ bytes: [UInt8], from start: Int) -> Int {
    var decoder = UTF8()
    var iterator = bytes[start...].makeIterator()
    var offset = start
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += String(scalar).utf8.count
      case .emptyInput, .error: return min(offset, bytes.count)
      }
    }
  }
}

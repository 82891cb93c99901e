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
    if (try? UTF8Span(validating: bytes.span)) == nil {
      result.diagnostics.append(
        diagnostic(SourceFault(.invalidUTF8, at: firstInvalid(bytes)))
      )
    }
  }

  private static func diagnostic(_ fault: SourceFault) -> SourceDiagnostic {
    SourceDiagnostic(
      .unreadableSource,
      at: fault.offset,
      message: "\(fault.kind.description); what can be read was"
    )
  }

  private static func firstInvalid(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += String(scalar).utf8.count
      case .emptyInput, .error: return min(offset, bytes.count)
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import XCStrings

/// Entries as JSON, for `list`.
enum EntryListing {
  /// Keys with their places and languages.
  static func json(_ entries: [Entry], of catalog: StringCatalog) -> [UInt8] {
    var lines = LineIndex(catalog.document.bytes)
    var bytes = Array("{\n  \"version\": 1,\n  \"entries\": [".utf8)
    for (index, entry) in entries.enumerated() {
      let place = lines.next(catalog.document.startOffset(entry.nameToken))
      bytes += Array((index > 0 ? ",\n    {" : "\n    {").utf8)
      append("key", entry.key, to: &bytes)
      bytes += Array(", \"line\": \(place.line), \"column\": \(place.column), ".utf8)
      append("comment", entry.comment, to: &bytes)
      bytes += Array(", ".utf8)
      append("extractionState", entry.extractionState?.rawValue, to: &bytes)
      bytes += Array(", \"shouldTranslate\": \(entry.shouldTranslate), \"locales\": [".utf8)
      for (index, localization) in entry.localizations.enumerated() {
        if index > 0 { bytes += Array(", ".utf8) }
        JSONStrings.appendReportQuoted(localization.language, to: &bytes)
      }
      bytes += Array("]}".utf8)
    }
    bytes += Array("\n  ]\n}\n".utf8)
    return bytes
  }

  private static func append(_ name: String, _ value: String?, to bytes: inout [UInt8]) {
    JSONStrings.appendReportQuoted(name, to: &bytes)
    bytes += Array(": ".utf8)
    if let value {
      JSONStrings.appendReportQuoted(value, to: &bytes)
    } else {
      bytes += Array("null".utf8)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// JSON as reports write it.
enum ReportJSON {
  /// Appends a text in quotation marks, see `JSONStrings.appendReportQuoted`.
  @inline(__always)
  static func appendText(_ text: String, to output: inout [UInt8]) {
    JSONStrings.appendReportQuoted(text, to: &output)
  }

  /// Appends a text in quotation marks, or `null`.
  @inline(__always)
  static func appendText(_ text: String?, to output: inout [UInt8]) {
    if let text {
      appendText(text, to: &output)
    } else {
      output.append(contentsOf: "null".utf8)
    }
  }
}

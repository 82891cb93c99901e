// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Where the bytes of a report go: a file, a pipe, memory.
package protocol ReportOutput {
  /// Writes all of the bytes.
  ///
  /// - Throws: what stood in the way, such as a full disk or a closed pipe; reporters pass it on.
  func write(_ bytes: [UInt8]) throws
}

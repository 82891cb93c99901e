// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Where standard input comes from.
package protocol InputSource: Sendable {
  /// The next bytes, at most `count` of them; none at the end.
  ///
  /// - Throws: ``CommandFailure`` when the input cannot be read.
  func read(upTo count: Int) throws(CommandFailure) -> [UInt8]
}

extension InputSource {
  /// Everything that is left.
  ///
  /// - Throws: ``CommandFailure`` when the input cannot be read.
  package func readAll() throws(CommandFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = try read(upTo: 1 << 20)
      if part.isEmpty { return bytes }
      bytes += part
    }
  }
}

/// The standard input of this process.
package struct StandardInput: InputSource {
  package init() {}

  /// The next bytes of standard input.
  ///
  /// - Throws: ``CommandFailure`` with the system's reason.
  package func read(upTo count: Int) throws(CommandFailure) -> [UInt8] {
    switch System.read(from: 0, upTo: count) {
    case .success(let bytes): return bytes
    case .failure(let error):
      throw CommandFailure("standard input cannot be read: \(error.reason)")
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The fingerprint of a finding: the same wherever its line moves to.
enum Fingerprint {
  /// FNV-1a of 64 bits over rule, table, key, locale and variation, in hexadecimal.
  static func of(
    rule: String,
    table: String,
    key: String?,
    locale: String?,
    variation: String?
  ) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [rule, table, key, locale, variation] {
      // What is absent differs from what is empty.
      mix(part == nil ? 0xFE : 0xFF, into: &hash)
      for byte in (part ?? "").utf8 { mix(byte, into: &hash) }
    }
    return text(of: hash)
  }

  /// The fingerprint of a finding among those of all files, the same for no two of them.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - fingerprint: the fingerprint of the finding.
  ///   - occurrence: how many findings before it in the file have the same.
  /// - Returns: a hash in hexadecimal.
  static func of(path: String, _ fingerprint: String, occurrence: Int) -> String {
    of(rule: fingerprint, table: path, key: "\(occurrence)", locale: nil, variation: nil)
  }

  /// A hash in 16 hexadecimal digits.
  static func text(of hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func mix(_ byte: UInt8, into hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Finds keys that look like new spellings of keys that are gone, for a hint to rename them.
enum RenamedKeys {
  /// Each key that is gone with a new one that has the same letters and digits.
  static func pairs(gone: [String], new: [String]) -> [(old: String, new: String)] {
    guard !gone.isEmpty, !new.isEmpty else { return [] }
    var byLetters: [String: String] = [:]
    for key in new {
      let letters = letters(key)
      if !letters.isEmpty { byLetters[letters] = byLetters[letters] ?? key }
    }
    return gone.compactMap { old in byLetters[letters(old)].map { (old, $0) } }
  }

  private static func letters(_ key: String) -> String {
    var skeleton = KeySkeleton(key)?.bytes ?? Array(key.utf8)
    skeleton.removeAll { $0 == 0 }
    return String(decoding: skeleton, as: UTF8.self).lowercased().filter {
      $0.isLetter || $0.isNumber
    }
  }
}

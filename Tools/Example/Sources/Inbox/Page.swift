// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution

/// A page, before it is known who reads it.
struct Page {
  /// The status code and its phrase.
  let status: String
  /// What it says, in no language yet.
  let text: LocalizedResource

  /// The page at a path such as `/Ola/5`: how many files somebody has sent.
  init(path: String) {
    let parts = path.split(separator: "/")
    if parts.count == 2, let files = Int(parts[1]) {
      let sender = String(parts[0])
      status = "200 OK"
      text = "\(files) files from \(sender)"
    } else {
      status = "404 Not Found"
      text = "There is no such page"
    }
  }
}

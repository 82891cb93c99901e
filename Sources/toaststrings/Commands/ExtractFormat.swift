// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How `extract` writes what it found.
enum ExtractFormat: String, CaseIterable {
  case text, json, stringsdata, xcstrings
}

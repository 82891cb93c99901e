// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks

/// Globs for tests: a star at the end or the start of a pattern, else the text itself.
let simpleGlobs: GlobCompiler = { pattern in
  { text in
    if pattern.hasSuffix("*") { return text.hasPrefix(String(pattern.dropLast())) }
    if pattern.hasPrefix("*") { return text.hasSuffix(String(pattern.dropFirst())) }
    return text == pattern
  }
}

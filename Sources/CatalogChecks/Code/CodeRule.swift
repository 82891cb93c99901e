// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A rule that looks at one Swift source and what the catalogs have of it.
protocol CodeRule: Rule {
  func check(_ source: CodeContext, _ findings: inout CodeFindings)
}

extension CodeRule {
  var forCode: (any CodeRule)? { self }
}

/// A source as rules see it.
struct CodeContext {
  let usage: CodeUsage
  /// The path as it was given.
  let path: String

  /// What the source looks up.
  var uses: [CodeUsage.Use] { usage.uses(in: path) }
}

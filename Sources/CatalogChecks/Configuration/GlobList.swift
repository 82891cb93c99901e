// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Tells whether a text fits a pattern.
package typealias GlobMatcher = @Sendable (String) -> Bool

/// Makes a pattern ready for use.
package typealias GlobCompiler = @Sendable (_ pattern: String) -> GlobMatcher

/// Patterns of which one must fit.
struct GlobList: Sendable {
  private let matchers: [GlobMatcher]

  init(_ patterns: [String], _ compiler: GlobCompiler) {
    matchers = patterns.map(compiler)
  }

  var isEmpty: Bool { matchers.isEmpty }

  func matches(_ text: String) -> Bool {
    matchers.contains { $0(text) }
  }
}

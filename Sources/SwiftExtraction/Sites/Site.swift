// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What is known about the key of a call or declaration before its literal is reached.
struct Site {
  var table: String?
  var comment: String?
  /// The opening quotation marks of the default value.
  var value: Int?
  var confidence: ExtractionConfidence
  var style: CallRule.Style
  /// Whether names that the system fills in become `${name}`.
  var isPhrase = false
  var problems: [ExtractionProblem] = []
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A problem at a place of a source where no key was extracted.
public struct SourceDiagnostic: Sendable {
  /// What it is.
  public let problem: ExtractionProblem
  /// From 1.
  public internal(set) var line: Int
  /// From 1, in Unicode scalars.
  public internal(set) var column: Int
  /// What is wrong and what to do.
  public let message: String
  /// The text that it is about, where there is one.
  public let text: String?

  /// In bytes.
  var offset: Int

  init(_ problem: ExtractionProblem, at offset: Int, message: String? = nil, text: String? = nil) {
    self.problem = problem
    self.offset = offset
    self.message = message ?? problem.advice
    self.text = text
    line = 0
    column = 0
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Testing

/// The options and operands of a line of the sample tool.
func parsed(
  _ words: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> ParsedArguments {
  let invocation = try CommandLineParser.parse(words, with: SampleTool.root)
  guard case .run(let parsed) = invocation else {
    Issue.record("\(words) does not run", sourceLocation: sourceLocation)
    throw CommandFailure("not run")
  }
  return parsed
}

/// The one line that a mistaken line of the sample tool gives.
func usageError(
  _ words: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) -> String {
  do {
    _ = try CommandLineParser.parse(words, with: SampleTool.root)
    Issue.record("\(words) is accepted", sourceLocation: sourceLocation)
    return ""
  } catch {
    return error.line(tool: "toaststrings")
  }
}

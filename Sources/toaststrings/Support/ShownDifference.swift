// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import CommandLineInterface

/// Shows what would change, as a patch.
enum ShownDifference {
  /// Writes the difference between two texts to standard output.
  ///
  /// Off a terminal the bytes are those of a patch; on one, lines are coloured and what could act
  /// on the terminal is escaped.
  static func write(from old: [UInt8], to new: [UInt8], path: String, _ context: CommandContext) {
    let difference = TextDifference(from: old, to: new)
    guard context.outputTerminal.isTerminal || context.outputTerminal.usesColor else {
      context.output.write(difference.unified(oldName: path, newName: path))
      return
    }
    difference.forEachLine(oldName: path, newName: path, context: 3) { line in
      let text = line.prefix + line.content.escapedForTerminal
      context.output.write(styled(text, line.kind, context.outputTerminal) + "\n")
    }
  }

  private static func styled(
    _ text: String,
    _ kind: TextDifference.Line.Kind,
    _ terminal: TerminalCapabilities
  ) -> String {
    switch kind {
    case .added: terminal.styled(text, .green)
    case .removed: terminal.styled(text, .red)
    case .hunk: terminal.styled(text, .cyan)
    case .file: terminal.styled(text, .bold)
    default: text
    }
  }
}

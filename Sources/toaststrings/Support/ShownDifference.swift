// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import CommandLineInterface
import Foundation

/// Shows what would change, as a patch that `git apply` and `patch -p1` take where the tool ran.
enum ShownDifference {
  /// Writes the difference between two texts to standard output.
  ///
  /// Off a terminal the bytes are those of a patch; on one, lines are coloured and what could act
  /// on the terminal is escaped.
  ///
  /// - Parameters:
  ///   - old: the text before; `nil` for a file that is made.
  ///   - new: the text after.
  ///   - path: the file.
  ///   - context: where to write.
  static func write(
    from old: [UInt8]?,
    to new: [UInt8],
    path: String,
    _ context: CommandContext
  ) {
    let difference = TextDifference(from: old ?? [], to: new)
    let name = name(path)
    let oldName = old == nil ? "/dev/null" : "a/\(name)"
    guard context.outputTerminal.isTerminal || context.outputTerminal.usesColor else {
      context.output.write(difference.unified(oldName: oldName, newName: "b/\(name)"))
      return
    }
    difference.forEachLine(oldName: oldName, newName: "b/\(name)", context: 3) { line in
      let text = line.prefix + line.content.escapedForTerminal
      context.output.write(styled(text, line.kind, context.outputTerminal) + "\n")
    }
  }

  /// The path of a file from the working directory, links followed, as programs take it that apply
  /// patches.
  ///
  /// A file elsewhere keeps its path, which they refuse unless they are told where.
  private static func name(_ path: String) -> String {
    guard path != "-" else { return path }
    let file = RealPath.of(path)
    let folder = FileManager.default.currentDirectoryPath + "/"
    if file.utf8.starts(with: folder.utf8) {
      return String(decoding: file.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
    }
    return String(path.drop { $0 == "/" })
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

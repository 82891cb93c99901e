// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Completion scripts: static text made from the table, so that a shell starts nothing while
/// somebody types.
package enum CompletionScript {
  /// The shells that are served.
  package enum Shell: String, Sendable, CaseIterable {
    case bash, zsh, fish
  }

  /// The script for a shell, with a final line break.
  package static func text(for shell: Shell, _ root: CommandSpec) -> String {
    switch shell {
    case .bash: BashCompletion(root).text()
    case .zsh: ZshCompletion(root).text()
    case .fish: FishCompletion(root).text()
    }
  }

  /// The first lines of each script.
  static func heading(_ root: CommandSpec, shell: Shell) -> String {
    "# Completions of \(root.name) for \(shell.rawValue), made from its command table."
  }

  /// A word in single quotes, as POSIX shells read it.
  static func quoted(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" { result += "'\\''" } else { result.unicodeScalars.append(scalar) }
    }
    return result + "'"
  }

  /// The word as it is where no shell would take it apart, else in single quotes.
  static func word(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || "-_.,/=".unicodeScalars.contains(scalar)
    }
    return isPlain && !text.isEmpty ? text : quoted(text)
  }

  /// The words that complete a value; the names of pairs get their equals sign.
  static func words(of value: ValueSpec) -> [String] {
    switch value.form {
    case .choice(let choices): choices.values
    case .pair(let names): names.values.map { "\($0)=" }
    case .text, .integer: []
    }
  }
}

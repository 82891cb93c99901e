// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Text of catalogs inside GitHub Flavored Markdown.
enum MarkdownText {
  /// A text that a reader of Markdown shows as it is, also in the cell of a table.
  ///
  /// What acts on a terminal or a log is shown as in `TerminalText.escaped`. ASCII punctuation that
  /// Markdown knows is escaped. Services look for `@name`, `#1` and `:emoji:` only after Markdown
  /// was read; a zero-width space behind the sign keeps them from finding any.
  static func escaped(_ text: String) -> String {
    var result = ""
    let scalars = Array(TerminalText.escaped(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "|", "~", "$", "!", ".", "^":
        result.unicodeScalars.append("\\")
        result.unicodeScalars.append(scalar)
      case "@", "#", ":":
        result.unicodeScalars.append("\\")
        result.unicodeScalars.append(scalar)
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        if next.map({ $0.properties.isAlphabetic || $0.properties.numericType != nil }) ?? false {
          result += "&#8203;"
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import CommandLineInterface
import XCStrings

/// An entry for people.
enum EntryText {
  /// Comment, state and texts, one a line; with a locale the texts of that language alone.
  static func text(of entry: Entry, locale: String?) -> String {
    if let locale {
      guard let localization = entry.localization(locale) else { return "" }
      let rows = rows(of: localization)
      if let only = rows.first, rows.count == 1, only.path.isEmpty {
        return "\(only.text.escapedForTerminal)\n"
      }
      return lines(rows.map { [$0.path, $0.state, $0.text] })
    }
    var text = ""
    if let comment = entry.comment { text += "comment: \(comment.escapedForTerminal)\n" }
    if let state = entry.extractionState {
      text += "extraction state: \(state.rawValue.escapedForTerminal)\n"
    }
    if !entry.shouldTranslate { text += "not to be translated\n" }
    return text
      + lines(
        entry.localizations.flatMap { localization in
          rows(of: localization).map { [localization.language, $0.path, $0.state, $0.text] }
        }
      )
  }

  private static func rows(
    of localization: Localization
  ) -> [(path: String, state: String, text: String)] {
    let phrases = localization.stringSet
    return localization.leaves.map {
      ($0.path.description, $0.unit.state?.rawValue ?? "", $0.unit.value ?? "")
    }
      + (phrases?.values ?? []).map { ("stringSet", phrases?.state?.rawValue ?? "", $0) }
  }

  /// Columns aligned but for the last.
  private static func lines(_ rows: [[String]]) -> String {
    let rows = rows.map { $0.map(\.escapedForTerminal) }
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0[column].unicodeScalars.count }.max() ?? 0
    }
    var text = ""
    for row in rows {
      for (column, cell) in row.dropLast().enumerated() where widths[column] > 0 {
        let padding = widths[column] - cell.unicodeScalars.count + 2
        text += cell + String(repeating: " ", count: padding)
      }
      text += (row.last ?? "") + "\n"
    }
    return text
  }
}

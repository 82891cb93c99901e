// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A small project with known mistakes, for tests of baselines, repairs and comparisons.
enum ProjectFolder {
  /// Whether git can be run here.
  static let hasGit = (try? WorkingFolder().shell("git --version").status == 0) ?? false

  /// A key in German, in Xcode's layout.
  static func entry(_ key: String, _ value: String, comment: String? = nil) -> String {
    let comment = comment.map { "\n      \"comment\" : \"\($0)\"," } ?? ""
    return """
          "\(key)" : {\(comment)
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(value)"
                }
              }
            }
          }
      """
  }

  /// A catalog of such keys.
  static func catalog(_ entries: String...) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
    \(entries.joined(separator: ",\n"))
      },
      "version" : "1.0"
    }
    """
  }

  /// Two mistakes: a blank at an end, and a placeholder that the source does not have.
  static let faulty = catalog(entry("Archive", "Archiv "), entry("Saved", "%@ gesichert"))

  /// A folder with the faulty catalog at a path.
  static func make(_ path: String = "App/Localizable.xcstrings") throws -> WorkingFolder {
    let folder = try WorkingFolder()
    try folder.write(path, faulty)
    return folder
  }
}

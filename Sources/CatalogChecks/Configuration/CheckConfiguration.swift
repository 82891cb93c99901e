// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The settings of a project: what its `.toaststrings.json` says.
///
/// Paths and globs are relative to the folder of the file.
package struct CheckConfiguration: Equatable, Sendable {
  /// The name of the file that is looked for.
  package static let fileName = ".toaststrings.json"

  /// The file as it is shown, `nil` for the settings of a project without one.
  package var file: String?
  /// The absolute path of the folder that paths and globs start from.
  package var folder: String
  /// Globs of the catalogs of the project; empty for all.
  package var catalogs: [String] = []
  /// Globs of the catalogs that are left out.
  package var excluded: [String] = []
  /// The languages that every key must have; `nil` where the catalogs decide.
  package var locales: [String]?
  /// From which severity on the run fails.
  package var failLevel: FailLevel?
  /// Whether warnings fail, and what a parent language covers counts as missing.
  package var isStrict = false
  /// A set of severities for an occasion.
  package var profile: Profile?
  /// The path of the file with the findings that are known and do not count.
  package var baseline: String?
  /// Paths of Swift sources whose use of keys is checked.
  package var sources: [String] = []
  /// How strings are found in sources.
  package var extraction = Extraction()
  /// Which texts are shown as toasts.
  package var toasts = Toasts()
  /// What is said of single rules, by id.
  package var rules: [String: RuleConfiguration] = [:]

  /// The settings of a project without a file.
  package init(folder: String) {
    self.folder = folder
  }

  /// A set of severities for an occasion.
  package enum Profile: String, CaseIterable, Sendable {
    /// Before a release: what is untranslated or needs review is an error.
    case release
  }

  /// How strings are found in sources.
  package struct Extraction: Equatable, Sendable {
    /// Functions of the project that localize their argument.
    package var routines: [String] = []
    /// Types of the project whose initializers localize their argument.
    package var types: [String] = []
    /// Members of the project that localize their argument or receiver.
    package var members: [String] = []
    /// Whether sources of tests count.
    package var tests = false

    package init() {}
  }

  /// Which texts are shown as toasts.
  package struct Toasts: Equatable, Sendable {
    /// Globs of catalogs whose texts all are.
    package var catalogs: [String] = []
    /// Globs of keys whose texts are.
    package var keys: [String] = []
    /// The columns that a text may take.
    package var columns = 120

    package init() {}
  }

  /// A path of the file as messages and commands show it, from where the file itself is shown.
  package func shownPath(of path: String) -> String {
    guard !path.hasPrefix("/"), let file, let slash = file.lastIndex(of: "/") else { return path }
    return file[...slash] + path
  }

  /// The absolute form of a path of the file.
  package func absolutePath(of path: String) -> String {
    FilePath.absolute(path, in: folder)
  }
}

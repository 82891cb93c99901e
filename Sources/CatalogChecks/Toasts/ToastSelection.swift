// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Which texts of a project are shown as toasts, as its configuration says.
package struct ToastSelection: Sendable {
  /// The tables of this project's own labels and sentences, all of which are.
  private static let builtInTables = ["ActionLabels", "Announcements"]

  private let catalogs: GlobList
  private let keys: GlobList
  private let columns: Int
  private let folder: String
  private let workingDirectory: String

  /// Takes what a configuration says.
  ///
  /// - Parameters:
  ///   - configuration: the settings of the project.
  ///   - workingDirectory: the absolute folder that paths of catalogs start from.
  ///   - globs: makes patterns ready for use.
  package init(
    _ configuration: CheckConfiguration,
    workingDirectory: String,
    globs: GlobCompiler
  ) {
    catalogs = GlobList(configuration.toasts.catalogs, globs)
    keys = GlobList(configuration.toasts.keys, globs)
    columns = configuration.toasts.columns
    folder = configuration.folder
    self.workingDirectory = workingDirectory
  }

  /// What is a toast in one catalog; `nil` when nothing is.
  func texts(ofCatalog path: String, table: String) -> ToastTexts? {
    let absolute = FilePath.absolute(path, in: workingDirectory)
    let isWhole =
      Self.builtInTables.contains(table)
      || !catalogs.isEmpty && catalogs.matches(FilePath.relative(absolute, to: folder))
    guard isWhole || !keys.isEmpty else { return nil }
    return ToastTexts(isWhole: isWhole, keys: keys, columns: columns)
  }
}

/// Which texts of one catalog are shown as toasts.
struct ToastTexts: Sendable {
  /// Whether all are.
  let isWhole: Bool
  /// Patterns of the keys whose texts are.
  let keys: GlobList
  /// The columns that a text may take.
  let columns: Int
}

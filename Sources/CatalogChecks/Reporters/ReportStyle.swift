// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How reports for people look; machine formats pay no attention to it.
package struct ReportStyle: Equatable, Sendable {
  /// Whether findings of severity info are shown.
  package var verbose: Bool
  /// Whether the line of the catalog is shown with a mark under the column.
  package var showsSource: Bool
  /// Whether parts are coloured.
  package var usesColor: Bool
  /// The columns of the terminal.
  package var columns: Int

  package init(
    verbose: Bool = false,
    showsSource: Bool = false,
    usesColor: Bool = false,
    columns: Int = 80
  ) {
    self.verbose = verbose
    self.showsSource = showsSource
    self.usesColor = usesColor
    self.columns = columns
  }
}

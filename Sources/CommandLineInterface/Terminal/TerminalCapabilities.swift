// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What can be done on one output stream.
package struct TerminalCapabilities: Sendable, Equatable {
  /// Whether somebody may be looking: the stream is a terminal.
  package let isTerminal: Bool
  /// Whether the stream takes colours.
  package let usesColor: Bool
  /// Whether a line can be erased and written again.
  package let canRedraw: Bool
  /// How many columns a line has; 80 where nothing is known.
  package let columns: Int

  /// The width that is taken where nothing is known.
  package static let defaultColumns = 80

  /// What the stream and the environment say.
  ///
  /// Colours: `always` and `never` decide alone; with `auto` the stream must be a terminal, `TERM`
  /// must be set and not `dumb`, and `NO_COLOR` must be unset or empty (no-color.org). Columns: a
  /// positive number in `COLUMNS`, else the window's.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - windowColumns: The width of its window, where there is one.
  ///   - environment: The environment of the process.
  ///   - color: What `--color` says.
  package init(
    isTerminal: Bool,
    windowColumns: Int?,
    environment: Environment,
    color: ColorChoice = .auto
  ) {
    let term = environment["TERM"] ?? ""
    let isCapable = isTerminal && !term.isEmpty && term != "dumb"
    self.isTerminal = isTerminal
    canRedraw = isCapable
    switch color {
    case .always: usesColor = true
    case .never: usesColor = false
    case .auto: usesColor = isCapable && (environment["NO_COLOR"] ?? "").isEmpty
    }
    let stated = environment["COLUMNS"].flatMap { Int($0) }
    let known = [stated, windowColumns].compactMap { $0 }.first { $0 > 0 }
    columns = known ?? Self.defaultColumns
  }

  /// The text in a style where the stream takes colours, else as it is.
  package func styled(_ text: String, _ style: TextStyle) -> String {
    usesColor ? style.applied(to: text) : text
  }
}

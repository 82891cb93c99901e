// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a host or person wants announcements to be like.
public struct AnnouncementOptions: Sendable, Hashable {
  /// For which styles the style's word is said.
  public enum StatusWords: String, CaseIterable, Sendable, Hashable {
    /// For warnings and errors.
    case problems
    /// For every style that has a word.
    case all
    /// For none.
    case none
  }

  /// Whether a screen reader is running; then no toast times out.
  public var screenReader = false
  /// The least time in seconds that the host wants toasts to be shown, as Android's
  /// getRecommendedTimeoutMillis gives it.
  public var hostMinimum = 0.0
  /// Above this number of waiting polite announcements only the newest is said, with a count of the
  /// others; `nil` says each of them.
  ///
  /// Errors, their newest forms and what became of an action are neither counted nor folded: they are
  /// said in turn.
  public var foldPending: Int?
  /// Whether the actions are named after the text.
  public var actionHints = true
  /// For which styles the style's word is said.
  public var statusWords = StatusWords.problems
  /// Whether the word "Notification" goes first.
  public var role = false
  /// Whether "Updated" goes before the new text of a toast that changes in place.
  public var updateWord = false
  /// How many toasts are visible at a time, in the preset `accessible`; `nil` for all.
  public var maxVisible: Int?

  /// The usual options.
  public init() {}
}

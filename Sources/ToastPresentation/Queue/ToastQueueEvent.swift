// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Something that happens to a queue of toasts.
public enum ToastQueueEvent: Sendable, Hashable {
  /// A toast is shown, or updated where its id is known.
  case show(Toast)
  /// A toast is updated, or shown where its id is not known.
  case update(Toast)
  /// Somebody or the app closes a toast.
  case dismiss(String)
  /// The escape gesture.
  case escape
  /// An action was carried out or failed; without an id the first one that is offered.
  case act(String, action: String?, succeeds: Bool)
  /// A reason to pause begins; the id matters for those that concern one toast.
  case pauseBegan(PauseReason, String?)
  /// A reason to pause ends.
  case pauseEnded(PauseReason, String?)
  /// A page appears; `nil` where the app has no pages.
  case pageAppeared(String?)
  /// A page disappears.
  case pageDisappeared(String?)
  /// The host tells that speech has ended, of the toast or of whatever was being said.
  case announcementFinished(toast: String?, success: Bool)
  /// Layout, a change of focus and the like: nothing follows from it.
  case viewChanged
}

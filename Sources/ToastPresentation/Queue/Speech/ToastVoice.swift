// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a queue asks for words.
package protocol ToastVoice: Sendable {
  /// What is said of a toast.
  func announcement(
    for toast: Toast,
    kind: Announcement.Kind,
    waiting: Int
  ) -> Announcement
  /// What is said after an action.
  func confirmation(
    of action: ToastAction,
    in toast: Toast,
    isPostponed: Bool
  ) -> Announcement?
  /// What is said after an action that failed.
  func failure(of action: ToastAction, in toast: Toast) -> Announcement
}

extension Announcer: ToastVoice {}

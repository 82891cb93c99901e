// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What kind of news a toast brings; politeness and display time follow from it.
public enum ToastStyle: String, CaseIterable, Sendable, Hashable {
  /// Something the person asked for is done.
  case success
  /// Something to know.
  case info
  /// Something that may go wrong.
  case warning
  /// Something that went wrong.
  case error
  /// Work of unknown length goes on.
  case loading
  /// Work goes on, and how much of it is done is known.
  case progress
  /// Nothing special.
  case normal
  /// A notification from outside, such as a message.
  case notification
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// An announcement as plain text.
public enum PlainRenderer {
  /// The text, without a line break at the end.
  public static func text(_ announcement: Announcement) -> String { announcement.text }
}

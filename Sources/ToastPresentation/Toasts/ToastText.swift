// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text of a toast.
public enum ToastText: Sendable, Hashable {
  /// A text in a language; `nil` stands for the toast's language, else the listener's first one.
  case literal(String, language: String? = nil)
  /// A key of a catalog and the values that its text shows.
  case key(String, arguments: [ToastValue] = [])
  /// A text of no language, such as a file name: it is spoken by whatever voice is speaking.
  case verbatim(String)
}

extension ToastText: ExpressibleByStringLiteral {
  /// A literal text in the toast's language.
  public init(stringLiteral value: String) {
    self = .literal(value)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How an announcement stands to what a screen reader is doing (the values of ARIA's aria-live).
public enum Politeness: String, CaseIterable, Sendable, Hashable {
  /// It is not announced, only read when the reader's cursor comes by.
  case off
  /// After what is being said.
  case polite
  /// At once.
  case assertive
}

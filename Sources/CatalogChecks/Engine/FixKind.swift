// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Whether a finding can be repaired without a person.
public enum FixKind: String, CaseIterable, Sendable {
  /// Only a person can tell what is right.
  case none
  /// The repair keeps what the text means.
  case safe
  /// The repair is a good guess.
  case unsafe
}

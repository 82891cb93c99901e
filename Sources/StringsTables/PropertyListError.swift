// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Why bytes are no property list, and where.
public struct PropertyListError: Error, Equatable, Sendable, CustomStringConvertible {
  /// How the list is written.
  public enum Form: String, Sendable {
    /// The binary form, `bplist00`.
    case binary
    /// The XML form.
    case xml
    /// The old form with quotation marks and semicolons.
    case text
  }

  /// How the list is written.
  public let form: Form
  /// The byte at which reading stopped; of a text in UTF-16, the byte of its UTF-8 form.
  public let offset: Int
  /// What is wrong, without a full stop.
  public let reason: String

  /// The form, the place and the reason.
  public var description: String { "\(form.rawValue) property list, byte \(offset): \(reason)" }
}

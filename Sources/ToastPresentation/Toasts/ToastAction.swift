// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Something that a toast offers to do.
public struct ToastAction: Sendable, Hashable, Identifiable {
  /// What an action means for the toast's subject.
  public enum Role: String, CaseIterable, Sendable, Hashable {
    /// An ordinary action.
    case `default`
    /// Leaves everything as it is.
    case cancel
    /// Destroys something.
    case destructive
  }

  /// What tells it from the toast's other actions.
  public var id: String
  /// What its button says; `nil` for the built-in label of that id, such as `undo` or `later`,
  /// else the id itself.
  public var label: ToastText?
  /// What it means.
  public var role: Role
  /// The name of a picture; never spoken.
  public var icon: String?
  /// What is said and shown once it is done, such as "Archived".
  public var confirmation: ToastText?

  /// The id of the action that puts a toast off until its page appears again.
  public static let laterID = "later"

  /// Makes an action.
  public init(
    id: String,
    label: ToastText? = nil,
    role: Role = .default,
    icon: String? = nil,
    confirmation: ToastText? = nil
  ) {
    self.id = id
    self.label = label
    self.role = role
    self.icon = icon
    self.confirmation = confirmation
  }

  /// An action with one of the built-in labels, whose id is the last part of the label's key.
  public init(_ label: ActionLabel, confirmation: ToastText? = nil) {
    let id = label.key.split(separator: ".").last.map(String.init) ?? label.key
    self.init(id: id, label: .key(label.key), confirmation: confirmation)
  }
}

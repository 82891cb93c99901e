// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A value of a document under edit.
enum EditableValue {
  /// A value of the source, to be copied byte for byte.
  case source(Int)
  /// A new string.
  case text(String)
  /// A new number, `true`, `false` or `null`, as it is spelled.
  case literal(String)
  /// An object that was opened or is new.
  case object(EditableObject)
  /// An array that was changed or is new.
  case array(EditableArray)
}

/// The elements of an array that was changed or is new.
struct EditableArray {
  /// The array in the source that it replaces, whose layout it takes.
  let source: Int?
  let elements: [EditableValue]
}

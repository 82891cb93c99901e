// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What is known about the type of an expression.
struct InferredType: Equatable {
  /// The text of the type; empty when it is not known.
  var text: String
  /// Whether only the name of a member tells it, not the type of its owner.
  var isByName = false
  /// Whether it is the literal of a number, which takes on the type of what it meets.
  var isLiteral = false

  static let unknown = InferredType(text: "")

  init(text: String, isByName: Bool = false, isLiteral: Bool = false) {
    self.text = text
    self.isByName = isByName
    self.isLiteral = isLiteral
  }

  init(_ text: String?) {
    self.init(text: text ?? "")
  }

  var isKnown: Bool { !text.isEmpty }

  /// The type without the marks of an optional.
  var unwrapped: InferredType {
    var type = self
    type.text = TypeText.unwrapped(text).type
    return type
  }

  var isOptional: Bool { TypeText.unwrapped(text).isOptional }
}

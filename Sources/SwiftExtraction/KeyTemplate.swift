// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A key or text with arguments, in pieces.
public struct KeyTemplate: Sendable, Hashable {
  /// How well the conversion of an argument is known.
  public enum Certainty: Sendable, Hashable {
    /// By a declaration, a literal or a label.
    case known
    /// By the name of a member alone.
    case byName
    case unknown
  }

  /// A piece.
  public enum Part: Sendable, Hashable {
    /// Text as it is typed; percent signs are not doubled yet.
    case text(String)
    /// An argument with its conversion, such as `%lld`.
    case argument(specifier: String, Certainty)
    /// A name that the system fills in, such as `${applicationName}`.
    case token(String)
  }

  /// The pieces in their order.
  public let parts: [Part]

  init(_ parts: [Part]) {
    self.parts = parts
  }

  /// The number of arguments.
  public var argumentCount: Int {
    parts.count { if case .argument = $0 { true } else { false } }
  }

  /// Whether the conversion of an argument is not known.
  public var hasUnknown: Bool {
    parts.contains { if case .argument(_, .unknown) = $0 { true } else { false } }
  }

  /// Whether an argument is known by the name of a member alone.
  public var hasGuess: Bool {
    parts.contains { if case .argument(_, .byName) = $0 { true } else { false } }
  }

  /// The key: arguments without positions; percent signs doubled where there are arguments.
  public var key: String { text(positional: false) }

  /// The text of the source language: with positions where there are two or more arguments.
  public var value: String { text(positional: argumentCount > 1) }

  private func text(positional: Bool) -> String {
    let hasArguments = argumentCount > 0
    var result = ""
    var position = 0
    for part in parts {
      switch part {
      case .text(let text):
        if hasArguments, text.utf8.contains(UInt8(ascii: "%")) {
          for character in text.unicodeScalars {
            result.unicodeScalars.append(character)
            if character == "%" { result.unicodeScalars.append(character) }
          }
        } else {
          result += text
        }
      case .argument(let specifier, _):
        position += 1
        if positional {
          result += "%\(position)$" + specifier.dropFirst()
        } else {
          result += specifier
        }
      case .token(let name): result += name
      }
    }
    return result
  }

  /// Takes the conversions of a key of the catalog for those that are not known.
  ///
  /// - Parameter specifiers: one for each argument.
  /// - Returns: the template with them.
  public func adopting(_ specifiers: [String]) -> KeyTemplate {
    var remaining = specifiers[...]
    return KeyTemplate(
      parts.map { part in
        guard case .argument(let own, let certainty) = part else { return part }
        let other = remaining.popFirst() ?? own
        return certainty == .unknown ? .argument(specifier: other, .byName) : part
      }
    )
  }
}

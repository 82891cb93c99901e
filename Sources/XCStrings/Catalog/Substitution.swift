// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A part of a text that varies by a number of its own; the text names it as `%#@name@`.
public struct Substitution: Sendable {
  package let document: JSONDocument
  package let nameToken: Int

  /// The name that the text uses.
  public var name: String { document.text(nameToken) }

  /// The position of its argument, from 1; `nil` where the order of the names in the text decides.
  public var argumentNumber: Int? {
    guard let value = document.member(.argNum, of: contentToken), document[value].kind == .number
    else { return nil }
    return document.bytes.withSpan(document.contentRange(value)) { Int(String(copying: $0)) }
  }

  /// The conversion of its argument without the percent sign, such as `lld`.
  public var formatSpecifier: String? { document.string(.formatSpecifier, of: contentToken) }
}

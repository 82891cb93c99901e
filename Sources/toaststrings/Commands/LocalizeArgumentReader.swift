// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import XCStrings

/// Reads the arguments of requests.
enum LocalizeArgumentReader {
  typealias Fault = LocalizeRequest.Fault

  /// One argument.
  ///
  /// - Throws: A `Fault` that says what is wrong.
  static func argument(
    _ document: JSONDocument,
    _ token: Int,
    number: Int
  ) throws(Fault) -> LocalizationArgument {
    switch document[token].kind {
    case .string: return .string(document.text(token))
    case .number:
      guard let found = JSONNumber(spelling(document, token)) else { break }
      return found.argument
    case .object: return try typed(document, token, number)
    default: break
    }
    throw Fault(
      message: "argument \(number) is neither a text nor a number nor an object that gives its type"
    )
  }

  private static func spelling(_ document: JSONDocument, _ token: Int) -> String {
    document.bytes.withSpan(document.contentRange(token)) { String(copying: $0) }
  }

  private static func typed(
    _ document: JSONDocument,
    _ token: Int,
    _ number: Int
  ) throws(Fault) -> LocalizationArgument {
    let style = document.member("style", of: token)
    for member in document.members(of: token) where !document.isText(member.name, "style") {
      let name = document.text(member.name)
      let value = member.value
      let plain: LocalizationArgument?
      switch name {
      case "string": return .string(try LocalizeRequest.text(document, value, "string"))
      case "list":
        let items = document.elements(of: value)
        guard document[value].kind == .array,
          items.allSatisfy({ document[$0].kind == .string })
        else { break }
        return .styled(.list(items.map(document.text), try listStyle(document, style)))
      case "date":
        let text = try LocalizeRequest.text(document, value, "date")
        guard let seconds = LocalizeDates.seconds(text) else {
          throw Fault(
            message: "argument \(number): “\(text)” is no date as ISO 8601 writes it, "
              + "such as 2026-03-01T12:00:00Z"
          )
        }
        return .styled(
          .date(secondsSince1970: seconds, try LocalizeDates.style(document, style))
        )
      default: break
      }
      let text =
        document[value].kind == .string ? document.text(value) : spelling(document, value)
      switch name {
      case "int": plain = Int64(text).map { .integer($0) }
      case "uint": plain = UInt64(text).map { .unsigned($0) }
      case "double": plain = JSONNumber(text) == nil ? nil : Double(text).map { .double($0) }
      case "decimal": plain = JSONNumber(text) == nil ? nil : .decimal(text)
      default: plain = nil
      }
      guard let plain else { break }
      guard let style else { return plain }
      let numberStyle = try self.numberStyle(document, style)
      switch plain {
      case .integer(let value): return .styled(.integer(String(value), numberStyle))
      case .unsigned(let value): return .styled(.integer(String(value), numberStyle))
      case .double(let value): return .styled(.double(value, numberStyle))
      default: return .styled(.decimal(text, numberStyle))
      }
    }
    throw Fault(
      message: "argument \(number) is none of {\"int\": 1}, {\"uint\": 1}, {\"double\": 1.5}, "
        + "{\"decimal\": \"1.50\"}, {\"string\": \"…\"}, {\"date\": \"…\"}, {\"list\": [\"…\"]}"
    )
  }

  private static func listStyle(
    _ document: JSONDocument,
    _ style: Int?
  ) throws(Fault) -> ListStyle {
    guard let style else { return .list() }
    let name = try LocalizeRequest.text(document, style, "style")
    guard let kind = ListStyle.Kind(rawValue: name) else {
      throw Fault(message: "the style of a list is and, or or units")
    }
    return .list(kind)
  }

  private static func numberStyle(
    _ document: JSONDocument,
    _ style: Int
  ) throws(Fault) -> NumberStyle {
    let text = try LocalizeRequest.text(document, style, "style")
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts.first, parts.count) {
    case ("number", 1): return .number
    case ("percent", 1): return .percent
    case ("compact", 1): return .compact
    case ("byteCount", 1): return .byteCount
    case ("ordinal", 1): return .ordinal
    case ("currency", 2): return .currency(code: parts[1])
    case ("measure", 2): return .measure(unit: parts[1])
    default:
      throw Fault(
        message: "the style of a number is number, percent, compact, byteCount, ordinal, "
          + "currency:EUR or measure:kilometer"
      )
    }
  }
}

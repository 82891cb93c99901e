// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import XCStrings

/// One request of `localize --stdin`.
struct LocalizeRequest {
  /// Why a line is no request.
  struct Fault: Error {
    let message: String
  }

  private(set) var key = ""
  private(set) var arguments: [LocalizationArgument] = []
  /// The token of the languages, to be looked at only when they differ from those before.
  private(set) var languages: Int?
  private(set) var locale: String?
  private(set) var table: String?
  private(set) var device: String?
  private(set) var isolation: BidiIsolation?
  private(set) var defaultValue: String?

  /// Reads a request.
  ///
  /// - Parameter document: The line.
  /// - Throws: A `Fault` that says what is wrong.
  init(_ document: JSONDocument) throws(Fault) {
    guard document[0].kind == .object else {
      throw Fault(message: "a request is an object such as {\"key\": \"Saved\"}")
    }
    var hasKey = false
    for member in document.members(of: 0) {
      let value = member.value
      if document.isText(member.name, "key") {
        key = try Self.text(document, value, "key")
        hasKey = true
      } else if document[value].kind == .null {
        // As if it were left out.
        continue
      } else if document.isText(member.name, "args") {
        guard document[value].kind == .array else { throw Fault(message: "“args” is an array") }
        for element in document.elements(of: value) {
          arguments.append(
            try LocalizeArgumentReader.argument(document, element, number: arguments.count + 1)
          )
        }
      } else if document.isText(member.name, "languages") {
        guard document[value].kind == .array else {
          throw Fault(message: "“languages” is an array")
        }
        languages = value
      } else if document.isText(member.name, "locale") {
        locale = try Self.text(document, value, "locale")
      } else if document.isText(member.name, "table") {
        table = try Self.text(document, value, "table")
      } else if document.isText(member.name, "device") {
        device = try Self.text(document, value, "device")
      } else if document.isText(member.name, "defaultValue") {
        defaultValue = try Self.text(document, value, "defaultValue")
      } else if document.isText(member.name, "isolation") {
        guard let found = BidiIsolation(rawValue: try Self.text(document, value, "isolation"))
        else {
          throw Fault(message: "“isolation” is automatic, always or never")
        }
        isolation = found
      }
    }
    guard hasKey else { throw Fault(message: "the member “key” is missing") }
  }

  static func text(_ document: JSONDocument, _ token: Int, _ name: String) throws(Fault) -> String {
    guard document[token].kind == .string else { throw Fault(message: "“\(name)” is a text") }
    return document.text(token)
  }
}

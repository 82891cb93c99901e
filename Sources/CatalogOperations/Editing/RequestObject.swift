// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import XCStrings

/// An object of a request, with words for what is wrong in it.
struct RequestObject {
  /// A value of a request.
  struct Value {
    fileprivate let document: JSONDocument
    fileprivate let token: Int
    fileprivate let place: String

    /// The text, when the value is one.
    var text: String? { document[token].kind == .string ? document.text(token) : nil }

    /// The value as an object.
    func object() throws(Refusal) -> RequestObject {
      try RequestObject(document, value: token, place: place)
    }
  }

  /// How messages call the object.
  let place: String
  private let document: JSONDocument
  private let token: Int

  /// Takes a value as an object.
  ///
  /// - Throws: `Refusal` when it is something else.
  init(_ document: JSONDocument, value: Int, place: String) throws(Refusal) {
    guard document[value].kind == .object else {
      throw Refusal("\(place) is \(Self.name(of: document[value].kind)) and should be an object")
    }
    self.document = document
    token = value
    self.place = place
  }

  /// Refuses members of other names.
  func allow(_ names: [String]) throws(Refusal) {
    for member in document.members(of: token) {
      let name = document.text(member.name)
      guard names.contains(where: name.isExactly) else {
        throw Refusal(
          "\(place) has an unknown member \(quoted(name)); known are \(names.joined(separator: ", "))"
        )
      }
    }
  }

  /// Whether there is a member that is not `null`.
  func has(_ name: String) -> Bool { value(name) != nil }

  /// A member that is a string; `nil` when it is absent.
  func string(_ name: String) throws(Refusal) -> String? {
    guard let value = value(name) else { return nil }
    guard document[value].kind == .string else { throw wrongType(name, value, "a string") }
    return document.text(value)
  }

  /// A string that must be there.
  func required(_ name: String) throws(Refusal) -> String {
    guard let text = try string(name) else { throw Refusal("\(place) has no \(quoted(name))") }
    return text
  }

  /// A string that must be there, under one of two names.
  func required(_ name: String, or other: String) throws(Refusal) -> String {
    guard !has(name) || !has(other) else {
      throw Refusal("\(place) has both \(quoted(name)) and \(quoted(other)); give one of them")
    }
    let texts = [try string(name), try string(other)]
    guard let text = texts.compactMap(\.self).first else {
      throw Refusal("\(place) has no \(quoted(name)), which may be called \(quoted(other)) too")
    }
    return text
  }

  /// A member that is true or false.
  func bool(_ name: String) throws(Refusal) -> Bool? {
    guard let value = value(name) else { return nil }
    switch document[value].kind {
    case .true: return true
    case .false: return false
    default: throw wrongType(name, value, "true or false")
    }
  }

  /// A member that is a whole number.
  func integer(_ name: String) throws(Refusal) -> Int? {
    guard let value = value(name) else { return nil }
    guard document[value].kind == .number,
      let number = Int(
        document.bytes.withSpan(document.contentRange(value)) { String(copying: $0) }
      )
    else { throw wrongType(name, value, "a whole number") }
    return number
  }

  /// A member that is an array of strings.
  func strings(_ name: String) throws(Refusal) -> [String]? {
    guard let value = value(name) else { return nil }
    guard document[value].kind == .array else {
      throw wrongType(name, value, "an array of strings")
    }
    var texts: [String] = []
    for element in document.elements(of: value) {
      guard document[element].kind == .string else {
        throw wrongType(name, element, "an array of strings")
      }
      texts.append(document.text(element))
    }
    return texts
  }

  /// The members of a member that is an object.
  func named<Result>(
    _ name: String,
    _ read: (Value) throws(Refusal) -> Result
  ) throws(Refusal) -> [RequestedContent.Named<Result>] {
    guard let value = value(name) else { return [] }
    let inner = try RequestObject(document, value: value, place: quoted(name))
    var results: [RequestedContent.Named<Result>] = []
    for member in document.members(of: inner.token) {
      let label = document.text(member.name)
      let value = Value(
        document: document,
        token: member.value,
        place: "\(quoted(name)) › \(quoted(label))"
      )
      results.append(RequestedContent.Named(label, try read(value)))
    }
    guard !results.isEmpty else { throw Refusal("\(quoted(name)) is empty") }
    return results
  }

  /// The members of a member that is an object of strings.
  func texts(_ name: String) throws(Refusal) -> [RequestedContent.Named<String>] {
    try named(name) { (value) throws(Refusal) in
      guard let text = value.text else {
        throw Refusal(
          "\(value.place) is \(Self.name(of: value.document[value.token].kind)) and should be a string"
        )
      }
      return text
    }
  }

  private func value(_ name: String) -> Int? {
    document.member(name, of: token).flatMap { document[$0].kind == .null ? nil : $0 }
  }

  private func wrongType(_ name: String, _ value: Int, _ expected: String) -> Refusal {
    Refusal("\(quoted(name)) is \(Self.name(of: document[value].kind)) and should be \(expected)")
  }

  private static func name(of kind: JSONKind) -> String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string, .name: "a string"
    case .number: "a number"
    case .true: "true"
    case .false: "false"
    case .null: "null"
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// An object of a request, with words for what is wrong in it.
struct RequestObject {
  let document: JSONDocument
  let token: Int
  /// How messages call it.
  let place: String

  /// Takes a value as an object.
  init(_ document: JSONDocument, _ token: Int, place: String) throws(RequestError) {
    guard document[token].kind == .object else {
      throw RequestError("\(place) should be an object")
    }
    self.document = document
    self.token = token
    self.place = place
  }

  /// Reads bytes as one object.
  init(_ bytes: some Collection<UInt8>, place: String) throws(RequestError) {
    let text = TextBytes(bytes)
    let document: JSONDocument
    do {
      document = try JSONDocument(text, allowsLoneSurrogates: true)
    } catch {
      let location = LineIndex(text).location(ofOffset: error.offset)
      throw RequestError("\(place):\(location): \(Self.words(for: error))")
    }
    try self.init(document, 0, place: place)
  }

  /// What is wrong with the JSON, in words that do not speak of catalogs.
  private static func words(for error: JSONSyntaxError) -> String {
    switch error.fault {
    case .empty: "there is nothing to read; a request is a JSON object"
    case .textAfterEnd: "text after the end of the object; remove it"
    case .tooDeep(let limit): "objects and arrays are nested more than \(limit) deep"
    default: "\(error)"
    }
  }

  /// A member that is a language tag.
  func language(_ name: String) throws(RequestError) -> String? {
    guard let tag = try string(name) else { return nil }
    try checkLanguage(tag)
    return tag
  }

  func checkLanguage(_ tag: String) throws(RequestError) {
    guard !Announcer.isLanguageTag(tag) else { return }
    throw RequestError(
      "\(place): \"\(tag)\" is no language tag; write one such as en, ja or zh-Hant"
    )
  }

  /// A member that is there and not null.
  func member(_ name: String) -> Int? {
    document.member(name, of: token).flatMap { document[$0].kind == .null ? nil : $0 }
  }

  func has(_ name: String) -> Bool { member(name) != nil }

  func string(_ name: String) throws(RequestError) -> String? {
    guard let value = member(name) else { return nil }
    guard document[value].kind == .string else { throw wrong(name, "a string") }
    return document.text(value)
  }

  func bool(_ name: String) throws(RequestError) -> Bool? {
    guard let value = member(name) else { return nil }
    switch document[value].kind {
    case .true: return true
    case .false: return false
    default: throw wrong(name, "true or false")
    }
  }

  func number(_ name: String) throws(RequestError) -> Double? {
    guard let value = member(name) else { return nil }
    guard document[value].kind == .number, let number = Double(spelling(value)) else {
      throw wrong(name, "a number")
    }
    return number
  }

  /// The first of some members that is there.
  func string(_ names: [String]) throws(RequestError) -> String? {
    guard let name = names.first(where: has) else { return nil }
    return try string(name)
  }

  /// The first of some members that is there.
  func number(_ names: [String]) throws(RequestError) -> Double? {
    guard let name = names.first(where: has) else { return nil }
    return try number(name)
  }

  func integer(_ name: String) throws(RequestError) -> Int? {
    guard let number = try number(name) else { return nil }
    guard let integer = Int(exactly: number) else { throw wrong(name, "a whole number") }
    return integer
  }

  /// One of the words of a closed set.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String,
    _ type: Choice.Type
  ) throws(RequestError) -> Choice? where Choice.RawValue == String {
    guard let text = try string(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw RequestError("\(place): unknown \(name) \"\(text)\"; known are \(known)")
  }

  func object(_ name: String) throws(RequestError) -> RequestObject? {
    guard let value = member(name) else { return nil }
    return try RequestObject(document, value, place: "\(place) › \"\(name)\"")
  }

  /// How messages call an element of an array, counted from 0.
  func place(of index: Int, in name: String) -> String { "\(place) › \(name)[\(index)]" }

  func array(_ name: String) throws(RequestError) -> [Int]? {
    guard let value = member(name) else { return nil }
    guard document[value].kind == .array else { throw wrong(name, "an array") }
    return document.elements(of: value)
  }

  func strings(_ name: String) throws(RequestError) -> [String]? {
    guard let values = try array(name) else { return nil }
    var texts: [String] = []
    for value in values {
      guard document[value].kind == .string else { throw wrong(name, "an array of strings") }
      texts.append(document.text(value))
    }
    return texts
  }

  /// The number as it is spelled: `3200.0` is not `3200`.
  func spelling(_ value: Int) -> String {
    document.bytes.withSpan(document.contentRange(value)) { String(copying: $0) }
  }

  func wrong(_ name: String, _ expected: String) -> RequestError {
    RequestError("\(place): \"\(name)\" should be \(expected)")
  }
}

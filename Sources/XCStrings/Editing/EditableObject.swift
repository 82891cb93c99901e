// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// An object of a document under edit: the members that the source has, less those that were
/// removed, and new ones, whose places are found only when the object is written.
///
/// A name has one slot for good: a member that is removed and set again is back in its old place.
final class EditableObject {
  /// A member; `isPresent` is false once it was removed.
  struct Slot {
    let name: Name
    var value: EditableValue
    var isPresent = true
  }

  /// The name of a member: spelled in the source, or new.
  enum Name {
    case source(Int)
    case text(String)
  }

  let document: JSONDocument
  /// The object in the source; `nil` for a new one.
  let source: Int?
  /// The members of the source in its order, then the new ones in the order of the edits.
  private(set) var slots: [Slot] = []
  /// How many slots are members of the source.
  private(set) var placedCount = 0
  private var index: [ExactText: Int]?
  private var searches = 0

  /// Makes a new object.
  init(in document: JSONDocument) {
    self.document = document
    source = nil
  }

  /// Opens an object of the source.
  init(_ source: Int, of document: JSONDocument) {
    self.document = document
    self.source = source
    for member in document.members(of: source) {
      slots.append(Slot(name: .source(member.name), value: .source(member.value)))
    }
    placedCount = slots.count
  }

  var isEmpty: Bool { !slots.contains { $0.isPresent } }

  /// The names of the members that are there, those of the source first.
  var names: [String] { slots.filter(\.isPresent).map { text(of: $0.name) } }

  func text(of name: Name) -> String {
    switch name {
    case .source(let token): document.text(token)
    case .text(let text): text
    }
  }

  // MARK: - Members

  /// The value of a member; `nil` also for a JSON `null`, which stands for an absent member.
  func value(_ name: String) -> EditableValue? {
    guard let slot = slot(name), slots[slot].isPresent else { return nil }
    if case .source(let token) = slots[slot].value, document[token].kind == .null { return nil }
    return slots[slot].value
  }

  /// The value of a member, `null` included.
  func rawValue(_ name: String) -> EditableValue? {
    guard let slot = slot(name), slots[slot].isPresent else { return nil }
    return slots[slot].value
  }

  /// The value that the source has for a member, whatever became of it.
  func sourceValue(_ name: String) -> EditableValue? {
    guard let slot = slot(name), case .source(let token) = slots[slot].name else { return nil }
    return .source(token + 1)
  }

  /// Whether there is a member with a name, `null` or not.
  func has(_ name: String) -> Bool { slot(name).map { slots[$0].isPresent } ?? false }

  /// Sets a member, or adds one.
  func set(_ name: String, _ value: EditableValue) {
    if let slot = slot(name) {
      slots[slot].value = value
      slots[slot].isPresent = true
      return
    }
    index?[ExactText(name)] = slots.count
    slots.append(Slot(name: .text(name), value: value))
  }

  /// Removes a member.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  func remove(_ name: String) -> Bool {
    guard let slot = slot(name), slots[slot].isPresent else { return false }
    slots[slot].isPresent = false
    return true
  }

  /// Sets a string.
  ///
  /// A text that the source already has in this place keeps its spelling.
  func setText(_ name: String, _ text: String) {
    if let slot = slot(name), case .source(let nameToken) = slots[slot].name,
      document[nameToken + 1].kind == .string, document.isText(nameToken + 1, text)
    {
      set(name, .source(nameToken + 1))
    } else {
      set(name, .text(text))
    }
  }

  /// The text of a member that is a string.
  func text(_ name: String) -> String? {
    switch value(name) {
    case .source(let token)? where document[token].kind == .string: document.text(token)
    case .text(let text)?: text
    default: nil
    }
  }

  /// Sets a number.
  ///
  /// One that the source already has in this place keeps its spelling.
  func setNumber(_ name: String, _ number: Int) {
    if case .source(let token)? = sourceValue(name), document[token].kind == .number,
      document.bytes.withSpan(document.contentRange(token), { Int(String(copying: $0)) }) == number
    {
      set(name, .source(token))
    } else {
      set(name, .literal(String(number)))
    }
  }

  /// The elements of a member that is an array.
  func elements(_ name: String) -> [EditableValue] {
    switch value(name) {
    case .source(let token)?: document.elements(of: token).map(EditableValue.source)
    case .array(let array)?: array.elements
    default: []
    }
  }

  /// The text of an element that is a string.
  func text(of element: EditableValue) -> String? {
    switch element {
    case .source(let token) where document[token].kind == .string: document.text(token)
    case .text(let text): text
    default: nil
    }
  }

  /// Sets an array of strings.
  ///
  /// Those that the source already has in their places keep their
  /// spelling.
  func setElements(_ name: String, _ texts: [String]) {
    var old: [Int] = []
    var source: Int?
    if case .source(let token)? = sourceValue(name), document[token].kind == .array {
      source = token
      old = document.elements(of: token)
    }
    var kept = 0
    var elements: [EditableValue] = []
    for (index, text) in texts.enumerated() {
      if index < old.count, document[old[index]].kind == .string,
        document.isText(old[index], text)
      {
        elements.append(.source(old[index]))
        kept += 1
      } else {
        elements.append(.text(text))
      }
    }
    if let source, kept == texts.count, kept == old.count {
      set(name, .source(source))
    } else {
      set(name, .array(EditableArray(source: source, elements: elements)))
    }
  }

  /// The object that a member is, opened for edits.
  ///
  /// - Returns: `nil` when there is no such member, or it is `null`.
  /// - Throws: `WrongKind` when it is something else.
  func object(_ name: String) throws(WrongKind) -> EditableObject? {
    switch value(name) {
    case nil: return nil
    case .object(let object)?: return object
    case .source(let token)? where document[token].kind == .object:
      let object = EditableObject(token, of: document)
      set(name, .object(object))
      return object
    case .source(let token)?: throw WrongKind(path: [name], token: token)
    default: throw WrongKind(path: [name], token: nil)
    }
  }

  /// The object that a member is, made when there is none.
  func objectOrNew(_ name: String) throws(WrongKind) -> EditableObject {
    if let object = try object(name) { return object }
    let object = EditableObject(in: document)
    set(name, .object(object))
    return object
  }

  // MARK: - Finding a name

  /// Few lookups search; a table pays only for many in a large object.
  private func slot(_ name: String) -> Int? {
    if let index { return index[ExactText(name)] }
    searches += 1
    if searches > 4, slots.count > 32 {
      var table: [ExactText: Int] = [:]
      table.reserveCapacity(slots.count * 2)
      for (slot, member) in slots.enumerated() { table[ExactText(text(of: member.name))] = slot }
      index = table
      return table[ExactText(name)]
    }
    return slots.firstIndex {
      switch $0.name {
      case .source(let token): document.isText(token, name)
      case .text(let text): text.isExactly(name)
      }
    }
  }
}

/// A value that should be an object and is not.
struct WrongKind: Error {
  /// The names of the members on the way to it.
  var path: [String]
  /// The value in the source.
  let token: Int?
}

extension EditableValue {
  /// The same value for another depth: strings and numbers keep their spelling, objects and arrays
  /// get the layout of their new place.
  func detached(in document: JSONDocument) -> EditableValue {
    switch self {
    case .text, .literal: return self
    case .array(let array):
      return .array(
        EditableArray(source: nil, elements: array.elements.map { $0.detached(in: document) })
      )
    case .object(let object):
      let copy = EditableObject(in: document)
      for slot in object.slots where slot.isPresent {
        copy.set(object.text(of: slot.name), slot.value.detached(in: document))
      }
      return .object(copy)
    case .source(let token):
      switch document[token].kind {
      case .object: return Self.object(EditableObject(token, of: document)).detached(in: document)
      case .array:
        let elements = document.elements(of: token).map(EditableValue.source)
        return Self.array(EditableArray(source: nil, elements: elements)).detached(in: document)
      default: return self
      }
    }
  }
}

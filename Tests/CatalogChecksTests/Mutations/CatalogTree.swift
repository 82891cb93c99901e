// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A catalog as a tree that a test can change at any place.
indirect enum CatalogTree {
  case object([(name: String, value: CatalogTree)])
  case text(String)
  case raw(String)

  /// What stands at a path of member names; setting `nil` takes the member out.
  subscript(path: [String]) -> CatalogTree? {
    get {
      guard let first = path.first else { return self }
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name == first }?.value[Array(path.dropFirst())]
    }
    set {
      guard let first = path.first else {
        if let newValue { self = newValue }
        return
      }
      guard case .object(var members) = self else { return }
      let rest = Array(path.dropFirst())
      let place = members.firstIndex { $0.name == first }
      if rest.isEmpty, newValue == nil {
        if let place { members.remove(at: place) }
      } else if let place {
        members[place].value[rest] = newValue
      } else if rest.isEmpty, let newValue {
        members.append((first, newValue))
      }
      self = .object(members)
    }
  }

  /// The names of the members of an object.
  var names: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.name)
  }

  /// The text that a leaf is.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// Gives a member another name.
  mutating func rename(_ path: [String], to name: String) {
    let parent = Array(path.dropLast())
    guard case .object(var members)? = self[parent],
      let place = members.firstIndex(where: { $0.name == path.last })
    else { return }
    members[place].name = name
    self[parent] = .object(members)
  }

  /// Puts a member into an object, also one of a name that is there already.
  mutating func append(_ name: String, _ value: CatalogTree, at path: [String]) {
    guard case .object(let members)? = self[path] else { return }
    self[path] = .object(members + [(name, value)])
  }

  /// The catalog as JSON; its layout is nobody's business here.
  var json: String {
    switch self {
    case .raw(let raw): return raw
    case .text(let text):
      var result = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    case .object(let members):
      return "{"
        + members.map { CatalogTree.text($0.name).json + ":" + $0.value.json }
        .joined(separator: ",\n") + "}"
    }
  }
}

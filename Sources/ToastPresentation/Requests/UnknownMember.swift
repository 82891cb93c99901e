// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A member of a request that means nothing, and is left out: a slip, or from a later version.
package struct UnknownMember: Sendable, Hashable {
  /// Where it stands, as messages call it.
  package let place: String
  /// Its name.
  package let name: String
  /// The names that mean something there.
  package let known: [String]
}

extension RequestObject {
  /// The names that mean something, by the kind of object.
  enum Members {
    static let texts = ["title", "message", "confirmation"].flatMap {
      [$0, $0 + "Key", $0 + "Args"]
    }
    static let toast =
      texts + [
        "id", "style", "verbatimMessage", "icon", "actions", "actionKeys", "closeButton",
        "duration",
        "origin", "priority", "language", "position", "progress", "later", "page", "options",
      ]
    static let action =
      ["id", "label", "labelKey", "labelArgs", "role", "icon"]
      + ["confirmation", "confirmationKey", "confirmationArgs"]
    static let options = [
      "screenReader", "hostMinimum", "foldPending", "actionHints", "statusWords", "role",
      "updateWord", "maxVisible",
    ]
    static let run = [
      "language", "languages", "screenReader", "preset", "speechSeconds", "catalog", "options",
      "events",
    ]
    static let shownEvent = toast + ["at", "do"]
    static let otherEvent = ["at", "do", "id", "action", "succeeds", "toast", "success", "page"]
  }

  /// The members of an object that mean nothing there.
  func unknownMembers(besides known: [String]) -> [UnknownMember] {
    var unknown: [UnknownMember] = []
    for (name, _) in document.members(of: token)
    where !known.contains(where: { document.isText(name, $0) }) {
      unknown.append(UnknownMember(place: place, name: document.text(name), known: known))
    }
    return unknown
  }

  /// The members of a toast, its actions and options that mean nothing.
  func unknownMembersOfToast(besides known: [String] = Members.toast) -> [UnknownMember] {
    var unknown = unknownMembers(besides: known)
    for (index, action) in ((try? array("actions")) ?? []).enumerated() {
      let place = place(of: index, in: "actions")
      guard let inner = try? RequestObject(document, action, place: place) else { continue }
      unknown += inner.unknownMembers(besides: Members.action)
    }
    if let options = try? object("options") {
      unknown += options.unknownMembers(besides: Members.options)
    }
    return unknown
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A text of a request that is looked up by a key.
package struct KeyedText: Sendable {
  /// Where it stands, as messages call it.
  package let place: String
  let text: ToastText
}

extension RequestObject {
  /// The texts of a toast, as it was read from here, that are looked up by a key.
  func keyedTexts(of toast: Toast) -> [KeyedText] {
    var texts = keyedTexts([
      ("title", toast.title), ("message", toast.message), ("confirmation", toast.confirmation),
    ])
    let values = (try? array("actions")) ?? []
    for (index, (value, action)) in zip(values, toast.actions).enumerated() {
      guard
        let inner = try? RequestObject(document, value, place: place(of: index, in: "actions"))
      else { continue }
      texts += inner.keyedTexts([("label", action.label), ("confirmation", action.confirmation)])
    }
    for (index, action) in toast.actions.dropFirst(values.count).enumerated() {
      guard let label = action.label else { continue }
      texts.append(KeyedText(place: place(of: index, in: "actionKeys"), text: label))
    }
    return texts
  }

  private func keyedTexts(_ texts: [(name: String, text: ToastText?)]) -> [KeyedText] {
    texts.compactMap { name, text in
      // What an update leaves out was told of where it stands.
      guard has(name + "Key"), case .key? = text else { return nil }
      return text.map { KeyedText(place: "\(place) › \"\(name)Key\"", text: $0) }
    }
  }
}

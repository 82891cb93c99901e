// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

extension Leaf.State {
  /// Reads the state that a string names.
  @inline(__always)
  init(_ document: JSONDocument, _ token: Int) {
    if document.isSpelled(token, "translated") {
      self = .translated
    } else if document.isSpelled(token, "new") {
      self = .new
    } else if document.isSpelled(token, "needs_review") {
      self = .needsReview
    } else if document.isSpelled(token, "machine_translated") {
      self = .machineTranslated
    } else {
      self = .other
    }
  }
}

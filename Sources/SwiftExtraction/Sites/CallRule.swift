// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What the arguments of a call are, for the APIs that take texts to localize.
struct CallRule: Sendable {
  /// Where a call stands.
  enum Form: Sendable {
    /// `Name(…)`, also after a module or type.
    case free
    /// `.name(…)` on something or on nothing.
    case member
    /// `.name(…)` on nothing: a static member of the expected type.
    case implicitMember
    /// `@Name(…)`
    case attribute
    case any
  }

  /// An argument: a label, or a place among those without one.
  struct Slot: Sendable, Hashable {
    /// The short hash of the label, 0 for none.
    let label: UInt32
    /// For an argument without label: its place.
    let place: Int
  }

  /// How the API takes its key.
  enum Style: Sendable {
    /// The key is a type of its own, so no `String` fits.
    case typed
    /// A `String` overload stands beside it.
    case overloaded
    /// The key is a `String` that is looked up as it is.
    case legacy
  }

  var form = Form.free
  var keys: [Slot]
  var style: Style
  var confidence = ExtractionConfidence.sure
  /// Whether what is no literal is reported.
  var isLookup = false
  /// A table that the API names by itself.
  var fixedTable: String?
  var table: [Slot] = CallRule.tables
  var comment: [Slot] = CallRule.comments
  var value: [Slot] = []
  /// Only calls with at least so many arguments.
  var leastArguments = 1
  /// Whether closures after the call give texts as well.
  var takesClosures = false

  static let tables = slots("table tableName")
  static let comments = slots("comment")
  static let values = slots("defaultValue value")

  /// Labels, with `_` for the first place, `_2` for the second and so on.
  static func slots(_ labels: String) -> [Slot] {
    labels.split(separator: " ").map { label in
      guard label.first == "_" else {
        return Slot(label: NameHash.short(label.utf8), place: 0)
      }
      return Slot(label: 0, place: (Int(label.dropFirst()) ?? 1) - 1)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What the arguments of a call are, for the APIs that take texts to localize.
///
/// A class, so that handing one on is one reference and not five arrays.
final class CallRule: Sendable {
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
    /// The link of the label, 0 for none.
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

  let form: Form
  let keys: [Slot]
  let style: Style
  let confidence: ExtractionConfidence
  /// Whether what is no literal is reported.
  let isLookup: Bool
  /// A table that the API names by itself.
  let fixedTable: String?
  let table: [Slot]
  let comment: [Slot]
  let value: [Slot]
  /// Only calls with at least so many arguments.
  let leastArguments: Int
  /// Whether closures after the call give texts as well.
  let takesClosures: Bool

  init(
    form: Form = .free,
    keys: [Slot],
    style: Style,
    confidence: ExtractionConfidence = .sure,
    isLookup: Bool = false,
    fixedTable: String? = nil,
    table: [Slot] = CallRule.tables,
    comment: [Slot] = CallRule.comments,
    value: [Slot] = [],
    leastArguments: Int = 1,
    takesClosures: Bool = false
  ) {
    self.form = form
    self.keys = keys
    self.style = style
    self.confidence = confidence
    self.isLookup = isLookup
    self.fixedTable = fixedTable
    self.table = table
    self.comment = comment
    self.value = value
    self.leastArguments = leastArguments
    self.takesClosures = takesClosures
  }

  static let tables = slots("table tableName")
  static let comments = slots("comment")
  static let values = slots("defaultValue value")

  /// Labels, with `_` for the first place, `_2` for the second and so on.
  static func slots(_ labels: String) -> [Slot] {
    labels.split(separator: " ").map { label in
      guard label.first == "_" else {
        return Slot(label: NameLinks.link(label.utf8), place: 0)
      }
      return Slot(label: 0, place: (Int(label.dropFirst()) ?? 1) - 1)
    }
  }
}

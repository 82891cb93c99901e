// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// The states and devices that an edit or a query may name: those of Xcode, and whatever else the
/// catalog has already, since both are open sets that newer versions add to.
package enum EditVocabulary {
  /// A name that is neither Xcode's nor the catalog's: a slip, most often.
  package struct Unknown: Error, Equatable, Sendable {
    /// What it was to name, which is also the name of the option: `state` or `device`.
    package let noun: String
    /// The name as it was given.
    package let name: String
    /// The names that there are.
    package let known: [String]
  }

  /// The states of Xcode.
  package static let states = ["new", "translated", "needs_review", "machine_translated"]

  /// The devices of Xcode.
  package static let devices = [
    "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other",
  ]

  /// Refuses a state that nobody knows.
  ///
  /// - Throws: `Unknown`.
  package static func require(
    _ state: TranslationState,
    in catalog: StringCatalog
  ) throws(Unknown) {
    try require("state", state.rawValue, states, in: catalog) { localization in
      (localization.leaves.map(\.unit.state) + [localization.stringSet?.state])
        .compactMap { $0?.rawValue }
    }
  }

  /// Refuses the first state or device of an edit that nobody knows.
  ///
  /// - Throws: `Unknown`.
  static func require(_ edit: CatalogEdit, in catalog: StringCatalog) throws(Unknown) {
    guard case .set(let request) = edit else { return }
    if let state = request.state { try require(state, in: catalog) }
    for device in request.content?.devices ?? [] where !device.name.isEmpty {
      try require("device", device.name, devices, in: catalog) { localization in
        localization.leaves.flatMap(\.path.steps).compactMap { step in
          guard case .variation(.device, let name) = step else { return nil }
          return name
        }
      }
    }
  }

  private static func require(
    _ noun: String,
    _ name: String,
    _ known: [String],
    in catalog: StringCatalog,
    also names: (Localization) -> [String]
  ) throws(Unknown) {
    if known.contains(where: name.isExactly) { return }
    var all = known
    for entry in catalog.entries {
      for own in entry.localizations.flatMap(names) where !all.contains(where: own.isExactly) {
        if own.isExactly(name) { return }
        all.append(own)
      }
    }
    throw Unknown(noun: noun, name: name, known: all)
  }
}

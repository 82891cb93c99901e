// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The places of values by a name that several of them may share.
struct PlaceIndex<Name: Hashable & Sendable>: Sendable {
  private var places: [Name: OrderedPlaces<Void>] = [:]

  /// The first place with a name.
  func first(_ name: Name) -> Int? { places[name]?.first?.place }

  /// The last place with a name.
  func last(_ name: Name) -> Int? { places[name]?.last?.place }

  /// The places with a name, in order.
  func all(_ name: Name) -> [Int] { places[name]?.all.map(\.place) ?? [] }

  /// Adds a place beyond all others with its name.
  mutating func append(_ place: Int, for name: Name) {
    places[name, default: OrderedPlaces()].append((), at: place)
  }

  mutating func remove(_ place: Int, for name: Name) {
    places[name]?.remove(place)
    if places[name]?.isEmpty == true { places[name] = nil }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The toasts that were put off until their page appears, older before newer.
struct PostponedToasts: Sendable {
  /// A toast that was put off.
  struct Entry: Sendable {
    let content: ToastContent
    /// The page; `nil` for whichever appears.
    let page: String?
    /// The serial of its card.
    let serial: Int
  }

  private var entries = OrderedPlaces<Entry>()
  private var ids = PlaceIndex<Toast.ID>()
  private var pages = PlaceIndex<String?>()
  private var nextPlace = 0

  var count: Int { entries.count }
  /// All, in order.
  var all: [Entry] { entries.values }

  mutating func append(_ entry: Entry) {
    entries.append(entry, at: nextPlace)
    ids.append(nextPlace, for: entry.content.toast.id)
    pages.append(nextPlace, for: entry.page)
    nextPlace += 1
  }

  /// Takes out the first one with an id.
  mutating func removeFirst(_ id: Toast.ID) -> Entry? { ids.first(id).flatMap { remove($0) } }

  /// Takes out those that return with a page, in order; all where the page has no name.
  mutating func remove(page: String?) -> [Entry] {
    let places =
      page == nil ? entries.all.map(\.place) : (pages.all(page) + pages.all(nil)).sorted()
    return places.compactMap { remove($0) }
  }

  private mutating func remove(_ place: Int) -> Entry? {
    guard let entry = entries.remove(place) else { return nil }
    ids.remove(place, for: entry.content.toast.id)
    pages.remove(place, for: entry.page)
    return entry
  }
}

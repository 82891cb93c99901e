// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The toasts that wait for room, older before newer.
///
/// `errors` has the place of every error; it may have some that have gone or changed, but never one of
/// these at its top.
struct WaitingToasts: Sendable {
  private var contents = OrderedPlaces<ToastContent>()
  private var ids = PlaceIndex<Toast.ID>()
  private var errors = Heap<Int>()
  private var nextPlace = 0

  var count: Int { contents.count }
  var isEmpty: Bool { contents.isEmpty }
  /// All, in order.
  var all: [ToastContent] { contents.values }

  /// The place of the first one with an id.
  func first(_ id: Toast.ID) -> Int? { ids.first(id) }

  mutating func append(_ content: ToastContent) {
    contents.append(content, at: nextPlace)
    ids.append(nextPlace, for: content.toast.id)
    if content.toast.style == .error { errors.insert(nextPlace) }
    nextPlace += 1
  }

  /// Puts new content of the same id in the place of old one.
  mutating func replace(_ place: Int, with content: ToastContent) {
    let wasError = isError(place)
    _ = contents.update(place) { $0 = content }
    if isError(place), !wasError { errors.insert(place) }
    tidy()
  }

  @discardableResult
  mutating func remove(_ place: Int) -> ToastContent? {
    guard let content = contents.remove(place) else { return nil }
    ids.remove(place, for: content.toast.id)
    tidy()
    return content
  }

  /// Takes out the one that is shown next: errors first, then in order.
  mutating func popNext() -> ToastContent? {
    guard let place = errors.first ?? contents.first?.place else { return nil }
    return remove(place)
  }

  private func isError(_ place: Int) -> Bool { contents[place]?.toast.style == .error }

  private mutating func tidy() {
    while let first = errors.first, !isError(first) { errors.removeFirst() }
    guard errors.count > 2 * count + 32 else { return }
    errors = Heap(contents.all.lazy.filter { $0.value.toast.style == .error }.map(\.place))
  }
}

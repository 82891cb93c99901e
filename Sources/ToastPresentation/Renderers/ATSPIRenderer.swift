// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// An announcement as the record of AT-SPI's event `object:announcement`.
public struct ATSPIRenderer: Sendable, Hashable {
  /// The text.
  public let text: String
  /// The event's first detail: 1 polite, 2 assertive; `nil` for what is not announced.
  public let politeness: Int?

  /// Renders an announcement; languages have no place in the event.
  public init(_ announcement: Announcement) {
    text = announcement.text
    switch announcement.politeness {
    case .off: politeness = nil
    case .polite: politeness = 1
    case .assertive: politeness = 2
    }
  }

  package var value: JSONValue {
    .object([
      ("event", .string("object:announcement")),
      ("text", .string(text)),
      ("politeness", politeness.map(JSONValue.integer) ?? .null),
    ])
  }
}

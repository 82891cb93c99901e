// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// An announcement as a live region of ARIA, in two steps: screen readers announce what is put into
/// a region that they already know.
public struct HTMLRenderer: Sendable {
  /// The empty region, to be in the page before anything is announced.
  ///
  /// `nil` for what is not announced. Never put it into another live region.
  public let region: String?
  /// What to put into the region, two frames or more later.
  public let insertion: String
  /// The text for `ariaNotify`, which knows no languages.
  public let notification: String
  /// The priority for `ariaNotify`.
  public let notificationPriority: String
  /// Whether `ariaNotify` would say parts in the wrong voice.
  public let notificationLosesLanguage: Bool

  /// Renders an announcement.
  ///
  /// `role` alone makes a region live; `aria-live` besides it makes some readers say it twice.
  public init(_ announcement: Announcement) {
    let isAssertive = announcement.politeness == .assertive
    let role = isAssertive ? "alert" : "status"
    region =
      announcement.politeness == .off
      ? nil : "<div role=\"\(role)\" aria-atomic=\"true\" data-toast-region=\"\(role)\"></div>"
    insertion = Self.spans(announcement)
    notification = announcement.text
    notificationPriority = isAssertive ? "high" : "normal"
    notificationLosesLanguage = Set(announcement.segments.map(\.language)).count > 1
  }

  /// The region, and the insertion as a template, which no reader sees.
  public var text: String {
    let template = "<template data-toast-text>\(insertion)</template>"
    return region.map { $0 + "\n" + template } ?? template
  }

  private static func spans(_ announcement: Announcement) -> String {
    var result = ""
    var position = announcement.text.startIndex
    for (segment, range) in zip(announcement.segments, announcement.segmentRanges) {
      result += String(announcement.text[position..<range.lowerBound]).escapedForMarkup
      let language = segment.language.map { " lang=\"\($0.escapedForMarkup)\"" } ?? ""
      result += "<span\(language)>\(segment.text.escapedForMarkup)</span>"
      position = range.upperBound
    }
    return result + String(announcement.text[position...]).escapedForMarkup
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// An announcement as the attributes of an `AttributedString` for
/// `AccessibilityNotification.Announcement`.
public struct AppleRenderer: Sendable, Hashable {
  /// An attribute of a run of the text.
  public struct Attribute: Sendable, Hashable {
    /// The run in UTF-16 units, as `NSRange` counts.
    public var range: Range<Int>
    /// The name of the attribute; other names than those of language and priority are not verified.
    public var name: String
    /// The value; `true` for a switch.
    public var value: String
  }

  /// The text.
  public let text: String
  /// The attributes, in the order of the text.
  public let attributes: [Attribute]

  /// Renders an announcement.
  public init(_ announcement: Announcement) {
    text = announcement.text
    let units = announcement.text.utf16
    func offset(_ index: String.Index) -> Int { units.distance(from: units.startIndex, to: index) }
    var attributes: [Attribute] = []
    if announcement.politeness != .off, !announcement.text.isEmpty {
      attributes.append(
        Attribute(
          range: 0..<units.count,
          name: "accessibilitySpeechAnnouncementPriority",
          value: announcement.priority.rawValue
        )
      )
      if announcement.priority == .low {
        attributes.append(
          Attribute(
            range: 0..<units.count,
            name: "accessibilitySpeechQueueAnnouncement",
            value: "true"
          )
        )
      }
    }
    for (segment, range) in zip(announcement.segments, announcement.segmentRanges) {
      let range = offset(range.lowerBound)..<offset(range.upperBound)
      func add(_ name: String, _ value: String) {
        attributes.append(Attribute(range: range, name: name, value: value))
      }
      if let language = segment.language { add("accessibilitySpeechLanguage", language) }
      switch segment.manner {
      case .normal: break
      case .spellOut: add("accessibilitySpeechSpellOut", "true")
      case .punctuation: add("accessibilitySpeechPunctuation", "true")
      case .ipa(let notation): add("accessibilitySpeechIPANotation", notation)
      }
    }
    self.attributes = attributes
  }

  package var value: JSONValue {
    .object([
      ("text", .string(text)),
      (
        "attributes",
        .array(
          attributes.map { attribute in
            .object([
              (
                "range",
                .object([
                  ("location", .integer(attribute.range.lowerBound)),
                  ("length", .integer(attribute.range.count)),
                ])
              ),
              ("attribute", .string(attribute.name)),
              ("value", attribute.value == "true" ? .bool(true) : .string(attribute.value)),
            ])
          }
        )
      ),
    ])
  }
}

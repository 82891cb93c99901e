// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText

/// An announcement as the JSON object that `announce --as json` prints.
public enum JSONRenderer {
  /// The object on one line, without a line break at the end.
  public static func text(_ announcement: Announcement) -> String {
    String(decoding: value(announcement).bytes, as: UTF8.self)
  }

  package static func value(_ announcement: Announcement) -> JSONValue {
    .object(
      members(announcement) + [
        ("duration", announcement.displayTime.seconds.map(JSONValue.number) ?? .null),
        ("actions", .array(announcement.actions.map(action))),
        (
          "accessibleNames",
          .object(announcement.closeName.map { [("close", .string($0))] } ?? [])
        ),
        ("explanation", .array(announcement.notes.all.map { .string($0.id) })),
      ]
    )
  }

  /// What is said and how.
  package static func members(_ announcement: Announcement) -> [(String, JSONValue)] {
    [
      ("text", .string(announcement.text)),
      ("language", .optional(announcement.language)),
      ("segments", .array(announcement.segments.map(segment))),
      ("politeness", .string(announcement.politeness.rawValue)),
      ("priority", .string(announcement.priority.rawValue)),
      ("interrupts", .bool(announcement.interrupts)),
    ]
  }

  private static func segment(_ segment: Announcement.Segment) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("text", .string(segment.text)),
      ("language", .optional(segment.language)),
      ("role", .string(segment.role.rawValue)),
    ]
    switch segment.manner {
    case .normal: break
    case .spellOut: members.append(("speech", .string("spellOut")))
    case .punctuation: members.append(("speech", .string("punctuation")))
    case .ipa(let notation): members.append(("speech", .object([("ipa", .string(notation))])))
    }
    return .object(members)
  }

  private static func action(_ action: Announcement.Action) -> JSONValue {
    .object([
      ("id", .string(action.id)),
      ("label", .string(action.label)),
      ("language", .optional(action.language)),
      ("role", .string(action.role.rawValue)),
    ])
  }
}

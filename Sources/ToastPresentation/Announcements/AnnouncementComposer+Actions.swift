// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText

extension AnnouncementComposer {
  /// What is said once an action is done.
  mutating func confirmation(_ action: ToastAction, isPostponed: Bool) -> Announcement? {
    let frames = announcer.frames(for: toast.language)
    var part: SpokenPart?
    if let text = action.confirmation ?? (isPostponed ? nil : toast.confirmation) {
      part = self.part(text, role: .confirmation)
    } else if isPostponed {
      part = frames.sentence(SentenceFrames.Key.laterConfirmation, numbers: []).map {
        SpokenPart($0.text, language: $0.language, role: .confirmation)
      }
    }
    guard let part, !part.text.isEmpty else { return nil }
    var announcement = finished(.confirmed, [part], language: part.language, actions: [])
    announcement.politeness = .polite
    announcement.priority = .default
    announcement.interrupts = false
    return announcement
  }

  /// What is said when an action failed: "Failed: Archive".
  ///
  /// In English where the listener's language has no word for it; an error is never silent.
  mutating func failure(_ action: ToastAction) -> Announcement {
    let own = announcer.frames(for: toast.language)
    let frames = own.status == nil ? announcer.lastResort : own
    let (label, language) = label(action)
    let failed = announcer.texts.text(
      ActionLabel.statusFailed.key,
      arguments: [],
      languages: [frames.status?.language ?? "en"]
    )
    var part = SpokenPart(failed.text, language: failed.language, role: .status)
    if let frame = frames.status {
      part = SpokenPart(frame, role: .status) { place, outer in
        outer.append(
          place == 0
            ? SpokenPart.Piece(text: failed.text, language: failed.language, role: .status)
            : SpokenPart.Piece(text: label, language: language, role: .action)
        )
      }
    }
    var announcement = finished(.failed, [part], language: language, actions: [])
    announcement.politeness = .assertive
    announcement.priority = .high
    announcement.interrupts = true
    return announcement
  }
}

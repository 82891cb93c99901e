// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText

/// Puts one announcement together.
struct AnnouncementComposer {
  let announcer: Announcer
  let toast: Toast
  var notes = SpeechNotes()
  var units = ReadingUnits()

  init(_ announcer: Announcer, _ toast: Toast) {
    self.announcer = announcer
    self.toast = toast
  }

  /// The announcement of the toast itself.
  mutating func announcement(kind: Announcement.Kind, waiting: Int) -> Announcement {
    let options = announcer.options
    let title = part(toast.title, role: .title)
    let message = toast.message.map { part($0, role: .message) }
    let actions = offeredActions()
    var language = title.language ?? message?.language ?? actions.first?.language
    let frames = announcer.frames(for: language)

    var parts: [SpokenPart] = []
    var updatedHead: SpokenPart?
    var head = [title, message].compactMap(\.self).filter { !$0.text.isEmpty }
    if title.text.isEmpty || message?.text.isEmpty == true { notes.insert(.blankPart) }
    if head.isEmpty {
      notes.insert(.emptyAfterCleaning)
      let stand = emptyPart(frames)
      language = stand.language
      parts.append(stand)
    } else {
      head[0] = withProgress(head[0], frames)
      head[0] = withStatus(head[0], frames)
      if kind == .updated, options.updateWord { updatedHead = withUpdate(head[0], frames) }
      if options.role {
        head[0] = withRole(head[0], frames)
        updatedHead = updatedHead.map { withRole($0, frames) }
      }
      parts += head
    }
    if waiting > 0, let count = frames.sentence(SentenceFrames.Key.more, numbers: [waiting]) {
      parts.append(SpokenPart(count.text, language: count.language, role: .count))
    }
    parts += hints(actions, frames)
    if let place = toast.position,
      let position = frames.sentence(
        SentenceFrames.Key.position,
        numbers: [place.index, place.count]
      )
    {
      parts.append(SpokenPart(position.text, language: position.language, role: .position))
    }
    guard let updatedHead else {
      return finished(kind, parts, language: language, actions: actions)
    }
    let dedupeText = joined(parts, language: language).0
    parts[0] = updatedHead
    var announcement = finished(kind, parts, language: language, actions: actions)
    announcement.dedupeText = dedupeText
    return announcement
  }

  /// Joins the parts and fills in what follows from the toast.
  mutating func finished(
    _ kind: Announcement.Kind,
    _ parts: [SpokenPart],
    language: String?,
    actions: [Announcement.Action]
  ) -> Announcement {
    let (text, segments) = joined(parts, language: language)
    if segments.contains(where: { $0.language != nil && $0.language != language }) {
      notes.insert(.otherLanguage)
    }
    let speech = toast.speech
    let displayTime = displayTime(hasActions: !actions.isEmpty)
    return Announcement(
      toastID: toast.id,
      kind: kind,
      origin: toast.origin,
      text: text,
      dedupeText: text,
      language: language ?? segments.first { $0.language != nil }?.language,
      segments: segments,
      politeness: speech.politeness,
      priority: speech.priority,
      interrupts: speech.interrupts,
      displayTime: displayTime,
      actions: actions,
      closeName: toast.hasCloseButton ? announcer.closeName.text : nil,
      notes: notes
    )
  }

  /// One text and its cuts, with a sentence break between parts and none at the end.
  mutating func joined(
    _ parts: [SpokenPart],
    language: String?
  ) -> (String, [Announcement.Segment]) {
    var text = ""
    var segments: [Announcement.Segment] = []
    for (index, part) in parts.enumerated() {
      let own = part.text
      text += own
      part.appendSegments(to: &segments)
      if index + 1 < parts.count {
        let spoken = SpokenLanguage(part.language ?? language)
        let separator = SentenceMarks.separator(after: own, language: spoken)
        if separator.isMarkPresent { notes.insert(.markPresent) }
        text += separator.text
      }
    }
    return (text, segments)
  }
}

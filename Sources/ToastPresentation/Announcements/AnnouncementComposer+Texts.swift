// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText
internal import StringResolution

extension AnnouncementComposer {
  /// A text of the toast as a part, cleaned; counts what there is to read on the way.
  mutating func part(_ text: ToastText, role: Announcement.Segment.Role) -> SpokenPart {
    switch text {
    case .verbatim(let text):
      return literalPart(text, language: nil, role: role)
    case .literal(let text, let language):
      let tag = language ?? toast.language ?? announcer.languages[0]
      return literalPart(text, language: tag, role: role)
    case .key(let key, let arguments):
      let found = announcer.texts.text(key, arguments: arguments, languages: announcer.languages)
      if found.isPreferenceTag { notes.insert(.preferenceTag) }
      return keyPart(found, arguments, role: role)
    }
  }

  private mutating func literalPart(
    _ text: String,
    language: String?,
    role: Announcement.Segment.Role
  ) -> SpokenPart {
    let spoken = SpokenLanguage(language ?? announcer.languages[0])
    units += ReadingUnits(text, language: SpokenLanguage(language))
    let clean = cleaner(spoken).clean(text, isTitle: role == .title, notes: &notes)
    var part = SpokenPart(language: language)
    part.append(SpokenPart.Piece(text: clean, language: language, role: role))
    return part
  }

  private mutating func keyPart(
    _ found: ResolvedText,
    _ arguments: [ToastValue],
    role: Announcement.Segment.Role
  ) -> SpokenPart {
    let spoken = SpokenLanguage(found.language)
    var part = SpokenPart(language: found.language)
    for piece in found.pieces {
      let own = piece.argument.flatMap { arguments[$0].language }
      units += ReadingUnits(piece.text, language: SpokenLanguage(own ?? found.language))
    }
    let pieces = found.pieces.enumerated().map { SpokenPiece($1.text, tag: $0) }
    for piece in cleaner(spoken).clean(pieces, isTitle: role == .title, notes: &notes) {
      guard let place = found.pieces[piece.tag].argument else {
        part.append(SpokenPart.Piece(text: piece.text, language: found.language, role: role))
        continue
      }
      append(arguments[place], spoken: piece.text, to: &part, sentence: spoken, role: role)
    }
    return part
  }

  /// A value: a cut of its own where it is in another language than the sentence.
  private mutating func append(
    _ value: ToastValue,
    spoken text: String,
    to part: inout SpokenPart,
    sentence: SpokenLanguage,
    role: Announcement.Segment.Role
  ) {
    func append(_ text: String, _ language: String?) {
      let isOwn = language != nil && language != sentence.tag || value.manner != .normal
      part.append(
        SpokenPart.Piece(
          text: text,
          language: language ?? sentence.tag,
          role: isOwn ? .value : role,
          manner: value.manner
        )
      )
    }
    guard case .string = value.content, value.language == nil else {
      append(text, value.language)
      return
    }
    var isAmbiguous = false
    let cuts = ValueCuts.cuts(
      text,
      sentence: sentence,
      source: announcer.texts.sourceLanguage ?? "en",
      isAmbiguous: &isAmbiguous
    )
    if isAmbiguous { notes.insert(.ambiguousScript) }
    for cut in cuts { append(cut.text, cut.language) }
  }

  func cleaner(_ language: SpokenLanguage) -> SpeechCleaner {
    SpeechCleaner(
      language: language,
      vocabulary: announcer.frames(for: language.tag).vocabulary
    )
  }

  /// The label of an action: its own, the built-in one of that id, else the id.
  mutating func label(_ action: ToastAction) -> (text: String, language: String?) {
    let text: ToastText
    if let label = action.label {
      text = label
    } else if let builtIn = ActionLabel.action(action.id) {
      text = .key(builtIn.key)
    } else {
      text = .literal(action.id)
    }
    let part = part(text, role: .action)
    return (part.text, part.language)
  }

  /// The actions with their names; one whose label is blank goes by its id.
  mutating func offeredActions() -> [Announcement.Action] {
    let offered = toast.offeredActions
    if offered.isEmpty { return [] }
    return offered.map { action in
      let (text, language) = label(action)
      return Announcement.Action(
        id: action.id,
        label: text.isEmpty ? action.id : text,
        language: language,
        role: action.role
      )
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import SpokenText

extension AnnouncementComposer {
  /// The part with how much of the work is done.
  func withProgress(_ part: SpokenPart, _ frames: SentenceFrames) -> SpokenPart {
    guard let percent = toast.percent, let frame = frames.progress(percent) else { return part }
    let isSame = frame.language == part.language
    return SpokenPart(frame, role: isSame ? .title : .value) { _, outer in
      for piece in part.pieces { outer.append(piece) }
    }
  }

  /// The part with the word for the toast's style before it.
  mutating func withStatus(_ part: SpokenPart, _ frames: SentenceFrames) -> SpokenPart {
    let isProblem = toast.style == .warning || toast.style == .error
    switch announcer.options.statusWords {
    case .none: return part
    case .problems: if !isProblem { return part }
    case .all: break
    }
    // An urgency that the caller gives says it all.
    guard toast.urgency == nil, let word = frames.word(for: toast.style),
      let frame = frames.status
    else { return part }
    if begins(part.text, with: word.text, language: word.language)
      || toast.style.englishWord.map({ begins(part.text, with: $0, language: "en") }) == true
    {
      notes.insert(.statusWordPresent)
      return part
    }
    notes.insert(.statusWord)
    return SpokenPart(frame, role: .status) { place, outer in
      if place == 0 {
        outer.append(SpokenPart.Piece(text: word.text, language: word.language, role: .status))
      } else {
        for piece in part.pieces { outer.append(piece) }
      }
    }.inLanguage(part.language)
  }

  /// Whether a text begins with a word, whatever its case, and something else than a letter after it.
  private func begins(_ text: String, with word: String, language: String) -> Bool {
    guard text.utf8.count >= word.utf8.count, mayBegin(text, word, language) else { return false }
    let start = text.prefix(word.count)
    guard
      start == word
        || CaseMapping.lowercase(String(start), locale: language)
          == CaseMapping.lowercase(word, locale: language)
    else { return false }
    guard let next = text.dropFirst(word.count).first else { return true }
    return !next.isLetter
  }

  /// Whether the first letters may be the same, which is quickly told of most texts.
  private func mayBegin(_ text: String, _ word: String, _ language: String) -> Bool {
    guard let a = text.unicodeScalars.first, let b = word.unicodeScalars.first else { return false }
    // Turkish and its like pair letters in ways of their own.
    if a == b || ["tr", "az", "lt"].contains(where: language.hasPrefix) { return true }
    return a.properties.lowercaseMapping == b.properties.lowercaseMapping
  }

  /// The part with the word that says that a toast is speaking.
  func withRole(_ part: SpokenPart, _ frames: SentenceFrames) -> SpokenPart {
    guard let frame = frames.role else { return part }
    return SpokenPart(frame, role: .role) { _, outer in
      for piece in part.pieces { outer.append(piece) }
    }.inLanguage(part.language)
  }

  /// The part with the word that says that the toast was there before.
  func withUpdate(_ part: SpokenPart, _ frames: SentenceFrames) -> SpokenPart {
    guard let frame = frames.updated else { return part }
    return SpokenPart(frame, role: .status) { _, outer in
      for piece in part.pieces { outer.append(piece) }
    }.inLanguage(part.language)
  }

  /// What is said of a toast with no words: that it is there, and that something went wrong.
  ///
  /// In English where the listener's language has no words for it; silence would hide the toast.
  func emptyPart(_ frames: SentenceFrames) -> SpokenPart {
    let frames = frames.role == nil ? announcer.lastResort : frames
    let isProblem = toast.style == .warning || toast.style == .error
    if isProblem, let frame = frames.role, let word = frames.word(for: toast.style) {
      return SpokenPart(frame, role: .role) { _, outer in
        outer.append(SpokenPart.Piece(text: word.text, language: word.language, role: .status))
      }
    }
    let languages = [frames.role?.language ?? "en"]
    let word = announcer.texts.text(
      ActionLabel.roleNotification.key,
      arguments: [],
      languages: languages
    )
    return SpokenPart(word.text, language: word.language, role: .role)
  }

  /// What can be done: a sentence, or the labels alone where the language has no sentence.
  mutating func hints(
    _ actions: [Announcement.Action],
    _ frames: SentenceFrames
  ) -> [SpokenPart] {
    // Nothing can be said of an action without a name.
    let actions = actions.filter { !$0.label.isEmpty }
    guard !actions.isEmpty else { return [] }
    guard announcer.options.actionHints else {
      notes.insert(.hintLeftOut)
      return []
    }
    if actions.count > 2,
      let many = frames.sentence(SentenceFrames.Key.hintMany, numbers: [actions.count])
    {
      return [SpokenPart(many.text, language: many.language, role: .hint)]
    }
    if actions.count <= 2, let frame = actions.count == 1 ? frames.hintOne : frames.hintTwo {
      let hint = SpokenPart(frame, role: .hint) { place, outer in
        guard actions.indices.contains(place) else { return }
        let isSame = actions[place].language == frame.language
        outer.append(
          SpokenPart.Piece(
            text: actions[place].label,
            language: actions[place].language,
            role: isSame ? .hint : .action
          )
        )
      }
      return [hint]
    }
    notes.insert(.hintLeftOut)
    return actions.map { SpokenPart($0.label, language: $0.language, role: .action) }
  }
}

extension SpokenPart {
  /// The part with the marks of another language at its end.
  fileprivate func inLanguage(_ language: String?) -> SpokenPart {
    var part = self
    part.language = language
    return part
  }
}

extension ToastStyle {
  /// The word for the style in English, which titles begin with in other languages too.
  fileprivate var englishWord: String? {
    switch self {
    case .success: "Success"
    case .info: "Information"
    case .warning: "Warning"
    case .error: "Error"
    case .loading, .progress: "Loading"
    case .normal, .notification: nil
    }
  }
}

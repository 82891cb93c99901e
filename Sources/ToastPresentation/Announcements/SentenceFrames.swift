// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText

/// The built-in sentences and words in the languages of some listeners, looked up once.
final class SentenceFrames: Sendable {
  /// The key of each sentence.
  enum Key {
    static let status = "announce.status"
    static let role = "announce.role"
    static let updated = "announce.updated"
    static let hintOne = "announce.hint.one"
    static let hintTwo = "announce.hint.two"
    static let hintMany = "toast.hint.actions"
    static let progress = "announce.progress"
    static let laterConfirmation = "announce.later.confirm"
    static let address = "announce.url"
    static let position = "toast.position"
    static let more = "toast.count.more"
  }

  let status: SentenceFrame?
  let role: SentenceFrame?
  let updated: SentenceFrame?
  let hintOne: SentenceFrame?
  let hintTwo: SentenceFrame?
  let vocabulary: SpeechVocabulary
  private let words: [ToastStyle: ResolvedText]
  private let texts: ToastTexts
  private let languages: [String]

  init(texts: ToastTexts, languages: [String]) {
    func frame(_ key: String, _ places: Int) -> SentenceFrame? {
      let arguments = (0..<places).map { ToastValue.text(String($0)) }
      return SentenceFrame(key, arguments: arguments, texts: texts, languages: languages)
    }
    status = frame(Key.status, 2)
    role = frame(Key.role, 1)
    updated = frame(Key.updated, 1)
    hintOne = frame(Key.hintOne, 1)
    hintTwo = frame(Key.hintTwo, 2)
    vocabulary = Self.vocabulary(frame(Key.address, 1))
    var words: [ToastStyle: ResolvedText] = [:]
    for style in ToastStyle.allCases {
      guard let label = style.statusLabel else { continue }
      words[style] = texts.textInPreference(label.key, languages: languages)
    }
    self.words = words
    self.texts = texts
    self.languages = languages
  }

  /// Whether the most needed sentences are there.
  var isComplete: Bool { status != nil && hintOne != nil && hintTwo != nil }

  /// The word for a style.
  func word(for style: ToastStyle) -> ResolvedText? { words[style] }

  /// The sentence for work of which some percent are done, with a place for the title.
  func progress(_ percent: Int) -> SentenceFrame? {
    SentenceFrame(
      Key.progress,
      arguments: [.text("0"), .integer(percent)],
      texts: texts,
      languages: languages
    )
  }

  /// A sentence with numbers, whose form depends on them.
  func sentence(_ key: String, numbers: [Int]) -> ResolvedText? {
    texts.textInPreference(key, arguments: numbers.map { .integer($0) }, languages: languages)
  }

  private static func vocabulary(_ frame: SentenceFrame?) -> SpeechVocabulary {
    var vocabulary = SpeechVocabulary()
    var isBefore = true
    for piece in frame?.pieces ?? [] {
      switch piece {
      case .argument: isBefore = false
      case .words(let words):
        if isBefore { vocabulary.linkPrefix += words } else { vocabulary.linkSuffix += words }
      }
    }
    return vocabulary
  }
}

extension ToastStyle {
  /// The built-in word for the style.
  var statusLabel: ActionLabel? {
    switch self {
    case .success: .statusSuccess
    case .info: .statusInfo
    case .warning: .statusWarning
    case .error: .statusError
    case .loading, .progress: .statusLoading
    case .normal, .notification: nil
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import SpokenText
public import StringResolution

/// Turns toasts into what is said of them: a pure function of the toast, the listener's languages and
/// the options.
///
/// Sentences and labels are looked up when the announcer is made; an announcement costs some
/// microseconds.
public struct Announcer: Sendable {
  /// The listener's languages, the most wanted first.
  public let languages: [String]
  /// What the host wants announcements to be like.
  public var options: AnnouncementOptions
  let texts: ToastTexts
  let frames: SentenceFrames
  let language: SpokenLanguage
  private let closeLabel: ResolvedText
  private let others: FramesByLanguage

  /// Makes an announcer.
  ///
  /// - Parameters:
  ///   - languages: BCP 47 tags, the most wanted first; none stands for English.
  ///   - bundles: The app's texts, the most important first. They go before the built-in ones, key by
  ///     key and language by language.
  ///   - options: What the host wants.
  public init(
    languages: [String],
    bundles: [LocalizationBundle] = [],
    options: AnnouncementOptions = AnnouncementOptions()
  ) {
    let languages = languages.isEmpty ? ["en"] : languages
    self.languages = languages
    self.options = options
    texts = ToastTexts(bundles)
    language = SpokenLanguage(languages[0])
    frames = SentenceFrames(texts: texts, languages: [languages[0]])
    closeLabel = texts.text(ActionLabel.close.key, arguments: [], languages: languages)
    others = FramesByLanguage(texts: texts, first: languages[0])
  }

  /// The announcement of a toast.
  ///
  /// - Parameters:
  ///   - toast: The toast.
  ///   - kind: What happened to it.
  ///   - waiting: How many other toasts wait to be announced; 0 leaves the count out.
  /// - Returns: What to say and how.
  public func announcement(
    for toast: Toast,
    kind: Announcement.Kind = .appeared,
    waiting: Int = 0
  ) -> Announcement {
    var composer = AnnouncementComposer(self, toast)
    return composer.announcement(kind: kind, waiting: waiting)
  }

  /// What is said once an action of a toast is done; `nil` when it has no confirmation.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - toast: Its toast.
  ///   - isPostponed: Whether the toast was put off, which the built-in action `later` confirms.
  /// - Returns: What to say.
  public func confirmation(
    of action: ToastAction,
    in toast: Toast,
    isPostponed: Bool = false
  ) -> Announcement? {
    var composer = AnnouncementComposer(self, toast)
    return composer.confirmation(action, isPostponed: isPostponed)
  }

  /// What is said when an action could not be carried out.
  public func failure(of action: ToastAction, in toast: Toast) -> Announcement {
    var composer = AnnouncementComposer(self, toast)
    return composer.failure(action)
  }

  /// The name of the close button and its language.
  public var closeName: (text: String, language: String) {
    (closeLabel.text, closeLabel.language)
  }

  /// Whether a text is a well-formed language tag.
  package static func isLanguageTag(_ text: String) -> Bool { LanguageTag(text) != nil }

  /// The sentences for an announcement in a language: the listener's own where they have them.
  func frames(for announcementLanguage: String?) -> SentenceFrames {
    if frames.isComplete { return frames }
    guard let announcementLanguage, announcementLanguage != languages[0] else { return frames }
    return others.frames(announcementLanguage)
  }

  /// English sentences, for what must not go unsaid.
  var lastResort: SentenceFrames { others.frames("en") }
}

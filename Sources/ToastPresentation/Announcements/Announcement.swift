// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

public import SpokenText

/// What is said of a toast: text in parts with their languages, and how it is to be said.
public struct Announcement: Sendable, Hashable {
  /// What happened to the toast.
  public enum Kind: String, CaseIterable, Sendable, Hashable {
    /// It was shown.
    case appeared
    /// Its text changed.
    case updated
    /// It came to the front again.
    case broughtForward
    /// An action was carried out.
    case confirmed
    /// An action failed.
    case failed
    /// It stands for several that waited.
    case summary
  }

  /// A part of the text that one voice says.
  public struct Segment: Sendable, Hashable {
    /// What a part is for.
    public enum Role: String, CaseIterable, Sendable, Hashable {
      /// The word that says that a toast is speaking.
      case role
      /// The word for the toast's style.
      case status
      /// The title.
      case title
      /// The message.
      case message
      /// A value in another language than the sentence around it.
      case value
      /// The label of an action in another language than the sentence around it.
      case action
      /// The place in the stack.
      case position
      /// How many toasts wait.
      case count
      /// What can be done.
      case hint
      /// What was done.
      case confirmation
    }

    /// The text, without white space at its ends.
    public var text: String
    /// The language as a BCP 47 tag; `nil` for text of no language.
    public var language: String?
    /// What it is for.
    public var role: Role
    /// How a voice says it.
    public var manner: SpeechManner

    /// Makes a segment.
    public init(
      text: String,
      language: String?,
      role: Role,
      manner: SpeechManner = .normal
    ) {
      self.text = text
      self.language = language
      self.role = role
      self.manner = manner
    }
  }

  /// An action as it is offered to assistive technology.
  public struct Action: Sendable, Hashable {
    /// The id of the action.
    public var id: String
    /// Its name.
    public var label: String
    /// The language of the name.
    public var language: String?
    /// What it means.
    public var role: ToastAction.Role
  }

  /// The toast that it is about.
  public var toastID: String
  /// What happened.
  public var kind: Kind
  /// Why the toast appeared.
  public var origin: ToastOrigin
  /// The whole text; may be empty when there is nothing to say.
  public var text: String
  /// What tells whether two announcements say the same: the text without the words for an update.
  public internal(set) var dedupeText: String
  /// The language of the whole: that of the title.
  public var language: String?
  /// The parts of the text.
  public var segments: [Segment]
  /// How it stands to what a screen reader is doing.
  public var politeness: Politeness
  /// Apple's name for the same.
  public var priority: AnnouncementPriority
  /// Whether it cuts off what is being said.
  public var interrupts: Bool
  /// How long the toast is to be shown.
  public var displayTime: DisplayTime
  /// What can be done, in the order shown.
  public var actions: [Action]
  /// The name of the close button, where there is one.
  public var closeName: String?
  /// What was decided and changed on the way.
  public var notes: SpeechNotes

  /// Seconds after which nobody wants to hear it any more (the figure is Orca's).
  public static let expiresAfter = 45.0

  /// Whether the style says that something went wrong, or the caller calls it urgent: such an
  /// announcement never expires.
  ///
  /// Nor do an error's whose toast is called polite, and the newest form of an error that changed
  /// before it was said; a queue knows these by their toasts.
  public var isAboutError: Bool { politeness == .assertive }
}

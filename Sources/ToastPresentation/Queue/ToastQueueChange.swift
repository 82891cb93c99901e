// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Something that a queue did.
public struct ToastQueueChange: Sendable, Hashable {
  /// Why a toast left.
  public enum DismissalReason: String, CaseIterable, Sendable, Hashable {
    /// Its time was up.
    case timeout
    /// Somebody closed it.
    case user
    /// An action was carried out.
    case action
    /// Another took its place.
    case replaced
    /// The escape gesture.
    case escape
    /// An equal toast left.
    case equal
  }

  /// Where the focus should go.
  public enum FocusSuggestion: String, CaseIterable, Sendable, Hashable {
    /// Nothing to suggest.
    case none
    /// It stays.
    case keep
    /// Back to where it was before it came to the toast.
    case restore
  }

  /// Why an announcement will not be heard.
  public enum DropReason: String, CaseIterable, Sendable, Hashable {
    /// It waited longer than 45 seconds.
    case expired
    /// Its toast was closed before its turn came.
    case dismissed
    /// It was cut off twice.
    case interrupted
  }

  /// What was done.
  public enum Kind: Sendable, Hashable {
    /// The toast appeared.
    case shown
    /// Its content changed.
    case updated
    /// Another came in front of it.
    case covered
    /// It is in front again.
    case raised
    /// Its clock stopped.
    case paused(PauseReason)
    /// Its clock runs again.
    case resumed(PauseReason)
    /// It left.
    case dismissed(DismissalReason)
    /// It left until its page appears again.
    case postponed
    /// An action was carried out, or failed.
    case acted(String, succeeded: Bool)
    /// Something is to be said now; the attempt is 1, or 2 for a repetition.
    case announced(Announcement, attempt: Int)
    /// Something that waited will not be said.
    case announcementDropped(DropReason)
  }

  /// When, counted from the start of the queue.
  public var time: Duration
  /// The toast.
  public var toastID: String
  /// What was done.
  public var kind: Kind

  /// Where the focus should go: only a toast that a person closes gives it back.
  public var focusSuggestion: FocusSuggestion {
    switch kind {
    case .dismissed(.user), .dismissed(.escape): .restore
    case .dismissed: .keep
    default: .none
    }
  }
}

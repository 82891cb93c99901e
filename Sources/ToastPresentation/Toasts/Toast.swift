// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A toast: what it says and offers, without a view.
public struct Toast: Sendable, Hashable, Identifiable {
  /// A place in a stack of toasts.
  public struct Position: Sendable, Hashable {
    /// The place, 1 for the front.
    public var index: Int
    /// How many toasts the stack has.
    public var count: Int

    /// Makes a position.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// What tells it from other toasts; showing the same id again updates it.
  public var id: String
  /// What kind of news it brings.
  public var style: ToastStyle
  /// Its first line.
  public var title: ToastText
  /// More to read, if there is more.
  public var message: ToastText?
  /// The name of a picture; never spoken.
  public var icon: String?
  /// What it offers to do.
  public var actions: [ToastAction]
  /// Whether postponing it is offered besides the actions.
  public var offersLater: Bool
  /// Whether it has a close button.
  public var hasCloseButton: Bool
  /// How long it is shown.
  public var duration: ToastDuration
  /// Why it appears.
  public var origin: ToastOrigin
  /// How urgent it is, where the style does not tell.
  public var urgency: ToastUrgency?
  /// The language of its literal texts, as a BCP 47 tag.
  public var language: String?
  /// Its place in the stack, for the description of a card under the reader's cursor.
  public var position: Position?
  /// How much of the work is done, from 0 to 1.
  public var progress: Double?
  /// What is said after an action that has no confirmation of its own.
  public var confirmation: ToastText?
  /// The page it belongs to; a postponed toast returns when the page appears.
  public var page: String?

  /// Makes a toast.
  public init(
    id: String,
    style: ToastStyle = .normal,
    title: ToastText,
    message: ToastText? = nil,
    icon: String? = nil,
    actions: [ToastAction] = [],
    offersLater: Bool = false,
    hasCloseButton: Bool = false,
    duration: ToastDuration = .automatic,
    origin: ToastOrigin = .userAction,
    urgency: ToastUrgency? = nil,
    language: String? = nil,
    position: Position? = nil,
    progress: Double? = nil,
    confirmation: ToastText? = nil,
    page: String? = nil
  ) {
    self.id = id
    self.style = style
    self.title = title
    self.message = message
    self.icon = icon
    self.actions = actions
    self.offersLater = offersLater
    self.hasCloseButton = hasCloseButton
    self.duration = duration
    self.origin = origin
    self.urgency = urgency
    self.language = language
    self.position = position
    self.progress = progress
    self.confirmation = confirmation
    self.page = page
  }

  /// All that can be chosen: the actions, and the built-in one that postpones.
  public var offeredActions: [ToastAction] {
    guard offersLater, !actions.contains(where: { $0.id == ToastAction.laterID }) else {
      return actions
    }
    return actions + [ToastAction(id: ToastAction.laterID)]
  }

  /// The share of work done in whole percent, 0 to 100; `nil` where it is unknown.
  var percent: Int? {
    guard style == .progress || style == .loading, let progress, !progress.isNaN else {
      return nil
    }
    // The guard keeps 0.29 from becoming 28 by the error of the product.
    return Int((min(max(progress, 0), 1) * 100 + 1e-9).rounded(.down))
  }
}

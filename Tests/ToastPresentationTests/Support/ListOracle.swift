// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ToastPresentation

/// What the tables of the documentation say must become of toasts, worked out apart from the queue.
struct ListOracle {
  /// Reasons to pause.
  struct Reasons: OptionSet {
    let rawValue: Int

    static let hover = Self(.hover)
    static let focus = Self(.focus)
    static let touch = Self(.touch)
    static let drag = Self(.drag)
    static let app = Self(.app)
    static let screenReader = Self(.screenReader)

    init(rawValue: Int) { self.rawValue = rawValue }

    init(_ reason: PauseReason) {
      switch reason {
      case .hover: rawValue = 1
      case .focus: rawValue = 2
      case .touch: rawValue = 4
      case .drag: rawValue = 8
      case .app: rawValue = 16
      case .screenReader: rawValue = 32
      }
    }
  }

  /// The rules of a preset, read off its table.
  struct Rules {
    /// The place of the preset in `Version.seconds`.
    let column: Int
    /// What the same id does: a second card, an update in place, an update that comes to the front.
    let sameID: SameID
    let replaces: Bool
    let onlyFrontRuns: Bool
    /// What pauses one toast, and what pauses all.
    let pausesOne: Reasons
    let pausesAll: Reasons
    let escapes: Bool
    let postpones: Bool

    enum SameID { case secondCard, inPlace, inFront }

    static let presets: [String: Rules] = [
      "accessible": Rules(
        column: 0,
        sameID: .inPlace,
        replaces: false,
        onlyFrontRuns: false,
        pausesOne: [.hover, .focus, .touch, .drag],
        pausesAll: [.app, .screenReader],
        escapes: true,
        postpones: false
      ),
      "fifo": Rules(
        column: 1,
        sameID: .secondCard,
        replaces: false,
        onlyFrontRuns: false,
        pausesOne: [],
        pausesAll: [],
        escapes: false,
        postpones: false
      ),
      "single": Rules(
        column: 2,
        sameID: .inPlace,
        replaces: true,
        onlyFrontRuns: false,
        pausesOne: [.hover, .drag],
        pausesAll: [.app, .screenReader],
        escapes: true,
        postpones: false
      ),
      "stack": Rules(
        column: 3,
        sameID: .inFront,
        replaces: false,
        onlyFrontRuns: true,
        pausesOne: [],
        pausesAll: [.touch, .app],
        escapes: false,
        postpones: true
      ),
    ]
  }

  struct Card {
    /// Tells it from others with its id.
    var number: Int
    var version: Int
    var elapsed: Int64 = 0
    var total: Int64?
    var reasons: Reasons = []

    var id: String { ExplorationSteps.versions[version].toast.id }
  }

  /// What must be told of a toast.
  struct Fact: Equatable {
    var time: Int64
    var id: String
    var kind: ToastQueueChange.Kind
  }

  /// What must be said, or need not be said any more.
  struct Saying {
    enum What { case said, updated, closed, postponed }
    var time: Int64
    var id: String
    var what: What
    /// The card that it is about; an id may come again.
    var card: Int
    /// The words, for `said`.
    var text = ""
    var isError = false
    var isConfirmation = false
    var isFailure = false
    var isUpdate = false
    /// What the caller calls it.
    var isUrgent = false
    var isPolite = false
    /// Whether it comes from a toast that waits for others, such as one that loads.
    var isLow = false
    /// Tells older from newer ones; the one who keeps book fills it in.
    var serial = 0
    /// Whether it is the newest form of an error that changed before it was said; filled in likewise.
    var standsForError = false

    /// Whether it is said whatever becomes of its toast, however late.
    var staysUntilSaid: Bool { isError || isUrgent || standsForError }
    /// The class: 0 assertive, 1 polite, 2 polite of low priority.
    var rank: Int { isUrgent || isError && !isPolite ? 0 : isLow ? 2 : 1 }
    /// Whether it may be counted rather than said.
    var isFoldable: Bool { !staysUntilSaid && !isConfirmation && !isFailure }
  }

  let rules: Rules
  /// How many toasts have room; `nil` for all.
  let limit: Int?
  private(set) var now: Int64 = 0
  /// The one in front last.
  private(set) var visible: [Card] = []
  private(set) var waiting: [Int] = []
  private(set) var postponed: [(version: Int, page: String?, card: Int)] = []
  private var nextCard = 0
  private var common: Reasons = []
  private var page: String?
  /// What must be told since they were last taken.
  private(set) var changes: [Fact] = []
  private(set) var sayings: [Saying] = []
  /// The toasts whose time may have grown since.
  private(set) var resets: [String] = []

  init(_ rules: Rules, limit: Int?, screenReader: Bool) {
    self.rules = rules
    self.limit = limit
    if screenReader, rules.pausesAll.contains(.screenReader) { common = [.screenReader] }
  }

  mutating func forgetChanges() {
    changes.removeAll(keepingCapacity: true)
    sayings.removeAll(keepingCapacity: true)
    resets.removeAll(keepingCapacity: true)
  }

  func runs(_ index: Int) -> Bool {
    let card = visible[index]
    return card.total != nil && card.reasons.isEmpty && common.isEmpty
      && (!rules.onlyFrontRuns || index == visible.count - 1)
  }

  // MARK: - Time

  mutating func pass(to time: Int64) {
    while true {
      var next: Int64?
      for index in visible.indices where runs(index) {
        let end = now + max(0, (visible[index].total ?? 0) - visible[index].elapsed)
        next = min(next ?? end, end)
      }
      guard let next, next <= time else { break }
      run(to: next)
      while let index = visible.indices.first(where: { isOver($0) }) { timeUp(index) }
    }
    run(to: max(now, time))
  }

  private func isOver(_ index: Int) -> Bool {
    runs(index) && visible[index].elapsed >= visible[index].total ?? .max
  }

  private mutating func run(to time: Int64) {
    for index in visible.indices where runs(index) { visible[index].elapsed += time - now }
    now = time
  }

  private mutating func timeUp(_ index: Int) {
    let version = visible[index].version
    remove(index, .timeout)
    guard rules.sameID == .secondCard else { return }
    while let twin = visible.firstIndex(where: { $0.version == version }) { remove(twin, .equal) }
  }

  // MARK: - Events

  mutating func show(_ version: Int) {
    let id = ExplorationSteps.versions[version].toast.id
    if rules.sameID != .secondCard {
      if let index = visible.firstIndex(where: { $0.id == id }) {
        update(index, version)
        return
      }
      if let index = waiting.firstIndex(where: { Self.id($0) == id }) {
        waiting[index] = version
        return
      }
      if let put = postponed.first(where: { Self.id($0.version) == id }) {
        postponed.removeAll { $0.card == put.card }
        appear(version, card: put.card)
        return
      }
    }
    if let limit, visible.count >= limit { waiting.append(version) } else { appear(version) }
  }

  private static func id(_ version: Int) -> String { ExplorationSteps.versions[version].toast.id }

  private func total(_ version: Int) -> Int64? {
    ExplorationSteps.versions[version].seconds[rules.column].map { Int64($0 * 1e9) }
  }

  /// Puts a new card on screen, or one that was put off.
  private mutating func appear(_ version: Int, card: Int? = nil) {
    if rules.replaces { while !visible.isEmpty { remove(0, .replaced) } }
    visible.append(Card(number: card ?? nextCard, version: version, total: total(version)))
    nextCard += 1
    tell(.shown, Self.id(version))
    resets.append(Self.id(version))
    if rules.onlyFrontRuns, visible.count > 1 { cover(visible.count - 2) }
    say(visible[visible.count - 1], isUpdate: false)
  }

  private mutating func cover(_ index: Int) {
    visible[index].elapsed = 0
    resets.append(visible[index].id)
    tell(.covered, visible[index].id)
  }

  private mutating func update(_ index: Int, _ version: Int) {
    let old = visible[index].version
    if old == version, rules.sameID == .inPlace { return }
    let isNewText = ExplorationSteps.versions[old].text != ExplorationSteps.versions[version].text
    var index = index
    visible[index].version = version
    let id = visible[index].id
    tell(.updated, id)
    if rules.sameID == .inFront {
      if index < visible.count - 1 {
        visible.append(visible.remove(at: index))
        index = visible.count - 1
        tell(.raised, id)
        cover(index - 1)
      }
      visible[index].elapsed = 0
      visible[index].total = total(version)
      resets.append(id)
    } else if rules.column == 0 {
      if isNewText { visible[index].elapsed = 0 }
      visible[index].total = total(version)
      resets.append(id)
    }
    if isNewText {
      sayings.append(Saying(time: now, id: id, what: .updated, card: visible[index].number))
      say(visible[index], isUpdate: true)
    }
    if isOver(index) { timeUp(index) }
  }

  mutating func dismiss(_ id: String) {
    while let index = visible.firstIndex(where: { $0.id == id }) { remove(index, .user) }
    if let index = waiting.firstIndex(where: { Self.id($0) == id }) {
      waiting.remove(at: index)
      tell(.dismissed(.user), id)
    }
    if let index = postponed.firstIndex(where: { Self.id($0.version) == id }) {
      postponed.remove(at: index)
      tell(.dismissed(.user), id)
    }
  }

  mutating func escape() {
    if rules.escapes, !visible.isEmpty { remove(visible.count - 1, .escape) }
  }

  mutating func act(_ id: String, _ action: String?, succeeds: Bool) {
    guard let index = visible.lastIndex(where: { $0.id == id }) else { return }
    let offered = ExplorationSteps.versions[visible[index].version].toast.actions.map(\.id)
    if let action, !offered.contains(action) { return }
    let chosen = action ?? offered.first ?? "tap"
    tell(.acted(chosen, succeeded: succeeds), id)
    let card = visible[index].number
    guard succeeds else {
      sayings.append(
        Saying(
          time: now,
          id: id,
          what: .said,
          card: card,
          text: ExplorationSteps.failure,
          isError: true,
          isFailure: true
        )
      )
      return
    }
    if chosen == "later", rules.postpones {
      let version = visible[index].version
      leave(index, .postponed)
      sayings.append(Saying(time: now, id: id, what: .postponed, card: card))
      postponed.append((version, page, card))
      confirm(id, card, ExplorationSteps.postponement)
    } else {
      remove(index, .action)
      if chosen == "archive" { confirm(id, card, ExplorationSteps.confirmation) }
    }
  }

  private mutating func confirm(_ id: String, _ card: Int, _ text: String) {
    sayings.append(
      Saying(time: now, id: id, what: .said, card: card, text: text, isConfirmation: true)
    )
  }

  mutating func pause(_ reason: PauseReason, _ id: String?, begins: Bool) {
    let before = visible.indices.map(runs)
    let one = Reasons(reason)
    if rules.pausesAll.contains(one) {
      if begins { common.insert(one) } else { common.remove(one) }
    } else if rules.pausesOne.contains(one) {
      for index in visible.indices where id == nil || visible[index].id == id {
        if begins { visible[index].reasons.insert(one) } else { visible[index].reasons.remove(one) }
      }
    }
    for index in visible.indices where before[index] != runs(index) {
      tell(before[index] ? .paused(reason) : .resumed(reason), visible[index].id)
    }
  }

  mutating func pageAppeared(_ name: String?) {
    page = name
    let returning = postponed.filter { $0.page == nil || name == nil || $0.page == name }
    postponed.removeAll { $0.page == nil || name == nil || $0.page == name }
    for entry in returning { appear(entry.version, card: entry.card) }
  }

  mutating func pageDisappeared(_ name: String?) {
    if page == name { page = nil }
  }

  // MARK: - Leaving

  private mutating func remove(_ index: Int, _ reason: ToastQueueChange.DismissalReason) {
    let id = visible[index].id
    let card = visible[index].number
    leave(index, .dismissed(reason))
    if reason != .timeout, reason != .equal {
      sayings.append(Saying(time: now, id: id, what: .closed, card: card))
    }
    guard let limit else { return }
    while visible.count < limit, !waiting.isEmpty {
      let next = waiting.firstIndex { ExplorationSteps.versions[$0].isError } ?? 0
      appear(waiting.remove(at: next))
    }
  }

  private mutating func leave(_ index: Int, _ kind: ToastQueueChange.Kind) {
    let card = visible.remove(at: index)
    tell(kind, card.id)
    guard rules.onlyFrontRuns, index == visible.count, let front = visible.last else { return }
    tell(.raised, front.id)
    resets.append(front.id)
  }

  private mutating func say(_ card: Card, isUpdate: Bool) {
    let row = ExplorationSteps.versions[card.version]
    sayings.append(
      Saying(
        time: now,
        id: row.toast.id,
        what: .said,
        card: card.number,
        text: row.text,
        isError: row.isError,
        isUpdate: isUpdate
      )
    )
  }

  private mutating func tell(_ kind: ToastQueueChange.Kind, _ id: String) {
    changes.append(Fact(time: now, id: id, kind: kind))
  }
}

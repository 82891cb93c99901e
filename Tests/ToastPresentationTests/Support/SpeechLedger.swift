// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ToastPresentation

/// Keeps book of what must be said and holds announcements against it.
///
/// Every change of a shown text is a duty. Each announcement must settle exactly one duty, in turn and
/// at the first moment when nobody is speaking; a duty ends unsaid only where the documentation says
/// so, and where it says so, with a report.
///
/// The duty of an error ends unsaid only with an update of its own card, and then that of the newest
/// form takes its place: it cannot end in another way either. Where duties are counted rather than said
/// each of them is among the number, and only what may be counted is.
struct SpeechLedger {
  /// Something to be said.
  private struct Duty {
    var saying: ListOracle.Saying
    /// When it joined those that wait, and its place among those of the same moment.
    var joined: Int64
    var number: Int
    var isRepetition = false
    /// Others with the same words that count as said with it.
    var twins: [ListOracle.Saying] = []
    /// Whether it was told to have waited too long, so that its twins must be told of too.
    var isExpiring = false
    /// The class in which it waits; a twin that takes over takes the place.
    var rank: Int
    /// What was said where it stands for others.
    var summary: String?

    init(_ saying: ListOracle.Saying, joined: Int64, number: Int) {
      self.saying = saying
      self.joined = joined
      self.number = number
      rank = saying.rank
    }

    var all: [ListOracle.Saying] { [saying] + twins }
    var text: String { summary ?? saying.text }
    var isFoldable: Bool { rank > 0 && all.allSatisfy(\.isFoldable) }

    /// Whether its turn comes before another's that waits at the same moment.
    func isBefore(_ other: Duty) -> Bool {
      (rank, joined, number) < (other.rank, other.joined, other.number)
    }
  }

  private static let window: Int64 = 250_000_000
  private static let pause: Int64 = 500_000_000
  private static let expiry: Int64 = 45_000_000_000

  /// The first rule that was broken.
  private(set) var fault: String?
  private let speech: Int64
  /// How many polite ones may wait before they are counted.
  private let foldPending: Int?
  private var hasListener: Bool
  private var open: [Duty] = []
  private var recent: [(text: String, time: Int64)] = []
  private var speaking: (duty: Duty, end: Int64)?
  private var lastFinished: Duty?
  /// Since when nobody is speaking.
  private var freeSince: Int64 = 0
  private var nextNumber = 0
  /// The card with an error that was never said and has just been replaced.
  private var owed: Int?
  /// Reports that must come.
  private var drops: [(id: String, reason: ToastQueueChange.DropReason)] = []
  /// Reports that came before what they follow from.
  private var earlyDrops: [(id: String, reason: ToastQueueChange.DropReason)] = []

  init(speech: Int64, screenReader: Bool, foldPending: Int? = nil) {
    self.speech = speech
    self.foldPending = foldPending
    hasListener = screenReader
  }

  /// How many wait to be said or to be repeated.
  var openCount: Int { open.count }

  // MARK: - What must be said

  mutating func take(_ saying: ListOracle.Saying) {
    endSpeech(by: saying.time)
    switch saying.what {
    case .updated: owed = void(saying) { !$0.isFailure } ? saying.card : nil
    case .postponed, .closed: void(saying) { !$0.staysUntilSaid }
    case .said: owe(saying)
    }
  }

  private mutating func owe(_ saying: ListOracle.Saying) {
    var saying = saying
    saying.serial = nextNumber
    saying.standsForError = saying.isUpdate && saying.card == owed
    if saying.isUpdate { owed = nil }
    var duty = Duty(saying, joined: saying.time, number: nextNumber)
    nextNumber += 1
    if recent.contains(where: {
      $0.text == saying.text && saying.time - $0.time < Self.window
    }) {
      let same = open.indices.filter {
        open[$0].saying.text == saying.text && !open[$0].isRepetition
      }.min { open[$0].isBefore(open[$1]) }
      // Said a moment ago.
      guard let same else { return }
      guard duty.rank < open[same].rank else {
        open[same].twins.append(saying)
        return
      }
      let twin = open.remove(at: same)
      forget(twin)
      duty.twins = twin.all
    }
    recent.removeAll { saying.time - $0.time >= Self.window }
    recent.append((saying.text, saying.time))
    open.append(duty)
  }

  /// Ends duties about a card, or hands them to those with the same words.
  ///
  /// - Returns: Whether an error ends that was never said.
  @discardableResult
  private mutating func void(
    _ cause: ListOracle.Saying,
    _ goes: (ListOracle.Saying) -> Bool
  ) -> Bool {
    var isErrorUnsaid = false
    var kept: [Duty] = []
    for var duty in open {
      func ends(_ saying: ListOracle.Saying) -> Bool { saying.card == cause.card && goes(saying) }
      if !duty.isRepetition,
        duty.all.contains(where: { ends($0) && $0.staysUntilSaid })
      {
        isErrorUnsaid = true
      }
      duty.twins.removeAll(where: ends)
      if ends(duty.saying) {
        if cause.what == .closed { drops.append((cause.id, .dismissed)) }
        forget(duty)
        guard let twin = duty.twins.first else { continue }
        duty.twins.removeFirst()
        duty.saying = twin
        recent.append((twin.text, twin.time))
      }
      kept.append(duty)
    }
    open = kept
    return isErrorUnsaid
  }

  private mutating func forget(_ duty: Duty) {
    guard !duty.isRepetition else { return }
    recent.removeAll { $0.text == duty.saying.text && $0.time == duty.saying.time }
  }

  // MARK: - What is said

  mutating func said(_ announcement: Announcement, attempt: Int, of id: String, at time: Int64) {
    endSpeech(by: time)
    if announcement.kind == .summary { fold(announcement, at: time) }
    let fitting = open.indices.filter { index in
      let duty = open[index]
      return duty.saying.id == id && duty.isRepetition == (attempt == 2)
        && duty.text == announcement.text && duty.joined <= time
    }
    let place = fitting.min { open[$0].isBefore(open[$1]) }
    guard attempt <= 2, let place else {
      note("\"\(announcement.text)\" (\(attempt)) is said of \(id) without a reason")
      return
    }
    let duty = open.remove(at: place)
    if announcement.interrupts, duty.saying.rank > 0 || duty.joined != time || duty.isRepetition {
      note("\"\(announcement.text)\" interrupts")
    }
    let current = speaking
    if let current {
      if !announcement.interrupts || current.duty.saying.rank == 0 {
        note("\"\(announcement.text)\" is said over \"\(current.duty.saying.text)\"")
      }
      cutOff(current.duty, by: duty, at: time)
    } else if time > max(duty.joined, freeSince) {
      note("\"\(announcement.text)\" is said late")
    }
    // A new error that cuts in does not ask who waits.
    if hasListener, current == nil { checkTurn(duty, at: time) }
    recent.append((duty.text, time))
    if hasListener { speaking = (duty, time + speech) } else { lastFinished = duty }
  }

  /// Has the newest of the polite ones that wait stand for the others, where there are so many.
  private mutating func fold(_ announcement: Announcement, at time: Int64) {
    let waiting = open.indices.filter { open[$0].joined <= time }
    let folded = waiting.filter { open[$0].isFoldable }
    let isFirstFolded = waiting.min { open[$0].isBefore(open[$1]) }.map(folded.contains) ?? false
    guard let foldPending, hasListener, speaking == nil, folded.count > max(1, foldPending),
      isFirstFolded,
      let newest = folded.max(by: { open[$0].saying.serial < open[$1].saying.serial })
    else {
      // A summary that was cut off is said as it was.
      let isKnown = open.contains { $0.summary == announcement.text && $0.isRepetition }
      if !isKnown { note("\"\(announcement.text)\" is folded") }
      return
    }
    let others = folded.count - 1
    var summary = open[newest]
    summary.summary =
      "\(summary.saying.text). \(others) more notification\(others == 1 ? "" : "s")"
    for index in folded where index != newest { forget(open[index]) }
    // It speaks for all of them, in turn like the first.
    if let first = folded.min(by: { open[$0].isBefore(open[$1]) }) {
      (summary.rank, summary.joined) = (open[first].rank, open[first].joined)
      summary.number = open[first].number
    }
    open = open.enumerated().filter { !folded.contains($0.offset) }.map(\.element) + [summary]
  }

  /// Nobody more urgent waits, nor anybody of the same class who came before.
  private mutating func checkTurn(_ duty: Duty, at time: Int64) {
    let others = open.count { $0.joined <= time && $0.isFoldable }
    if let foldPending, duty.isFoldable, others >= max(1, foldPending) {
      note("\"\(duty.text)\" is not folded")
    }
    for other in open where other.joined <= time {
      let isBefore =
        other.rank < duty.rank
        || other.rank == duty.rank
          && (other.joined < duty.joined
            || other.joined == duty.joined && other.number < duty.number
              && !other.isRepetition && !duty.isRepetition)
      if isBefore, other.joined < time || !other.isRepetition {
        note("\"\(duty.saying.text)\" is said before \"\(other.saying.text)\"")
      }
    }
  }

  private mutating func cutOff(_ duty: Duty, by other: Duty, at time: Int64) {
    if other.all.contains(where: { Self.replaces($0, duty.saying) }) { return }
    if duty.isRepetition {
      drops.append((duty.saying.id, .interrupted))
    } else if !hasReplacement(of: duty) {
      repeatLater(duty, at: time)
    }
  }

  /// Newer words make older ones wrong, also where they count as said with others.
  private static func replaces(_ new: ListOracle.Saying, _ old: ListOracle.Saying) -> Bool {
    new.isUpdate && new.card == old.card && new.serial > old.serial && !old.isFailure
      && !old.isConfirmation
  }

  private func hasReplacement(of duty: Duty) -> Bool {
    open.contains { $0.all.contains { Self.replaces($0, duty.saying) } }
  }

  private mutating func repeatLater(_ duty: Duty, at time: Int64) {
    var again = duty
    again.rank = duty.saying.rank
    again.isRepetition = true
    again.twins = []
    again.joined = time
    again.number = nextNumber
    nextNumber += 1
    open.append(again)
  }

  private mutating func endSpeech(by time: Int64) {
    guard let current = speaking, current.end <= time else { return }
    speaking = nil
    freeSince = current.end
    lastFinished = current.duty
  }

  // MARK: - Events

  mutating func finished(_ id: String?, success: Bool, at time: Int64) {
    endSpeech(by: time)
    if let current = speaking, id == nil || id == current.duty.saying.id {
      speaking = nil
      freeSince = time
      lastFinished = current.duty
      if !success { fail(current.duty, at: time) }
    } else if let last = lastFinished, !success, id == nil || id == last.saying.id {
      fail(last, at: time)
    }
  }

  private mutating func fail(_ duty: Duty, at time: Int64) {
    lastFinished = nil
    guard !duty.isRepetition else { return drops.append((duty.saying.id, .interrupted)) }
    guard !hasReplacement(of: duty) else { return }
    repeatLater(duty, at: time + Self.pause)
  }

  mutating func setListener(_ isOn: Bool, at time: Int64) {
    endSpeech(by: time)
    hasListener = isOn
    guard !isOn else { return }
    if let speaking { lastFinished = speaking.duty }
    speaking = nil
    freeSince = time
  }

  mutating func dropped(_ id: String, _ reason: ToastQueueChange.DropReason, at time: Int64) {
    endSpeech(by: time)
    if reason == .expired { return expired(id, at: time) }
    if let place = drops.firstIndex(where: { $0.id == id && $0.reason == reason }) {
      drops.remove(at: place)
    } else {
      earlyDrops.append((id, reason))
    }
  }

  /// Something waited too long, and those that count as said with it.
  private mutating func expired(_ id: String, at time: Int64) {
    func goes(_ saying: ListOracle.Saying) -> Bool { saying.id == id && !saying.staysUntilSaid }
    let due = open.indices.filter { index in
      let duty = open[index]
      guard duty.joined <= time else { return false }
      return duty.isExpiring
        ? duty.all.contains(where: goes)
        : goes(duty.saying) && time - duty.saying.time >= Self.expiry
    }
    // In turn; what counts as said with something is told of right after it.
    let place = due.min { a, b in
      open[a].isExpiring == open[b].isExpiring
        ? open[a].isBefore(open[b]) : open[a].isExpiring
    }
    guard let place else { return note("what is said of \(id) expires before its time") }
    open[place].isExpiring = true
    if !goes(open[place].saying) {
      open[place].twins.remove(at: open[place].twins.firstIndex(where: goes) ?? 0)
    } else if open[place].twins.isEmpty {
      open.remove(at: place)
    } else {
      open[place].saying = open[place].twins.removeFirst()
    }
  }

  /// Nothing that could be said now waits, and all reports are there.
  mutating func checkNow(_ time: Int64) {
    endSpeech(by: time)
    for drop in earlyDrops {
      guard let place = drops.firstIndex(where: { $0 == drop }) else {
        note("something said of \(drop.id) is dropped as \(drop.reason)")
        continue
      }
      drops.remove(at: place)
    }
    earlyDrops = []
    if let drop = drops.first { note("that \(drop.id) is \(drop.reason) is not told") }
    for index in open.indices where open[index].joined <= time {
      let duty = open[index]
      if speaking == nil { note("\"\(duty.saying.text)\" of \(duty.saying.id) is not said") }
      let isOverdue =
        duty.joined < time && !duty.saying.staysUntilSaid
        && time - duty.saying.time >= Self.expiry
      let hasExpiredTwin =
        duty.isExpiring && duty.all.contains { !$0.staysUntilSaid }
      if isOverdue || hasExpiredTwin {
        note("\"\(duty.saying.text)\" of \(duty.saying.id) is not told to have expired")
      }
      open[index].isExpiring = false
    }
  }

  private mutating func note(_ text: String) {
    if fault == nil { fault = text }
  }
}

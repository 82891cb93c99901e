// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Which words wait of each card, by their serials.
///
/// Words that nothing but being said ends (that an action failed) are not kept here, so that whoever
/// asks what goes is given what goes and need not look at what stays.
struct CardAccounts {
  private struct Account {
    /// What goes with the card.
    var passing: Set<Int> = []
    /// What only an update replaces.
    var staying: Set<Int> = []
    /// Those of both that are newer content of the card.
    var updates: Set<Int> = []

    var isEmpty: Bool { passing.isEmpty && staying.isEmpty }
  }

  private var accounts: [Int: Account] = [:]

  mutating func insert(_ words: QueuedWords) {
    guard let card = words.card, words.announcement.kind != .failed else { return }
    if words.stayUntilSaid {
      accounts[card, default: Account()].staying.insert(words.serial)
    } else {
      accounts[card, default: Account()].passing.insert(words.serial)
    }
    if words.isUpdate { accounts[card]?.updates.insert(words.serial) }
  }

  mutating func remove(_ words: QueuedWords) {
    guard let card = words.card else { return }
    accounts[card]?.passing.remove(words.serial)
    accounts[card]?.staying.remove(words.serial)
    accounts[card]?.updates.remove(words.serial)
    if accounts[card]?.isEmpty == true { accounts[card] = nil }
  }

  /// What goes of a card when newer content replaces it, or else when it is closed or put off; in no
  /// order.
  func serials(of card: Int, isReplaced: Bool) -> [Int] {
    guard let account = accounts[card] else { return [] }
    return isReplaced ? Array(account.passing) + account.staying : Array(account.passing)
  }

  /// Whether newer content of the same card waits, so that repeating some words would mislead.
  func haveReplacement(of words: QueuedWords) -> Bool {
    guard let card = words.card, words.canBeReplaced else { return false }
    // An update replaces those before it, so that there is hardly ever more than one.
    return accounts[card]?.updates.contains { $0 > words.serial } ?? false
  }
}

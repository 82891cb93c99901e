// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import ToastPresentation

/// The code of the articles for people who come from another library.
@Suite("Articles “Coming from …”")
struct ComingFromArticles: Sendable {
  private let log = Log()

  private func open(_ file: String, for action: String) async throws {
    log.add("\(action) \(file)")
  }

  private func archive(_ mail: String) async throws { log.add("archive \(mail)") }

  private func record(_ line: String) { log.add(line) }

  /// What a queue said until it said a text, and whether it interrupted.
  private func said(
    _ changes: AsyncStream<ToastQueueChange>,
    until last: String
  ) async -> [String] {
    var texts: [String] = []
    for await change in changes {
      guard case .announced(let announcement, _) = change.kind else { continue }
      texts.append(announcement.text)
      if announcement.text == last { break }
    }
    return texts
  }

  @Test("misteu/toast-messages")
  func toastMessages() async {
    let queue = ToastQueue(policy: .fifo, announcer: Announcer(languages: ["en"]))
    let changes = queue.changes()
    queue.show(Toast(id: "1", style: .success, title: "Photo saved"))
    queue.show(
      Toast(id: "2", style: .error, title: "Upload failed", message: "Check your connection.")
    )
    #expect(queue.visibleToasts.map(\.id) == ["1", "2"])
    let error = "Error: Upload failed. Check your connection."
    #expect(await said(changes, until: error) == ["Photo saved", error])
  }

  @Test("misteu/toast-messages: with a screen reader an error goes before what is being said")
  func interruption() {
    var play = QueuePlay(.fifo) { $0.screenReader = true }
    play.at(0, .show(.test("1", "Photo saved", style: .success)))
    play.at(0.5, .show(.test("2", "Upload failed", style: .error)))
    play.pass()
    #expect(play.said == ["0 Photo saved", "0.5 Error: Upload failed !", "2.5 Photo saved (2)"])
  }

  @Test("misteu/toast-messages: one value changes the display time")
  func readingTime() {
    var policy = ToastQueuePolicy.fifo
    policy.automaticTime = .reading
    var play = QueuePlay(policy)
    play.at(0, .show(.test("a")))
    play.pass()
    #expect(play.timeline.last == "4 dismissed a timeout")
  }

  @Test("FLXToast")
  func flxToast() async {
    let queue = ToastQueue(policy: .single, announcer: Announcer(languages: ["en"]))
    let changes = queue.changes()
    let toast = Toast(
      id: "export",
      title: "Report exported",
      message: .verbatim("report.pdf"),
      icon: "checkmark.circle",
      actions: [ToastAction(.open)],
      duration: .seconds(8)
    )
    queue.show(toast) { action in
      try await open("report.pdf", for: action)
    }
    await queue.act("export", action: "open")
    #expect(log.lines == ["open report.pdf"])
    #expect(queue.visibleToasts.isEmpty)
    let text = "Report exported. report.pdf. Open available"
    #expect(await said(changes, until: text) == [text])
  }

  @Test("ToastKit")
  func toastKit() async {
    let queue = ToastQueue(
      policy: .stack,
      announcer: Announcer(languages: ["en"]),
      observer: { toast, action in record("\(action) on \(toast.id)") }
    )
    let changes = queue.changes()
    let toast = Toast(
      id: "mail",
      style: .notification,
      title: "Message from Ana",
      actions: [ToastAction(.archive, confirmation: "Archived"), ToastAction(.later)],
      page: "inbox"
    )
    queue.show(toast) { action in
      if action == "archive" { try await archive("mail") }
    }
    await queue.act("mail", action: "later")
    queue.send(.pageAppeared("inbox"))
    await queue.act("mail", action: "archive")
    #expect(log.lines == ["later on mail", "archive mail", "archive on mail"])
    let text = "Message from Ana. Archive and Later available"
    #expect(
      await said(changes, until: "Archived").filter { $0 != text } == ["Postponed", "Archived"]
    )
  }
}

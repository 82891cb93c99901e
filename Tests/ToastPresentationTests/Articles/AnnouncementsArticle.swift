// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution
import Testing
import ToastPresentation

/// The code of the articles `Announcements` and `ToastStrings`.
@Suite("Article “Announcements”")
struct AnnouncementsArticle {
  private func loop(_ bundle: LocalizationBundle, render: (ToastQueueChange) -> Void) async {
    let announcer = Announcer(languages: ["zh-HK", "en"], bundles: [bundle])
    let queue = ToastQueue(policy: .accessible, announcer: announcer)
    let changes = queue.changes()
    queue.show(
      Toast(id: "sync", style: .success, title: .key("Synced"), actions: [ToastAction(.undo)])
    )
    for await change in changes {
      render(change)
    }
  }

  @Test("A toast is shown and said")
  func firstToast() async {
    let bundle = LocalizationBundle(embedded: [], preferences: ["en"])
    let (seen, continuation) = AsyncStream.makeStream(of: ToastQueueChange.Kind.self)
    let task = Task { await loop(bundle) { continuation.yield($0.kind) } }
    var kinds: [ToastQueueChange.Kind] = []
    for await kind in seen {
      kinds.append(kind)
      if case .announced(let announcement, _) = kind {
        #expect(announcement.text.hasPrefix("Synced"))
        break
      }
    }
    task.cancel()
    #expect(kinds.first == .shown)
    #expect(kinds.count == 2)
  }
}

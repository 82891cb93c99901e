// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import ToastPresentation

/// Measures announcements a second on one core, and what a queue holds on to.
///
/// Ends with a failure when a kind of toast stays below 100,000 announcements a second. Run with
/// `swift run -c release`; an argument chooses one kind by its name, for a profiler.
@main
enum AnnouncerBenchmark {
  private static let gate = 100_000.0
  private static let rounds = 5
  private static let count = 200_000

  private static let undo = [ToastAction(.undo)]

  private static let kinds: [(name: String, languages: [String], toast: Toast)] = [
    ("plain", ["en"], Toast(id: "a", style: .success, title: "Changes saved")),
    (
      "error", ["en"],
      Toast(id: "a", style: .error, title: "Upload failed", message: "Check your connection.")
    ),
    (
      "action", ["en"],
      Toast(id: "a", title: "Project archived", message: "Moved to Archive.", actions: undo)
    ),
    (
      "japanese", ["ja"],
      Toast(id: "a", title: "プロジェクトをアーカイブしました", actions: undo)
    ),
    (
      "chinese", ["zh-HK"],
      Toast(id: "a", style: .warning, title: "儲存空間不足", message: "請釋放空間以繼續同步。")
    ),
    (
      "markdown", ["en"],
      Toast(
        id: "a",
        title: "**Deploy** finished",
        message: "See https://ci.example.com/build/4711 for details"
      )
    ),
    ("emoji", ["en"], Toast(id: "a", title: "🎉 Shipped 🚀 today", message: "Well done 👏")),
    ("capitals", ["en"], Toast(id: "a", title: "PROJECT ARCHIVED", message: "Read\nthis…")),
    (
      "progress", ["en"],
      Toast(id: "a", style: .progress, title: "Uploading", progress: 0.42)
    ),
  ]

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    var isFast = true
    for kind in kinds where arguments.isEmpty || arguments.contains(kind.name) {
      let rate = rate(Announcer(languages: kind.languages), kind.toast)
      print("\(kind.name): \(Int(rate)) announcements a second")
      if rate < gate { isFast = false }
    }
    if !isFast { fail("some kinds of toast are below \(Int(gate)) announcements a second") }
  }

  /// The best of some rounds, which other work on the machine disturbs least.
  private static func rate(_ announcer: Announcer, _ toast: Toast) -> Double {
    var best = 0.0
    var length = 0
    for _ in 0..<rounds {
      // The time of the processor, which other work on the machine lengthens least; POSIX counts a
      // million a second.
      let start = clock()
      for _ in 0..<count { length += announcer.announcement(for: toast).text.utf8.count }
      let seconds = Double(clock() - start) / 1_000_000
      best = max(best, Double(count) / seconds)
    }
    return length > 0 ? best : 0
  }

  private static func fail(_ message: String) -> Never {
    print(message)
    exit(1)
  }
}

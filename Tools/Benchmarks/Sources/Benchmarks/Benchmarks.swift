// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CBaseline
import Foundation
import StringResolution

/// Measures resolution as ratios to the floor: a Swift interpolation of one text and one number.
@main
struct Benchmarks {
  static func main() {
    var report = Report()
    // Before anything else has touched the catalog.
    let start = baseline_thread_time()
    let first = String(localized: "Key 77", in: .module.preferring(["de"]))
    let elapsed = Double(baseline_thread_time() - start) / 1_000_000
    use(first)
    report.atMost(1, "first lookup in an embedded catalog of 1 MB", elapsed, unit: "ms")

    if CommandLine.arguments.contains("--first") { return }
    single(&report)
    allocations(&report)
    threads(&report)
    exit(report.isGood ? 0 : 1)
  }

  private static let names = ["Max", "Olga", "Yuki", "Noor"]

  private static func single(_ report: inout Report) {
    let english = LocalizationBundle.module.preferring(["en"])
    let russian = LocalizationBundle.module.preferring(["ru"])
    let arabic = LocalizationBundle.module.preferring(["ar"])
    let german = Locale(identifier: "de")
    let message = baseline_message_open(
      "en",
      "You have {0, plural, one {# item} other {# items}} in the list"
    )
    var buffer = [UInt8](repeating: 0, count: 256)
    func plural(_ bundle: LocalizationBundle, _ first: Int = 0) -> (Int) -> Void {
      { use(String(localized: "You have \(first + $0) items", in: bundle)) }
    }
    let times = Measurement.nanoseconds([
      { use("User \(names[$0 & 3]) has \($0) items") },
      { _ in use(String(localized: "All items saved", in: english)) },
      { use(String(localized: "Hello, \(names[$0 & 3])! Welcome", in: english)) },
      plural(english), plural(russian), plural(arabic),
      plural(english, 1_000_000), plural(russian, 1_000_000), plural(arabic, 1_000_000),
      {
        let count = baseline_message_format(message, Double($0), &buffer, 256)
        use(String(decoding: buffer.prefix(Int(count)), as: UTF8.self))
      },
    ])
    let foundation = Measurement.nanoseconds(
      rounds: 20,
      [
        { use(String(format: "You have %d items in the list", locale: german, $0)) }
      ]
    )[0]
    let floor = times[0]
    report.note("floor, one text and one number", floor, unit: "ns")
    let cases: [(String, Double)] = [
      ("no argument", 1), ("one text", 2.5), ("one number with plural, en", 3),
      ("one number with plural, ru", 3), ("one number with plural, ar", 5),
    ]
    for (number, (name, limit)) in cases.enumerated() {
      report.note(name, times[number + 1], unit: "ns")
      report.atMost(limit, name, times[number + 1] / floor)
    }
    for (number, language) in ["en", "ru", "ar"].enumerated() {
      report.note("one number of seven digits, \(language)", times[number + 6], unit: "ns")
    }
    report.note("cached umsg_format", times[9], unit: "ns")
    report.atLeast(3, "faster than a cached umsg_format", times[9] / times[3])
    report.note("Foundation's String(format:locale:)", foundation, unit: "ns")
    report.atLeast(25, "faster than String(format:locale:)", foundation / times[3])
  }

  private static func allocations(_ report: inout Report) {
    let bundle = LocalizationBundle.module.preferring(["en"])
    let none = Measurement.allocations { _ in use(String(localized: "All items saved", in: bundle))
    }
    // The text is shared with the catalog, so that not even the result takes memory.
    report.atMost(1, "allocations without arguments", none, unit: "a call")
    report.note(
      "allocations with one number",
      Measurement.allocations { use(String(localized: "You have \($0) items", in: bundle)) },
      unit: "a call"
    )
  }

  private static func work(_ calls: Int) {
    let bundles = ["en", "ru", "ar"].map { LocalizationBundle.module.preferring([$0]) }
    for index in 0..<calls {
      use(String(localized: "You have \(index & 1023) items", in: bundles[index % 3]))
    }
  }

  /// Nanoseconds from letting threads go until the last of them is done.
  private static func wall(threads: Int, calls: Int) -> Double {
    let running = (0..<threads).map { _ in
      DispatchedThread(prepare: { work(calls / 10) }, { work(calls) })
    }
    for thread in running { thread.waitUntilReady() }
    let start = baseline_wall_time()
    for thread in running { thread.letGo() }
    for thread in running { thread.wait() }
    return Double(baseline_wall_time() - start)
  }

  private static func threads(_ report: inout Report) {
    let calls = 500_000
    // On a machine that others use too, the best run of each says most.
    var one = Double.infinity
    var two = Double.infinity
    for _ in 0..<7 {
      one = min(one, wall(threads: 1, calls: calls))
      two = min(two, wall(threads: 2, calls: calls))
    }
    report.atLeast(1.8, "throughput of two threads against one", 2 * one / two)
  }
}

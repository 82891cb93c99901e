// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import Synchronization
import Testing

@Suite struct ConcurrencyTests {
  @Test("Eight threads get the texts of six languages that one thread gets")
  func threads() async throws {
    let languages = ["en", "ru", "ar", "pl", "ja", "de"]
    let catalog = TestCatalog()
      .with(
        "%lld files from %@",
        languages.map { language in
          (
            language,
            .plural([
              "one": "\(language) one %1$lld %2$@", "few": "\(language) few %1$lld %2$@",
              "many": "\(language) many %1$lld %2$@", "other": "\(language) other %1$lld %2$@",
            ])
          )
        }
      )
      .with("%.2f at %@", languages.map { ($0, .text("\($0) %.2f %@")) })
    let bundle = try catalog.bundle()
    @Sendable func texts(_ bundle: LocalizationBundle, _ range: Range<Int>) -> [String] {
      range.flatMap { number in
        languages.flatMap { language in
          let own = bundle.preferring(LanguagePreferences([language]))
          return [
            own.text("%lld files from %@", .integer(Int64(number)), "Max"),
            own.text(
              "%.2f at %@",
              .double(Double(number) / 4),
              .styled(.date(secondsSince1970: Double(number) * 86_400, .date().timeZone("UTC")))
            ),
          ]
        }
      }
    }
    let expected = texts(try catalog.bundle(), 0..<200)
    // Threads and not tasks, which share as many threads as there are cores.
    let found = Mutex<[[String]]>([])
    let done = DispatchGroup()
    for _ in 0..<8 {
      done.enter()
      Thread {
        let own = texts(bundle, 0..<200)
        found.withLock { $0.append(own) }
        done.leave()
      }.start()
    }
    await withCheckedContinuation { continuation in
      done.notify(queue: .global()) { continuation.resume() }
    }
    let all = found.withLock { $0 }
    #expect(all.count == 8)
    for own in all { #expect(own == expected) }
  }
}

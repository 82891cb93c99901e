// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Synchronization
import Testing

@Suite struct OrderedWorkTests {
  /// Results come once each and in the order of the pieces, whatever the number of jobs.
  @Test(arguments: [1, 2, 3, 8, 100], [0, 1, 2, 7, 60])
  func resultsComeInOrder(jobs: Int, pieces: Int) async throws {
    var handled: [Int] = []
    try await OrderedWork.run(Array(0..<pieces), jobs: jobs) { piece in
      // Early pieces take longer than those after them.
      (0..<(pieces - piece) * 100).reduce(piece) { $0 ^ $1 ^ $1 }
    } handle: {
      handled.append($0)
    }
    #expect(handled == Array(0..<pieces))
  }

  /// No more pieces are worked on at once than there are jobs, and few results wait.
  @Test(arguments: [1, 2, 3])
  func workIsBounded(jobs: Int) async throws {
    let running = Mutex((now: 0, most: 0))
    let begun = Mutex(0)
    var handled = 0
    var mostAhead = 0
    try await OrderedWork.run(Array(0..<200), jobs: jobs) { _ in
      begun.withLock { $0 += 1 }
      running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      running.withLock { $0.now -= 1 }
    } handle: { _ in
      mostAhead = max(mostAhead, begun.withLock { $0 } - handled)
      handled += 1
    }
    #expect(running.withLock { $0.most } <= jobs)
    #expect(mostAhead <= 2 * jobs)
  }

  private struct Stop: Error {}

  @Test(arguments: [1, 4])
  func anErrorEndsTheWork(jobs: Int) async throws {
    var handled: [Int] = []
    await #expect(throws: Stop.self) {
      try await OrderedWork.run(Array(0..<50), jobs: jobs) {
        $0
      } handle: { piece in
        if piece == 5 { throw Stop() }
        handled.append(piece)
      }
    }
    #expect(handled == [0, 1, 2, 3, 4])
  }
}

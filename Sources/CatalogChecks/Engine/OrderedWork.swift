// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Does pieces of work on several cores and hands the results on in the order of the pieces.
package enum OrderedWork {
  /// Runs every piece.
  ///
  /// Only a few results wait at a time, so that memory does not grow with the number of pieces.
  ///
  /// - Parameters:
  ///   - pieces: the work.
  ///   - jobs: how many pieces are worked on at once at most.
  ///   - work: does one piece.
  ///   - handle: takes the results one after the other in the order of the pieces.
  /// - Throws: what `handle` throws; work that has begun is finished and dropped.
  package static func run<Piece: Sendable, Result: Sendable>(
    _ pieces: [Piece],
    jobs: Int,
    work: @escaping @Sendable (Piece) -> Result,
    handle: (Result) throws -> Void
  ) async throws {
    guard jobs > 1, pieces.count > 1 else {
      for piece in pieces { try handle(work(piece)) }
      return
    }
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var waiting: [Int: Result] = [:]
      var started = 0
      var handled = 0
      func start() {
        let index = started
        let piece = pieces[index]
        group.addTask { @concurrent in (index, work(piece)) }
        started += 1
      }
      while started < min(jobs, pieces.count) { start() }
      while let (index, result) = try await group.next() {
        waiting[index] = result
        while let next = waiting.removeValue(forKey: handled) {
          try handle(next)
          handled += 1
        }
        // A slow piece holds back what comes after it, but not without end.
        while started < pieces.count, started - handled < 2 * jobs,
          started - handled - waiting.count < jobs
        {
          start()
        }
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ICUBridge
import Testing

@Suite struct BoundedCacheTests {
  @Test("A value is made once and kept, up to the limit")
  func keepsValues() {
    let cache = BoundedCache<Int, Int>(limit: 3)
    for key in 0..<100 {
      #expect(cache.value(for: key) { key * 2 } == key * 2)
      #expect(cache.value(for: key) { -1 } == key * 2)
      #expect((1...3).contains(cache.count))
    }
    cache.reset()
    #expect(cache.count == 0)
  }

  @Test("A failure is passed on and nothing is kept")
  func failure() {
    let cache = BoundedCache<String, Int>(limit: 3)
    #expect(throws: CancellationError.self) {
      try cache.value(for: "a") { throw CancellationError() }
    }
    #expect(cache.count == 0)
  }

  @Test("Tasks that ask at once get one value")
  func concurrentUse() async {
    let cache = BoundedCache<Int, Object>(limit: 10)
    let identities = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<16 {
        group.addTask { ObjectIdentifier(cache.value(for: 1) { Object() }) }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(identities.count == 1)
  }

  private final class Object: Sendable {}
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Synchronization

/// Input that is known beforehand, for tests.
package final class MemoryInput: InputSource {
  private let rest: Mutex<ArraySlice<UInt8>>

  package init(_ text: String = "") { rest = Mutex(Array(text.utf8)[...]) }

  /// The next bytes.
  package func read(upTo count: Int) -> [UInt8] {
    rest.withLock { rest in
      let part = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      return part
    }
  }
}

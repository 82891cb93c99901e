// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Glibc

/// An open file that is closed at the end of its scope; a lock on it ends then too.
struct FileDescriptor: ~Copyable {
  let raw: Int32

  init(raw: Int32) { self.raw = raw }

  deinit { _ = close(raw) }
}

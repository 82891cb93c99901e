// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Glibc

/// What tells one state of a file's content from another without reading it.
///
/// The time of the last change of status is left out: a new link or mode is no other content.
struct FileIdentity: Equatable {
  let device: UInt64
  let inode: UInt64
  let size: Int64
  let modifiedSeconds: Int
  let modifiedNanoseconds: Int

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modifiedSeconds = status.st_mtim.tv_sec
    modifiedNanoseconds = status.st_mtim.tv_nsec
  }

  /// Whether both are states of one file.
  func isSameFile(as other: Self) -> Bool { device == other.device && inode == other.inode }
}

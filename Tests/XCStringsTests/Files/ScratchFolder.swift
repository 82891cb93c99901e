// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation

/// A folder that is removed with everything in it when the test ends.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("toaststrings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The names of all files, hidden ones too, in order.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  func attributes(_ name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: path(name))
  }
}

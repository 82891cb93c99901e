// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

@testable import XCStrings

@Suite struct SpoolFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func spooled(_ path: String, blocks: Int = 3) throws -> (SpoolFile, [UInt8]) {
    let spool = try SpoolFile(for: path)
    var all: [UInt8] = []
    for number in 0..<blocks {
      let block = [UInt8](repeating: UInt8(number % 251), count: 700_001)
      try spool.append(block)
      all += block
    }
    return (spool, all)
  }

  private func content(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test func newAndOldFilesGetTheContent() throws {
    let path = folder.path("report")
    for blocks in [3, 1, 0] {
      let (spool, expected) = try spooled(path, blocks: blocks)
      try AtomicFile.replace(path, with: spool)
      #expect(try content(path) == expected)
    }
  }

  @Test func theOldContentStaysUntilTheNewIsWhole() throws {
    let path = folder.path("report")
    try AtomicFile.create(path, Array("old".utf8))
    _ = try spooled(path)
    #expect(try content(path) == Array("old".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
    #expect(names == ["report"])
  }

  @Test func whatIsNoFileIsWrittenTo() throws {
    let (spool, _) = try spooled("/dev/null")
    try AtomicFile.replace("/dev/null", with: spool)
  }

  @Test func aMissingFolderIsSaidAtOnce() {
    let error = #expect(throws: FileError.self) { try SpoolFile(for: folder.path("no/report")) }
    #expect(error?.reason == .notFound)
  }
}

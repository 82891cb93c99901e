// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Synchronization
import Testing

@testable import XCStrings

@Suite struct AtomicFileTests {
  private func update(
    _ path: String,
    _ text: String,
    timeout: Duration = .seconds(5),
    anonymous: Bool = true
  ) throws -> AtomicFile.Outcome {
    try AtomicFile.update(path, timeout: timeout, prefersAnonymous: anonymous) { _ in
      Array(text.utf8)
    }
  }

  private func error(_ body: () throws -> Void) -> FileError? {
    do {
      try body()
      return nil
    } catch {
      return error as? FileError
    }
  }

  private func run(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  // MARK: - Content

  @Test(arguments: [true, false])
  func contentIsReplacedAndNothingIsLeft(anonymous: Bool) throws {
    let folder = try ScratchFolder()
    try folder.write("a", "old")
    var seen: [UInt8] = []
    let outcome = try AtomicFile.update(
      folder.path("a"),
      timeout: .seconds(5),
      prefersAnonymous: anonymous
    ) { old in
      seen = old
      return Array("new".utf8)
    }
    #expect(outcome == .written)
    #expect(seen == Array("old".utf8))
    #expect(try folder.text("a") == "new")
    #expect(try folder.names() == ["a"])
  }

  @Test(arguments: [0, 1, 65_536, 3_000_001])
  func filesOfAnySize(_ size: Int) throws {
    let folder = try ScratchFolder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try Data(bytes).write(to: folder.url.appendingPathComponent("a"))
    let outcome = try AtomicFile.update(folder.path("a")) { old in
      #expect(old == bytes)
      return old.reversed() + [1]
    }
    #expect(outcome == .written)
    let written = try Data(contentsOf: folder.url.appendingPathComponent("a"))
    #expect(Array(written) == bytes.reversed() + [1])
  }

  @Test func unchangedContentIsNotWritten() throws {
    let folder = try ScratchFolder()
    try folder.write("a", "same")
    let before = try folder.attributes("a")
    #expect(try update(folder.path("a"), "same") == .unchanged)
    #expect(try AtomicFile.update(folder.path("a")) { _ in nil } == .unchanged)
    #expect(try AtomicFile.replace(folder.path("a"), Array("same".utf8)) == .unchanged)
    let after = try folder.attributes("a")
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
  }

  @Test func anErrorOfTheCallerLeavesEverything() throws {
    struct Mistake: Error {}
    let folder = try ScratchFolder()
    try folder.write("a", "old")
    #expect(throws: Mistake.self) {
      try AtomicFile.update(folder.path("a")) { _ in throw Mistake() }
    }
    #expect(try folder.text("a") == "old")
    #expect(try folder.names() == ["a"])
  }

  // MARK: - What is kept

  @Test(arguments: [true, false], [0o640, 0o600, 0o755, 0o666])
  func modeIsKept(anonymous: Bool, mode: Int) throws {
    let folder = try ScratchFolder()
    try folder.write("a", "old")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path("a"))
    #expect(try update(folder.path("a"), "new", anonymous: anonymous) == .written)
    #expect(try folder.attributes("a")[.posixPermissions] as? Int == mode)
  }

  @Test(.enabled(if: geteuid() == 0, "only the superuser gives files away"))
  func ownerIsKept() throws {
    let folder = try ScratchFolder()
    try folder.write("a", "old")
    try FileManager.default.setAttributes(
      [.ownerAccountID: 1234, .groupOwnerAccountID: 2345],
      ofItemAtPath: folder.path("a")
    )
    #expect(try update(folder.path("a"), "new") == .written)
    let attributes = try folder.attributes("a")
    #expect(attributes[.ownerAccountID] as? Int == 1234)
    #expect(attributes[.groupOwnerAccountID] as? Int == 2345)
  }

  @Test func symbolicLinksStay() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("below"),
      withIntermediateDirectories: true
    )
    try folder.write("below/file", "old")
    for (link, target) in [("one", "below/file"), ("two", "one")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link),
        withDestinationPath: target
      )
    }
    #expect(try update(folder.path("two"), "new") == .written)
    #expect(try folder.text("below/file") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("two")) == "one"
    )
    #expect(try folder.names() == ["below", "one", "two"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("below")) == ["file"]
    )
  }

  // MARK: - Several writers

  @Test(arguments: [true, false])
  func noEditOfSeveralWritersIsLost(anonymous: Bool) throws {
    let folder = try ScratchFolder()
    try folder.write("counter", "0")
    let path = folder.path("counter")
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<25 {
        do {
          _ = try AtomicFile.update(path, timeout: .seconds(60), prefersAnonymous: anonymous) {
            let count = Int(String(decoding: $0, as: UTF8.self)) ?? -1_000_000
            return Array(String(count + 1).utf8)
          }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
    }
    #expect(failures.withLock { $0 } == [])
    #expect(try folder.text("counter") == "100")
    #expect(try folder.names() == ["counter"])
  }

  @Test func aWriterThatWaitsInVainSaysSo() throws {
    let folder = try ScratchFolder()
    try folder.write("a", "old")
    let path = folder.path("a")
    let outcome = try AtomicFile.update(path) { _ in
      let inner = error { _ = try update(path, "inner", timeout: .milliseconds(30)) }
      #expect(inner?.reason == .locked)
      return Array("outer".utf8)
    }
    #expect(outcome == .written)
    #expect(try folder.text("a") == "outer")
  }

  @Test(arguments: [true, false])
  func programsWithoutALockAreNoticed(anonymous: Bool) throws {
    let folder = try ScratchFolder()
    try folder.write("a", "old")
    let changes: [() throws -> Void] = [
      // Written in place.
      {
        let handle = try FileHandle(forWritingTo: folder.url.appendingPathComponent("a"))
        try handle.write(contentsOf: Data("in place".utf8))
        try handle.close()
      },
      // Replaced by a rename.
      {
        try Data("renamed".utf8).write(to: folder.url.appendingPathComponent("a"), options: .atomic)
      },
      // Removed.
      { try FileManager.default.removeItem(atPath: folder.path("a")) },
    ]
    for change in changes {
      let failure = error {
        _ = try AtomicFile.update(
          folder.path("a"),
          timeout: .seconds(5),
          prefersAnonymous: anonymous
        ) { _ in
          try change()
          return Array("ours".utf8)
        }
      }
      #expect(failure?.reason == .changedMeanwhile)
      #expect(try folder.names().allSatisfy { $0 == "a" })
    }
  }

  // MARK: - Temporary files

  @Test(arguments: [true, false])
  func anAbandonedTemporaryFileIsRemoved(anonymous: Bool) throws {
    let folder = try ScratchFolder()
    try folder.write("a", "old")
    try folder.write(".a.toaststrings-tmp", "half")
    #expect(try update(folder.path("a"), "new", anonymous: anonymous) == .written)
    #expect(try folder.names() == ["a"])
  }

  @Test(arguments: [true, false])
  func aTemporaryFileAtWorkIsLeftAlone(anonymous: Bool) throws {
    let folder = try ScratchFolder()
    try folder.write("a", "old")
    try folder.write(".a.toaststrings-tmp", "half")
    let other = try FileHandle(
      forUpdating: folder.url.appendingPathComponent(".a.toaststrings-tmp")
    )
    #expect(flock(other.fileDescriptor, LOCK_EX) == 0)
    let failure = error {
      _ = try update(folder.path("a"), "new", timeout: .milliseconds(30), anonymous: anonymous)
    }
    #expect(failure?.reason == .locked)
    #expect(try folder.names() == [".a.toaststrings-tmp", "a"])
    #expect(try folder.text("a") == "old")
  }

  @Test func namesOfAnyLength() throws {
    let folder = try ScratchFolder()
    let name = String(repeating: "ü", count: 127)
    try folder.write(name, "old")
    #expect(try update(folder.path(name), "new", anonymous: false) == .written)
    #expect(try folder.names().count == 1)
    let failure = error { try AtomicFile.create(folder.path(name + "xx"), []) }
    #expect(failure?.reason == .invalidPath)
  }

  // MARK: - New files

  @Test(arguments: [true, false])
  func aNewFileTakesNobodysPlace(anonymous: Bool) throws {
    let folder = try ScratchFolder()
    try AtomicFile.create(
      folder.path("a"),
      .bytes(Array("first".utf8)),
      prefersAnonymous: anonymous
    )
    let failure = error {
      try AtomicFile.create(
        folder.path("a"),
        .bytes(Array("second".utf8)),
        prefersAnonymous: anonymous
      )
    }
    #expect(failure?.reason == .alreadyExists)
    #expect(try folder.text("a") == "first")
    #expect(try folder.names() == ["a"])
    // The mode that any program's new files get here.
    #expect(try run("touch", folder.path("b")) == 0)
    let usual = try folder.attributes("b")[.posixPermissions] as? Int
    #expect(try folder.attributes("a")[.posixPermissions] as? Int == usual)
  }

  @Test func replaceCreatesOrReplaces() throws {
    let folder = try ScratchFolder()
    #expect(try AtomicFile.replace(folder.path("a"), Array("one".utf8)) == .written)
    #expect(try AtomicFile.replace(folder.path("a"), Array("two".utf8)) == .written)
    #expect(try folder.text("a") == "two")
    #expect(try AtomicFile.replace("/dev/null", Array("x".utf8)) == .written)
    let failure = error { _ = try AtomicFile.replace("/dev/full", Array("x".utf8)) }
    #expect(failure?.reason == .noSpace)
  }

  // MARK: - Failures

  @Test func failuresSayWhatIsWrong() throws {
    let folder = try ScratchFolder()
    #expect(try run("mkfifo", folder.path("pipe")) == 0)
    try folder.write("file", "")
    let cases: [(String, FileError.Reason)] = [
      (folder.path("missing"), .notFound), (folder.path("missing/a"), .notFound),
      (folder.path("file/a"), .notFound), (folder.url.path, .isFolder),
      (folder.path("pipe"), .notRegular), ("a\0b", .invalidPath), ("", .notFound),
    ]
    for (path, reason) in cases {
      let failure = error { _ = try update(path, "x") }
      #expect(failure?.reason == reason, "\(path)")
      #expect(failure?.path == path)
    }
    for path in [folder.url.path + "/", folder.path("."), folder.path("..")] {
      #expect(error { try AtomicFile.create(path, []) }?.reason == .isFolder, "\(path)")
    }
    #expect(error { try AtomicFile.create(folder.path("no/a"), []) }?.reason == .notFound)
    #expect(
      error { _ = try update("missing.xcstrings", "x") }?.description
        == "missing.xcstrings: cannot be written: "
        + "there is no such file or folder; is the path right?"
    )
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is denied to the superuser"))
  func writeProtectionIsRespected() throws {
    let folder = try ScratchFolder()
    try folder.write("a", "old")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444],
      ofItemAtPath: folder.path("a")
    )
    #expect(error { _ = try update(folder.path("a"), "x") }?.reason == .permissionDenied)
    #expect(try folder.text("a") == "old")
  }

  @Test(
    .enabled(if: geteuid() == 0, "only the superuser mounts a small file system"),
    arguments: [true, false]
  )
  func aFullDiskChangesNothing(anonymous: Bool) throws {
    let folder = try ScratchFolder()
    let mounted = try run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.url.path)
    // Containers may deny even that.
    guard mounted == 0 else { return }
    defer { _ = try? run("umount", folder.url.path) }
    try folder.write("a", "old")
    let large = String(repeating: "x", count: 100_000)
    let failure = error { _ = try update(folder.path("a"), large, anonymous: anonymous) }
    #expect(failure?.reason == .noSpace)
    #expect(try folder.text("a") == "old")
    #expect(try folder.names() == ["a"])
    #expect(try update(folder.path("a"), "new", anonymous: anonymous) == .written)
  }

  /// A link that leads nowhere is neither followed nor replaced, and said to be one.
  @Test func aLinkThatLeadsNowhereIsSaid() throws {
    let folder = try ScratchFolder()
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone")
    let failures = [
      error { _ = try AtomicFile.replace(link, [1]) },
      error { _ = try update(link, "x") },
      error {
        let spool = try SpoolFile(for: link)
        try spool.append([1])
        try AtomicFile.replace(link, with: spool)
      },
    ]
    for failure in failures {
      #expect(failure?.reason == .brokenLink)
      #expect(failure?.description.contains("a symbolic link to a file that is not there") == true)
    }
    #expect(try folder.names() == ["link"])
  }
}

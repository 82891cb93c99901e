// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Foundation
import Testing

@testable import toaststrings

/// What is named as a catalog but is none: pipes, links and the report itself.
@Suite struct SpecialFileTests {
  /// A folder that holds one catalog, removed at the end of a test.
  private static func withFolder(_ body: (_ path: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("special-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{}".utf8).write(to: folder.appendingPathComponent("A.xcstrings"))
    try body(folder.path)
  }

  private static func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test("A walk opens no pipe, by its own name or through a link, and says so")
  func pipes() throws {
    try Self.withFolder { folder in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["mkfifo", "\(folder)/B.xcstrings"]
      try process.run()
      process.waitUntilExit()
      try Self.link("\(folder)/C.xcstrings", to: "B.xcstrings")
      let found = try CatalogFinder.find([folder])
      #expect(found.paths == ["\(folder)/A.xcstrings"])
      #expect(found.errors.map(\.path) == ["\(folder)/B.xcstrings", "\(folder)/C.xcstrings"])
    }
  }

  @Test("A link to a folder is followed when it is named, and not on a walk")
  func linksToFolders() throws {
    try Self.withFolder { folder in
      try Self.link("\(folder)/B.xcstrings", to: ".")
      #expect(try CatalogFinder.find([folder]).paths == ["\(folder)/A.xcstrings"])
      let linked = try CatalogFinder.find(["\(folder)/B.xcstrings"])
      #expect(linked.paths == ["\(folder)/B.xcstrings/A.xcstrings"])
      #expect(linked.errors.isEmpty)
    }
  }

  @Test("A report does not take the place of a catalog, whatever name is given")
  func reports() throws {
    try Self.withFolder { folder in
      try Self.link("\(folder)/Link.json", to: "A.xcstrings")
      let catalogs = ["-", "\(folder)/A.xcstrings"]
      for path in ["A.xcstrings", "./A.xcstrings", "Link.json"] {
        #expect(throws: (any Error).self) {
          try ReportDestination.requireOther(than: catalogs, "\(folder)/\(path)")
        }
      }
      for path in [nil, "-", "\(folder)/report.json", "\(folder)/B.xcstrings"] {
        try ReportDestination.requireOther(than: catalogs, path)
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

/// What a line of `--stdin` says cannot be said on the command line as well: it would be ignored.
@Suite struct OptionsBesideStdinTests {
  @Test(
    arguments: [
      ["set", "--locale", "de"], ["set", "--value", "x"], ["set", "--plural", "one=x"],
      ["set", "--device", "mac=x"], ["set", "--state", "new"], ["set", "--comment", "x"],
      ["set", "--translatable", "false"], ["set", "--manual"], ["set", "--replace"],
      ["set", "Undo"], ["remove", "--locale", "de"], ["remove", "Undo"], ["rename", "Undo"],
    ]
  )
  func refused(arguments: [String]) throws {
    let catalog = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).xcstrings")
    let text = Data("{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}".utf8)
    try text.write(to: catalog)
    defer { try? FileManager.default.removeItem(at: catalog) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("toaststrings")
    process.arguments = [arguments[0], catalog.path, "--stdin"] + arguments.dropFirst()
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(try Data(contentsOf: catalog) == text)
  }
}

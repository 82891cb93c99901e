// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing

/// The hooks of pre-commit, run as it runs them: the words of `entry`, then the changed files.
@Suite(".pre-commit-hooks.yaml") struct HookTests {
  private struct Hook {
    var members: [String: String] = [:]

    var words: [String] { (members["entry"] ?? "").split(separator: " ").map(String.init) }
  }

  private static let hooks: [Hook] = {
    var hooks: [Hook] = []
    let text = (try? PackageDocuments.text(".pre-commit-hooks.yaml")) ?? ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("- ") { hooks.append(Hook()) }
      guard let colon = line.firstIndex(of: ":"), !hooks.isEmpty else { continue }
      let name = line[..<colon].drop { $0 == "-" || $0 == " " }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      hooks[hooks.count - 1].members[String(name)] = String(value)
    }
    return hooks
  }()

  @Test("Hooks have what pre-commit asks for, and run a product of this package")
  func members() {
    let ids = Self.hooks.compactMap { $0.members["id"] }
    #expect(ids == ["check-string-catalogs", "fix-string-catalogs", "format-string-catalogs"])
    for hook in Self.hooks {
      #expect(hook.words.first == "toaststrings")
      // `swift build -c release` in a clone; its products come first on the PATH.
      #expect(hook.members["language"] == "swift")
      #expect(hook.members["files"] == #"\.xcstrings$"#)
      #expect(hook.members["name"] != nil && hook.members["description"] != nil)
    }
  }

  private func run(_ id: String, _ folder: WorkingFolder, _ files: String...) throws -> ToolRun {
    let hook = try #require(Self.hooks.first { $0.members["id"] == id })
    return try folder.run(hook.words.dropFirst() + files)
  }

  @Test("The check looks at the changed files alone and fails on errors")
  func check() throws {
    let folder = try ProjectFolder.make()
    try folder.write(
      "Clean.xcstrings",
      ProjectFolder.catalog(ProjectFolder.entry("Undo", "Zurück"))
    )
    #expect(try run("check-string-catalogs", folder, "Clean.xcstrings").status == 0)
    let both = try run(
      "check-string-catalogs",
      folder,
      "Clean.xcstrings",
      "App/Localizable.xcstrings"
    )
    #expect(both.status == 1)
  }

  @Test("The repair changes the file, which makes pre-commit fail, and reports the rest")
  func fix() throws {
    let folder = try ProjectFolder.make()
    let file = "App/Localizable.xcstrings"
    let old = try folder.text(file)
    #expect(try run("fix-string-catalogs", folder, file).status == 1)
    #expect(try folder.text(file) != old)
  }

  @Test("The format hook leaves what is in Xcode's layout, and mends the rest")
  func format() throws {
    let folder = try ProjectFolder.make("A.xcstrings")
    let stamp = try folder.stamp("A.xcstrings")
    #expect(try run("format-string-catalogs", folder, "A.xcstrings").status == 0)
    #expect(try folder.stamp("A.xcstrings") == stamp)
    try folder.write("A.xcstrings", ProjectFolder.faulty + "\n\n")
    #expect(try run("format-string-catalogs", folder, "A.xcstrings").status == 0)
    #expect(try folder.text("A.xcstrings") == ProjectFolder.faulty)
  }
}

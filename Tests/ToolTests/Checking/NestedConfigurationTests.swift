// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// A configuration that cannot be used keeps its own catalogs from being checked, and no others.
@Suite struct NestedConfigurationTests {
  private static func folder(_ configuration: String) throws -> WorkingFolder {
    let folder = try ProjectFolder.make("App/Localizable.xcstrings")
    try folder.write("Kit/Localizable.xcstrings", ProjectFolder.faulty)
    try folder.write("Kit/Inner/Other.xcstrings", ProjectFolder.faulty)
    try folder.write("Kit/.toaststrings.json", configuration)
    return folder
  }

  @Test(arguments: [
    (
      #"{"lokales": ["de"]}"#, "line 1, column 2: unknown member 'lokales'; did you mean 'locales'?"
    ),
    (
      #"{"rules": {"toast-too-long": {"secconds": 3}}}"#,
      "line 1, column "
    ),
    ("{", "line 1, column 2: "),
  ])
  func theOthersGoOn(_ configuration: String, _ message: String) throws {
    let folder = try Self.folder(configuration)
    let run = try folder.run("check", "--format", "json")
    #expect(run.status == 2)
    let report = try CheckReport(run)
    #expect(Set(report.findings.map(\.path)) == ["App/Localizable.xcstrings"])
    #expect(report.errors.map(\.path) == ["Kit/.toaststrings.json"])
    #expect(report.errors.first?.message.hasPrefix(message) == true, "\(report.errors)")
    #expect(run.errors.contains("Kit/.toaststrings.json: "))
  }

  @Test func aMissingBaselineIsOne() throws {
    let folder = try Self.folder(#"{"baseline": "gone.json"}"#)
    let run = try folder.run("check", "--format", "json")
    #expect(run.status == 2)
    #expect(try CheckReport(run).errors.map(\.path) == ["Kit/gone.json"])
    #expect(try !CheckReport(run).findings.isEmpty)
  }

  /// With nothing left to check there is no report either.
  @Test func theOnlyOneStopsTheRun() throws {
    let run = try Self.folder(#"{"lokales": []}"#).run("check", "Kit")
    #expect(run.status == 2 && run.output.isEmpty && run.errorLines.count == 1)
  }

  @Test func oneForAllStopsTheRun() throws {
    let run = try Self.folder("{").run("check", "--config", "Kit/.toaststrings.json")
    #expect(run.status == 2 && run.output.isEmpty && run.errorLines.count == 1)
  }

  @Test func noneAndOneExcludeEachOther() throws {
    let run = try Self.folder("{}").run(
      "check",
      "--no-config",
      "--config",
      "Kit/.toaststrings.json"
    )
    #expect(run.status == 2 && run.errors.contains("'--no-config' and '--config'"))
  }

  @Test(arguments: ["[]", "{}", "3", #"{"strings": []}"#])
  func figuresAreOfCatalogs(_ json: String) throws {
    let folder = try WorkingFolder()
    try folder.write("A.xcstrings", json)
    for command in ["stats", "list"] {
      let run = try folder.run(command, "A.xcstrings")
      #expect(run.status == 2 && run.errors.contains("no string catalog"))
    }
  }
}

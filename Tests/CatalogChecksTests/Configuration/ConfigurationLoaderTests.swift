// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Foundation
import Testing

@Suite struct ConfigurationLoaderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{strict: true, exclude: ['Old/*']}", to: ".toaststrings.json")
    try folder.write("{catalogs: ['*.xcstrings']}", to: "App/.toaststrings.json")
    try folder.write("{oops}", to: "Broken/.toaststrings.json")
  }

  private func loader(
    _ origin: ConfigurationLoader.Origin = .nearest,
    in subfolder: String = ""
  ) -> ConfigurationLoader {
    ConfigurationLoader(
      origin: origin,
      vocabulary: ConfigurationVocabulary(rules: ["layout"]),
      workingDirectory: folder.path + subfolder,
      globs: simpleGlobs
    )
  }

  @Test(arguments: [
    ("A.xcstrings", ".toaststrings.json"),
    ("./Deep/Er/A.xcstrings", ".toaststrings.json"),
    ("App/A.xcstrings", "App/.toaststrings.json"),
    ("App/Deep/Er/A.xcstrings", "App/.toaststrings.json"),
    ("App/../A.xcstrings", ".toaststrings.json"),
    ("-", ".toaststrings.json"),
  ])
  func theNearestUpwardsApplies(_ catalog: String, _ file: String) throws {
    var loader = loader()
    #expect(try loader.configuration(forCatalog: catalog).file == file)
    let absolute = folder.path + "/" + catalog
    #expect(try loader.configuration(forCatalog: absolute).file == file)
  }

  @Test func filesAboveTheWorkingDirectoryApply() throws {
    var loader = loader(in: "/Deep")
    let configuration = try loader.configuration(forCatalog: "A.xcstrings")
    #expect(configuration.isStrict)
    #expect(configuration.folder == folder.path)
    #expect(configuration.file == folder.path + "/.toaststrings.json")
  }

  @Test func oneFileForAll() throws {
    var loader = loader(.file("App/.toaststrings.json"))
    for catalog in ["A.xcstrings", "Broken/A.xcstrings", "/elsewhere/A.xcstrings"] {
      let configuration = try loader.configuration(forCatalog: catalog)
      #expect(configuration.file == "App/.toaststrings.json")
      #expect(configuration.folder == folder.path + "/App")
    }
  }

  @Test func noneAtAll() throws {
    var loader = loader(.none)
    let configuration = try loader.configuration(forCatalog: "Broken/A.xcstrings")
    #expect(configuration == CheckConfiguration(folder: folder.path))
  }

  @Test func aBrokenFileConcernsItsOwnCatalogs() throws {
    var loader = loader()
    for _ in 0..<2 {
      let error = #expect(throws: ConfigurationError.self) {
        _ = try loader.configuration(forCatalog: "Broken/A.xcstrings")
      }
      #expect(error?.description.hasPrefix("Broken/.toaststrings.json:1:6: not a ") == true)
    }
    #expect(try loader.configuration(forCatalog: "App/A.xcstrings").file != nil)
  }

  @Test func aMissingFileIsAnError() throws {
    var loader = loader(.file("none.json"))
    let error = #expect(throws: ConfigurationError.self) {
      _ = try loader.configuration(forCatalog: "A.xcstrings")
    }
    #expect(
      error?.description
        == "none.json: cannot be read: there is no such file or folder; is the path right?"
    )
  }

  @Test func everyFileIsReadOnce() throws {
    var loader = loader()
    let first = try loader.configuration(forCatalog: "Deep/A.xcstrings")
    try folder.write("{", to: ".toaststrings.json")
    #expect(try loader.configuration(forCatalog: "Deep/Er/B.xcstrings") == first)
    #expect(try loader.configuration(forCatalog: "C.xcstrings") == first)
  }

  @Test(arguments: [
    ("A.xcstrings", true), ("Old/A.xcstrings", false), ("Older/A.xcstrings", true),
    ("App/Old/A.xcstrings", true), ("App/A.txt", false),
  ])
  func globsStartFromTheFolderOfTheFile(_ catalog: String, _ isSelected: Bool) throws {
    var loader = loader()
    #expect(try loader.selects(catalog: catalog) == isSelected)
    var above = self.loader(in: "/Old")
    #expect(try above.selects(catalog: "../\(catalog)") == isSelected)
  }
}

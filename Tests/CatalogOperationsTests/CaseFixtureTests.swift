// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import Foundation
import TestSupport
import Testing
import XCStrings

/// Runs the steps of the cases in `Fixtures` that edit or format a catalog; a new folder needs no
/// code.
@Suite
struct CaseFixtureTests {
  struct Case: Decodable {
    struct Step: Decodable {
      let run: [String]
      let exit: Int?
      let expect: Expectation
    }

    struct Expectation: Decodable {
      let untouched: [String]?
      let unchanged: [String]?
      let files: [String: String]?
    }

    let steps: [Step]
  }

  static let folder = packageRoot.appendingPathComponent("Tests/CatalogOperationsTests/Fixtures")

  static let names: [String] = {
    let found = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (found ?? []).sorted()
  }()

  @Test("Case", arguments: names)
  func runCase(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    let data = try Data(contentsOf: folder.appendingPathComponent("case.json"))
    let steps = try JSONDecoder().decode(Case.self, from: data).steps
    var bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("input.xcstrings")))
    var ran = 0
    for step in steps {
      let catalog = try StringCatalog(bytes)
      let result: [UInt8]?
      switch step.run.first {
      case "set" where step.exit == 2:
        #expect(throws: CatalogEditFailure.self) { try set(step.run, in: catalog) }
        result = nil
      case "set": result = try set(step.run, in: catalog)
      case "format" where step.exit == 2:
        #expect(throws: CatalogEditorError.self) {
          try CatalogFormatting.formatted(catalog, order: .xcode)
        }
        result = nil
      case "format" where step.run.contains("--check"):
        let isDifferent = try CatalogFormatting.formatted(catalog, order: .xcode) != nil
        #expect(isDifferent == (step.exit == 1))
        result = nil
      case "format": result = try CatalogFormatting.formatted(catalog, order: .xcode)
      default: continue
      }
      ran += 1
      if step.expect.untouched != nil || step.expect.unchanged != nil { #expect(result == nil) }
      if let expected = step.expect.files?["input.xcstrings"] {
        #expect(result == [UInt8](try Data(contentsOf: folder.appendingPathComponent(expected))))
      }
      bytes = result ?? bytes
    }
    #expect(ran > 0)
  }

  private func set(_ arguments: [String], in catalog: StringCatalog) throws -> [UInt8]? {
    var request = SetRequest(key: arguments[2])
    for (option, value) in zip(arguments.dropFirst(3), arguments.dropFirst(4)) {
      switch option {
      case "--locale": request.locale = value
      case "--value": request.content = .value(value)
      default: break
      }
    }
    return try EditApplication.apply([CatalogEditRequest(.set(request))], to: catalog).bytes
  }
}

// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Foundation
import Testing
import XCStrings

@Suite("SARIF's object model") struct SARIFModelTests {
  private func log(_ findings: [Finding]) throws -> [UInt8] {
    let errors = [CheckError(path: "a b", message: "c"), CheckError(path: "d", message: "e")]
    return try ReportFormat.sarif.report(findings, errors: errors).bytes
  }

  @Test("Logs with every rule and hostile texts are valid", arguments: 1...3 as ClosedRange<UInt64>)
  func logs(seed: UInt64) throws {
    let findings = Checker.rules.map { Finding.sample(rule: $0.id) }
    #expect(try SARIFModel.problems(log([])) == [])
    #expect(try SARIFModel.problems(log(findings)) == [])
    #expect(try SARIFModel.problems(log(JSONReportTests.adversarial(seed: seed))) == [])
  }

  @Test("The model accepts nothing that was spoilt")
  func strictness() throws {
    let bytes = try log([.sample(key: "k", locale: "de")])
    let log = try JSONSerialization.jsonObject(with: Data(bytes))
    let spoilt = Self.spoilt(log)
    #expect(spoilt.count > 80)
    for (change, value) in spoilt {
      #expect(!SARIFModel.problems(value, .object("sarifLog"), "").isEmpty, "\(change)")
    }
  }

  /// A value with one change each: a member that no object has, a member of another type.
  private static func spoilt(_ value: Any, _ path: String = "") -> [(change: String, value: Any)] {
    if let members = value as? [String: Any] {
      let isBag = path.hasSuffix("/properties")
      let inside = members.flatMap { name, member in
        // A bag takes anything but other tags.
        isBag && name != "tags"
          ? []
          : spoilt(member, "\(path)/\(name)").map { change in
            (change.change, members.merging([name: change.value]) { $1 } as Any)
          }
      }
      let extra = ("\(path): one more", members.merging(["extra": 1]) { $1 } as Any)
      return inside + (isBag ? [] : [extra]) + (isBag ? [] : [("\(path): a list", [members])])
    }
    if let elements = value as? [Any] {
      let inside = elements.indices.flatMap { index in
        spoilt(elements[index], "\(path)/\(index)").map { change in
          var copy = elements
          copy[index] = change.value
          return (change.change, copy as Any)
        }
      }
      return inside + [("\(path): an object", ["0": elements])]
    }
    return [("\(path): a list", [value])]
  }
}

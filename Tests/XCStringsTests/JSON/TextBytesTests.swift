// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

@testable import XCStrings

@Suite struct TextBytesTests {
  @Test(arguments: [0, 1, 4095, 4 << 20, (4 << 20) + 1])
  func aFileIsReadWhole(_ size: Int) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let data = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try data.write(to: file)
    let bytes = try TextBytes(contentsOfFile: file.path)
    #expect(bytes.count == size)
    #expect(Data(bytes.copy(0..<size)) == data)
  }

  @Test func aFolderIsNoFile() {
    let error = #expect(throws: StringCatalogError.self) { try TextBytes(contentsOfFile: "/") }
    #expect(error?.description == "/: cannot be read: it is a folder, where a file is expected")
  }

  @Test func aMissingFileIsNamed() {
    let error = #expect(throws: StringCatalogError.self) {
      try StringCatalog(contentsOfFile: "no/such.xcstrings")
    }
    #expect(
      error?.description
        == "no/such.xcstrings: cannot be read: there is no such file or folder; is the path right?"
    )
  }
}

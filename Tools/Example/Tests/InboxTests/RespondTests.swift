// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution
import Testing

@testable import Inbox

@Suite struct RespondTests {
  func answer(_ path: String, _ languages: String) throws -> Resolution {
    var lines = ["GET \(path) HTTP/1.1", "Accept-Language: \(languages)", ""].makeIterator()
    let request = try #require(Request { lines.next() })
    return respond(to: request).body
  }

  @Test("Readers of Polish get the form that the number needs")
  func plurals() throws {
    let polish = "pl-PL, pl;q=0.9, en;q=0.5"
    #expect(try answer("/Ola/1", polish).text == "1 plik od Ola")
    #expect(try answer("/Ola/3", polish).text == "3 pliki od Ola")
    #expect(try answer("/Ola/5", polish).text == "5 plików od Ola")
    #expect(try answer("/Ola/1", "*").text == "1 file from Ola")
  }

  @Test("Readers of other languages get the source language, and are told so")
  func fallback() throws {
    #expect(try answer("/Ola/5", "ja").text == "Olaから5件のファイル")
    #expect(try answer("/Ola/5", "fi, sv;q=0.5").text == "5 files from Ola")
    #expect(try answer("/Ola/5", "fi, sv;q=0.5").language == "en")
  }
}
